//! Content security policy of development builds.

use anyhow::Result;

use crate::Site;

/// Directive of the policy to which inline scripts are added.
const SCRIPTS: &str = "script-src 'self'";

/// Allows inline scripts, one of which `trunk serve` adds to reload the page after a build.
///
/// Trunk completes that script when it serves the page, so its hash cannot be known here.
pub(crate) fn allow_inline_scripts(site: &mut Site) -> Result<()> {
    site.replace(SCRIPTS, &[SCRIPTS, " 'unsafe-inline'"].concat())
}
