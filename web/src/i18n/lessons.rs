//! Texts of the lessons, and of the ways to them.

/// The ways to the lessons.
pub struct Ways {
    /// Leads to them, among the ways to other screens.
    pub nav: &'static str,
    /// Leads to them from the rules.
    pub link: &'static str,
    /// The same for somebody who has never played: a heading and a line.
    pub invitation: [&'static str; 2],
}

/// English.
pub const ENGLISH_WAYS: Ways = Ways {
    nav: "Lessons",
    link: "Six short lessons",
    invitation: ["New to the game?", "Six lessons of a minute each, played on a small board."],
};

/// Texts of the lessons.
pub struct Lessons {
    /// The heading.
    pub title: &'static str,
    /// Which lesson of how many.
    pub number: fn(usize, usize) -> String,
    /// A lesson that has been learned, for screen readers: its title.
    pub learned: fn(&str) -> String,
    /// Over what is to be done.
    pub task: &'static str,
    /// The lessons.
    pub lessons: [Lesson; 6],
    /// All turns are used up.
    pub slow: &'static str,
    /// Begins the lesson again.
    pub again: &'static str,
    /// To the next one.
    pub next: &'static str,
    /// The last one is over.
    pub finished: &'static str,
    /// To the start screen.
    pub play: &'static str,
}

/// Texts of a lesson.
pub struct Lesson {
    /// What it is about.
    pub title: &'static str,
    /// What is to be learned.
    pub text: &'static str,
    /// What is to be done.
    pub task: &'static str,
    /// It is done.
    pub praise: &'static str,
    /// It went wrong.
    pub wrong: &'static str,
}

/// English.
pub const ENGLISH: Lessons = Lessons {
    title: "Lessons",
    number: |number, of| format!("Lesson {number} of {of}"),
    learned: |title| format!("{title}, learned"),
    task: "Your task",
    lessons: [
        Lesson {
            title: "Moving",
            text: "A turn is one move of one piece: one square forward, backward or to the side, never diagonally. Lakes \
                   cannot be entered. Bombs and the Flag stay where they stand.",
            task: "Walk your Captain (6) around the lake to the marked square.",
            praise: "There it is. Pick a piece up and the board always shows where it can go.",
            wrong: "That piece was lost on the way. Keep to the empty squares.",
        },
        Lesson {
            title: "Attacking",
            text: "To attack, move onto an enemy piece. Both are shown, and the higher number stays. Equal numbers both \
                   leave the board.",
            task: "An enemy Captain (6) has just struck down your Sergeant (4). Take it and keep your own piece.",
            praise: "8 beats 6. From now on your opponent knows your Colonel, so choose your fights.",
            wrong: "Your piece fell as well. Only a higher number wins and stays.",
        },
        Lesson {
            title: "The Scout",
            text: "The Scout (2) runs any number of empty squares in a straight line, and may attack at the end of its \
                   run. It is weak, but it finds out what stands where.",
            task: "Something in the back row has not moved yet. Let your Scout run up the open column and attack it.",
            praise: "Across the whole board in one move, and a Spy caught. Even a Scout that falls has told you something.",
            wrong: "Not that one. The column to the right of the lake is open: attack from far away.",
        },
        Lesson {
            title: "Miner and Bomb",
            text: "Whatever attacks a Bomb falls, and the Bomb stays. Only the Miner (3) removes it.",
            task: "Your Captain has just run into a Bomb. Bring your Miner to it and defuse it.",
            praise: "Defused. Keep a Miner for the end: Bombs often stand around the Flag.",
            wrong: "A Bomb again. Even the General falls, only the Miner does not.",
        },
        Lesson {
            title: "Spy and Marshal",
            text: "The Marshal (10) is the strongest piece. The Spy alone defeats it, but only if the Spy attacks. \
                   Attacked by anything, the Spy falls.",
            task: "The enemy Marshal has shown itself. Strike before it does.",
            praise: "The weakest piece has taken the strongest. Keep your Marshal away from unknown pieces.",
            wrong: "The Marshal was stronger, or faster. The Spy has to attack at once.",
        },
        Lesson {
            title: "Capturing the Flag",
            text: "Whoever captures the Flag wins. It never moves, and is often walled in. What has not moved yet, behind \
                   a Bomb, deserves a look.",
            task: "Your Captain has found a Bomb near the corner. Open the way and capture the Flag.",
            praise: "The Flag is yours, and so is the game!",
            wrong: "That was a Bomb. Let the Miner open the way.",
        },
    ],
    slow: "That took too many turns. It can be done in three.",
    again: "Try again",
    next: "Next lesson",
    finished: "You know all you need. Barrage and Duel are short and good to begin with.",
    play: "To the game",
};
