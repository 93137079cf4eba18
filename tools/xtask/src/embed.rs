//! The page that stands in frames of other pages: the same program in the same page, which a mark tells where it is.

use std::fs;

use anyhow::{Result, ensure};

use crate::project::Project;

/// What the page says that is nothing to a frame: of the program on a device, which is the full page.
const LEFT_OUT: &[&str] = &["rel=manifest", "rel=apple-touch-icon"];

/// Makes `embed.html` from the finished `index.html` in `dist/`.
pub(crate) fn page(project: &Project) -> Result<()> {
    let html = fs::read_to_string(project.dist().join("index.html"))?;
    Ok(fs::write(project.dist().join("embed.html"), framed(&html)?)?)
}

/// The page with the mark that it stands in a frame.
fn framed(html: &str) -> Result<String> {
    ensure!(html.contains("<html "), "the page has no element to mark");
    let mut page = html.replacen("<html ", "<html data-embed ", 1);
    for mark in LEFT_OUT {
        let tag = page.split_inclusive('>').find(|tag| tag.replace('"', "").contains(mark)).map(str::to_owned);
        ensure!(tag.is_some(), "the page has no {mark}");
        page = page.replacen(&tag.unwrap_or_default(), "", 1);
    }
    Ok(page)
}

#[cfg(test)]
mod tests {
    use super::framed;

    #[test]
    fn the_frame_is_the_page_with_a_mark() {
        let page = "<!doctype html><html lang=en><link href=a rel=icon><link href=b rel=manifest><link rel=\"apple-touch-icon\" href=c><p>x</p>";
        assert_eq!(
            framed(page).expect("a page"),
            "<!doctype html><html data-embed lang=en><link href=a rel=icon><p>x</p>"
        );
        assert!(framed("<html lang=en>").is_err() && framed("").is_err());
    }
}
