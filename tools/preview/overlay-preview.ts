/** The file of the preview's script, at the root of the site. */
export const previewScript = '_preview.js'

/** The directive that allows the files of the site. Pages that load scripts from files have it, before their hashes. */
const ownScripts = "script-src 'self'"

/** Allows the preview's script in a policy. Hashes of inline scripts stay; 'none' excludes every other source. */
export function allowPreviewScript(policy: string): string {
  if (policy.includes(ownScripts)) return policy
  return policy.replace(/script-src(?: 'none')?/, ownScripts)
}

const policyInHtml = /(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*/

/**
 * Injects the preview's script before all others, so that they see the chosen moment and device, and allows it in the
 * page's policy. Nothing else changes. `basePath` is the path of the site, such as `/campaigns/spring`, or ''.
 */
export function injectPreview(html: string, basePath: string): string {
  const scriptElement = `<script src="${basePath}/${previewScript}"></script>`
  return html.replace(policyInHtml, allowPreviewScript).replace('<script', `${scriptElement}<script`)
}
