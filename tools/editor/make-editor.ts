import { formatPolicy, headerPolicy } from '#site/render/content-policy.ts'

import { bundleEditor, type EditorFiles } from './bundle-editor.ts'
import { readEditorBackend } from './editor-backend.ts'
import { editorPolicy } from './editor-page.ts'

/**
 * Makes the form editor for where the environment says that it saves.
 * @throws PlainError if a setting is invalid
 */
export async function makeEditor(): Promise<{ files: EditorFiles; policy: string }> {
  const backend = readEditorBackend()
  return { files: await bundleEditor(backend), policy: formatPolicy(headerPolicy(editorPolicy(backend))) }
}
