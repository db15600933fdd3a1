import { hashSource } from '#site/render/content-security-policy.ts'

import type { View } from '../engine-client.ts'
import { embedImages, type EmbeddedImages } from '../images/embed-images.ts'

const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/

/** Returns the page's policy for a frame: with embedded pictures, changing styles, and the frame's own script. */
function framePolicy(scriptPolicy: string, frameScript: string): string {
  const directives = scriptPolicy
    .split('; ')
    .filter((directive) => !/^(?:require-trusted-types-for|trusted-types)/.test(directive))
    .map((directive) => {
      if (directive.startsWith('img-src')) return 'img-src data:'
      if (directive.startsWith('style-src')) return "style-src 'unsafe-inline'"
      return directive.startsWith('script-src') ? `${directive} ${hashSource(frameScript)}` : directive
    })
  return directives.join('; ')
}

/** What a preview adds to a page: its pictures, and the script of its frame. */
export type PreviewInputs = EmbeddedImages & { frameScript: string }

/**
 * Renders a page for a frame of the preview. Its settings are in a separate element, so that the script is always the
 * same.
 */
export function previewDocument(html: string, view: View, inputs: PreviewInputs): string {
  const settings = JSON.stringify(view).replaceAll('"', '&quot;')
  const before = `<meta name="preview-view" content="${settings}"><script>${inputs.frameScript}</script>`
  return embedImages(html, inputs)
    .replace(policy, (_, scriptPolicy: string) => {
      return `<meta http-equiv="Content-Security-Policy" content="${framePolicy(scriptPolicy, inputs.frameScript)}">${before}`
    })
    .replace(/<script type="speculationrules">[^<]*<\/script>/, '')
}
