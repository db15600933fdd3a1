import type { Policy } from '#site/render/content-policy.ts'

import { bundleEditor, type EditorFiles } from './bundle-editor.ts'
import { readEditorBackend } from './editor-backend.ts'
import { editorPolicy } from './editor-page.ts'

/** The form editor: its files, and the policy of its page. */
export type Editor = { files: EditorFiles; policy: Policy }

/** Makes the form editor for a site below a path of its host, which is '' at the root. */
export type MakeEditor = (basePath: string) => Promise<Editor>

/**
 * Makes the form editor for where the environment says that it saves.
 * @throws PlainError if a setting is invalid
 */
export async function makeEditor(basePath: string): Promise<Editor> {
  const backend = readEditorBackend()
  return { files: await bundleEditor(backend, basePath), policy: editorPolicy(backend) }
}

/** True if the environment names a host, without which a preview elsewhere could save nowhere. */
export function hasEditorHost(environment: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return (environment['EDITOR_HOST'] ?? '') !== ''
}
