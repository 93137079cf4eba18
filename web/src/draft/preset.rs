//! Ready-made arrangements, our own.

use vexillum_engine::{Setup, Variant};

/// What an arrangement is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PresetName {
    /// The Flag in a corner, walled in.
    CornerKeep,
    /// The Flag in the middle of the back row, walled in.
    CenterWall,
    /// Two keeps, one of them empty.
    TwoKeeps,
    /// All strength on the right.
    RightHook,
    /// Bombs far from the Flag.
    Decoy,
}

impl PresetName {
    /// All names.
    pub const ALL: [Self; 5] = [Self::CornerKeep, Self::CenterWall, Self::TwoKeeps, Self::RightHook, Self::Decoy];
}

/// An arrangement that fits a variant.
#[derive(Clone, PartialEq, Debug)]
pub struct Preset {
    /// What it is called.
    pub name: PresetName,
    /// The arrangement.
    pub setup: Setup,
}

/// All arrangements, whatever army they are for.
const PRESETS: &[(PresetName, &str)] = &[
    // 40 pieces
    (PresetName::CornerKeep, "2526924262/736MS82756/B438253B7B/FB34253B4B"),
    (PresetName::CenterWall, "2652824262/749257M657/38B3B5S263/B34BFB243B"),
    (PresetName::TwoKeeps, "2825262962/7564M73276/3B45S83B52/B4B323BFB4"),
    (PresetName::RightHook, "2524622879/5B26276M67/4BB35238S3/4BFB32534B"),
    // 40 pieces with an Infiltrator
    (PresetName::CornerKeep, "I526924262/736MS82756/B438253B7B/FB34253B4B"),
    (PresetName::CenterWall, "2I52824662/749257M657/38B3B5S263/B34BFB243B"),
    // 30 pieces
    (PresetName::CornerKeep, "2652827296/73MS26837B/B43B453BBF"),
    (PresetName::CenterWall, "6282572926/27SMB38637/B34BFB543B"),
    // 30 pieces of the fantasy edition
    (PresetName::CornerKeep, "2672829267/35MS38734B/B3B45B3BBF"),
    (PresetName::CenterWall, "7262892726/53SMB38734/B3BBFB543B"),
    // 30 pieces with Spotters
    (PresetName::CornerKeep, "2P628527P2/43MS39453B/3B2B63BBBF"),
    (PresetName::CenterWall, "26P2728P52/439SBM3453/3B6BFB2B3B"),
    // 20 pieces
    (PresetName::CornerKeep, "2.5.2.6.42/.8.M.7.9.5/B.S.6.3..4/FB.3....2."),
    (PresetName::CenterWall, "2.6.4.5..2/7..9.M.8../5.3.BS6..2/..4.FB3.2."),
    // 8 pieces
    (PresetName::CornerKeep, ".2......2./...M...9../B.S......./F3........"),
    (PresetName::CenterWall, "2........2/...9..M.../....B.S.../...3F....."),
    (PresetName::Decoy, "...2..2.../.M......9./.S......../.....3F.B."),
    // 10 pieces, four rows and three
    (PresetName::CornerKeep, ".2......2./...M...9../B.S...3.../FB..3....."),
    (PresetName::CenterWall, "2........2/...9..M.../....B.S3../...3FB...."),
    (PresetName::Decoy, "...2..2.../.M......9./.S..3.3.../B.....F..B"),
    (PresetName::CornerKeep, ".2.M....2./B.S....9../FB..3.3..."),
    (PresetName::CenterWall, "2..9..M..2/....B.S3../...3FB...."),
    // 10 pieces with a Spotter
    (PresetName::CornerKeep, ".P.M....2./B.S....9../FB..3.3..."),
    (PresetName::CenterWall, "2..9..M..P/....B.S3../...3FB...."),
];

/// The arrangements with which a game of this variant could begin at once.
pub fn presets(variant: &Variant) -> Vec<Preset> {
    PRESETS
        .iter()
        .filter_map(|&(name, text)| Some(Preset { name, setup: Setup::parse(&variant.board, text).ok()? }))
        .filter(|preset| preset.setup.problems(variant).is_empty())
        .collect()
}
