import { previewScript } from './bundle-preview.ts'

const selfScripts = "script-src 'self'"

/** Adds the preview's script, a file of the site, to a policy. `policy` is the value of a header or a meta element. */
export function allowPreviewScript(policy: string): string {
  return policy.includes(selfScripts) ? policy : policy.replace(/script-src(?: 'none')?/, selfScripts)
}

/**
 * Injects the preview into a published page: its script before all others, and a policy that allows it. Nothing else
 * changes, so that a reviewer sees the same page as visitors.
 */
export function injectPreview(html: string, basePath: string): string {
  const element = `<script src="${basePath}/${previewScript}"></script>`
  return html
    .replace(/(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*/, allowPreviewScript)
    .replace('<script', `${element}<script`)
}
