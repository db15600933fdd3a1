import { previewScript } from './bundle-preview.ts'

/** The directive that allows the files of the site. Pages that load scripts from files have it, before their hashes. */
const ownScripts = "script-src 'self'"

/**
 * Allows the preview's script, a file of the site, in a Content Security Policy: the value of a header or of a meta
 * element. Hashes of inline scripts stay; 'none' goes, because it excludes every other source.
 */
export function allowPreviewScript(policy: string): string {
  if (policy.includes(ownScripts)) return policy
  return policy.replace(/script-src(?: 'none')?/, ownScripts)
}

/** Matches the policy in a page's meta element. */
const policyInHtml = /(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*/

/**
 * Injects the preview into a published page: its script before all others, so that they see the chosen moment and
 * device, and a policy that allows it. Nothing else changes, so that a reviewer sees the same page as visitors.
 * `basePath` is the path that the site is published under, such as `/campaigns/spring`, or ''.
 */
export function injectPreview(html: string, basePath: string): string {
  const scriptElement = `<script src="${basePath}/${previewScript}"></script>`
  return html.replace(policyInHtml, allowPreviewScript).replace('<script', `${scriptElement}<script`)
}
