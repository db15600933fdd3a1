import { hashSource } from '#site/render/content-security-policy.ts'

import type { View } from '../engine-client.ts'
import { embedImages, type EmbeddedImages } from '../images/embed-images.ts'

/** Matches the element with a page's Content-Security-Policy; its group is the policy. */
const policyElement = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/

/** Matches the script with the speculation rules of a page. A frame prefetches nothing. */
const speculationRules = /<script type="speculationrules">[^<]*<\/script>/

/** Directives that are removed for a frame, because its script writes HTML to update the page. */
const omittedDirectives = /^(?:require-trusted-types-for|trusted-types)/

/** Changes a page's policy for a frame: it allows embedded images, inline styles, and the frame's own script. */
function createFramePolicy(pagePolicy: string, frameScript: string): string {
  const directives = pagePolicy.split('; ').filter((directive) => !omittedDirectives.test(directive))
  const framed = directives.map((directive) => {
    if (directive.startsWith('img-src')) return 'img-src data:'
    if (directive.startsWith('style-src')) return "style-src 'unsafe-inline'"
    return directive.startsWith('script-src') ? `${directive} ${hashSource(frameScript)}` : directive
  })
  return framed.join('; ')
}

/** What a preview adds to a page: its images, and the script of its frame. */
export type PreviewInputs = EmbeddedImages & { frameScript: string }

/** Changes a page for a frame of the preview. The settings are in an element, so that the script keeps its hash. */
export function createPreviewDocument(html: string, view: View, inputs: PreviewInputs): string {
  const { frameScript } = inputs
  const settings = JSON.stringify(view).replaceAll('"', '&quot;')
  return embedImages(html, inputs)
    .replace(policyElement, (_, pagePolicy: string) => {
      const policy = `<meta http-equiv="Content-Security-Policy" content="${createFramePolicy(pagePolicy, frameScript)}">`
      return `${policy}<meta name="preview-view" content="${settings}"><script>${frameScript}</script>`
    })
    .replace(speculationRules, '')
}
