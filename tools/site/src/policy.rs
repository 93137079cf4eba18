//! Content security policy of the page while somebody works on it.

use anyhow::Result;

use crate::Site;

/// Source list of the policy to which inline scripts are added.
const SCRIPTS: &str = "script-src 'self'";

/// Allows inline scripts: `trunk serve` sends one, which reloads the page after a build. It completes the script when it
/// sends it, so that no hash can be known before.
pub(crate) fn allow_inline_scripts(site: &mut Site) -> Result<()> {
    site.replace(SCRIPTS, &[SCRIPTS, " 'unsafe-inline'"].concat())
}
