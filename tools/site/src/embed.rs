//! Page for frames on other sites: the same page, marked as embedded.

use std::fs;

use anyhow::{Result, ensure};

use crate::Site;

/// Attributes of the links that only an installable page needs.
const LEFT_OUT: &[&str] = &["rel=manifest", "rel=apple-touch-icon"];

/// Writes `embed.html`, made from the finished page.
pub(crate) fn write(site: &Site) -> Result<()> {
    Ok(fs::write(site.folder.join("embed.html"), framed(&site.page)?)?)
}

fn framed(html: &str) -> Result<String> {
    ensure!(html.contains("<html "), "the page has no element to mark");
    let mut page = html.replacen("<html ", "<html data-embed ", 1);
    for mark in LEFT_OUT {
        let tag = page.split_inclusive('>').find(|tag| tag.replace('"', "").contains(mark)).map(str::to_owned);
        ensure!(tag.is_some(), "the page has no {mark}");
        page = page.replacen(tag.unwrap_or_default().trim_start(), "", 1);
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
