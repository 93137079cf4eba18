mod decode;
mod defects;
mod gravon;
pub(crate) mod play;
mod recognize;
mod strados;
mod zip;

/// Files as the archives and programs of others hold them, and what is ours.
pub(crate) mod data {
    macro_rules! data {
        ($($name:ident $file:literal),*) => {
            $(pub(crate) const $name: &str = include_str!(concat!("../../../tests/data/formats/", $file));)*
        };
    }
    data!(
        CLASSIC "classic.xml",
        DUEL "duell.xml",
        FREE "free.xml",
        BARRAGE "barrage.gsn",
        ULTIMATE "ultimate.gsn",
        BUNDLE "bundle.stg",
        TEXTS "texts.txt"
    );
}
