//! Loop of the text protocol over an input and an output.

use std::io::{self, BufRead, Read, Write};

use crate::session::{LONGEST_LINE, Session};

/// Answers every line of the input until its end or the command `quit`.
///
/// # Errors
/// If input or output fails.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::default();
    let mut line = Vec::new();
    while !session.is_over() && read_line(&mut input, &mut line)? {
        write_lines(&mut output, session.answer(&line))?;
    }
    write_lines(&mut output, session.close())
}

fn write_lines(output: &mut impl Write, lines: Vec<String>) -> io::Result<()> {
    for line in lines {
        writeln!(output, "{line}")?;
    }
    output.flush()
}

/// Reads a line without its line break; false at the end of the input.
///
/// An overlong line is cut to a few bytes more than [`LONGEST_LINE`], so that it can still be refused.
pub(crate) fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let limit = LONGEST_LINE as u64 + 2;
    if input.by_ref().take(limit).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else {
        skip_line(input)?;
    }
    Ok(true)
}

/// Skips the rest of a line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |index| index + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}
