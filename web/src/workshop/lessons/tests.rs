use super::attempt::{Attempt, Verdict};
use super::course::COURSE;

/// Plays a lesson by the learner's moves, the opponent answering, up to its end. The last move has to bring it.
fn check(number: usize, moves: &str, expected: Verdict) {
    let mut attempt = Attempt::new(&COURSE[number - 1]).expect("a lesson");
    let mut seen = attempt.session().log_len();
    assert!(!attempt.is_begun());
    let mut verdict = None;
    for action in moves.split(' ') {
        assert_eq!(verdict, None, "lesson {number}, {moves}: over before {action}");
        assert!(attempt.play(action.parse().expect("an action")), "lesson {number}, {moves}: {action}");
        verdict = attempt.judge(seen);
        seen += 1;
        if verdict.is_none() {
            let reply = attempt.reply().expect("the opponent can move");
            assert!(attempt.play(reply));
            verdict = attempt.judge(seen);
            seen += 1;
        }
    }
    assert_eq!(verdict, Some(expected), "lesson {number}, {moves}");
}

#[test]
fn lessons_begin_as_they_are_written() {
    for (index, lesson) in COURSE.iter().enumerate() {
        let attempt = Attempt::new(lesson).expect("a lesson");
        assert_eq!(attempt.session().log_len(), lesson.before.len(), "lesson {}", index + 1);
        assert!(attempt.session().deciding().is_some(), "lesson {}", index + 1);
        assert_eq!(attempt.reply(), None);
    }
}

#[test]
fn lessons_can_be_solved() {
    for (number, moves) in [
        (1, "c2b2 b2b3 b3b4"),
        (2, "e2e3"),
        (3, "e1e6"),
        (3, "e1e4 e4e6"),
        (4, "a3a4 a4a5"),
        (5, "b2b3"),
        (6, "f3f4 f4f5 f5f6"),
    ] {
        check(number, moves, Verdict::Done);
    }
}

#[test]
fn what_goes_wrong_is_told() {
    for (number, moves) in [
        (2, "f3e3"),
        (3, "e1b1 b1b5"),
        (3, "e1e4 e4e5 e5e6"),
        (4, "b4b5 b5a5"),
        (4, "b4b5 b5b6"),
        (5, "a3b3"),
        (5, "a3a4"),
        (6, "e4e5 e5e6"),
        (6, "e4f4 f4f5"),
    ] {
        check(number, moves, Verdict::Wrong);
    }
}

#[test]
fn turns_are_used_up() {
    let walk = |there: &str, back: &str| [there, back].repeat(4).join(" ");
    for (number, there, back) in
        [(1, "c2d2", "d2c2"), (2, "e2d2", "d2e2"), (3, "e1d1", "d1e1"), (4, "a3b3", "b3a3"), (6, "c2d2", "d2c2")]
    {
        check(number, &walk(there, back), Verdict::Slow);
    }
}
