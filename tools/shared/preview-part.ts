import type { Policy } from '#site/render/content-security-policy.ts'

/** The path of the form editor below the site. */
export const editorPath = 'admin'

/** Name of the HTML file of a part. */
export const partPageFile = 'index.html'

/**
 * An additional part of a preview: files by their path below the part's own, and the policy of its page. `current` are
 * files that depend on the content: a server generates them for each request.
 */
export type PreviewPart = {
  files: ReadonlyMap<string, Uint8Array>
  current?: ReadonlyMap<string, () => Promise<Uint8Array>>
  policy: Policy
}

/** Builds a part of a preview, which may take seconds. */
export type MakePart = () => Promise<PreviewPart>
