import type { Policy } from '#site/render/content-policy.ts'

/** The path of the form editor below the site. */
export const editorPath = 'admin'

/** The file of its page. */
export const editorPageFile = 'index.html'

/** The editor's files by their path below `/admin/`. */
export type EditorFiles = ReadonlyMap<string, Uint8Array>

/** The form editor: its files, and the policy of its page. */
export type Editor = { files: EditorFiles; policy: Policy }

/** Makes the form editor of a site, which takes seconds. */
export type MakeEditor = () => Promise<Editor>
