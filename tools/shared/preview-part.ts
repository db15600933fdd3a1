import type { Policy } from '#site/render/content-security-policy.ts'

/** The path of the form editor below the site. */
export const editorPath = 'admin'

/** Name of the HTML file of a part. */
export const partPageFile = 'index.html'

/** A part of a preview, with the policy of its page. A server makes `current` files again for each request. */
export type PreviewPart = {
  files: ReadonlyMap<string, Uint8Array>
  current?: ReadonlyMap<string, () => Promise<Uint8Array>>
  policy: Policy
}

/** Builds a part of a preview, which may take seconds. */
export type MakePart = () => Promise<PreviewPart>
