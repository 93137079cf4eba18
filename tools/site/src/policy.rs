//! Content security policy of the page while somebody works on it.

use anyhow::{Context, Result};

use crate::{Site, files::integrity};

/// Source list of the policy to which scripts are added.
const SCRIPTS: &str = "script-src 'self'";

/// Allows the inline scripts of the page by their hashes: `trunk serve` adds one, which reloads the page after a build.
pub(crate) fn allow_inline_scripts(site: &mut Site) -> Result<()> {
    site.page = allowed(&site.page)?;
    Ok(())
}

fn allowed(page: &str) -> Result<String> {
    let (before, after) = page.split_once(SCRIPTS).context("index.html has no policy for scripts")?;
    let mut allowed = [before, SCRIPTS].concat();
    for (script, _) in page.split("<script>").skip(1).filter_map(|rest| rest.split_once("</script>")) {
        allowed.extend([" '", &integrity(script.as_bytes()), "'"]);
    }
    Ok(allowed + after)
}

#[cfg(test)]
mod tests {
    use super::allowed;

    #[test]
    fn inline_scripts_are_allowed_by_hash() {
        let page = |hashes| format!("<meta content=\"script-src 'self'{hashes}; x\"><script src=a></script>");
        let hash = " 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";
        for (scripts, hashes) in [("", ""), ("<script>abc</script>", hash)] {
            assert_eq!(allowed(&(page("") + scripts)).expect("a policy"), page(hashes) + scripts);
        }
        assert!(allowed("<script>abc</script>").is_err());
    }
}
