import type { IncomingMessage, ServerResponse } from 'node:http'

import { editorPath, type EditorFiles } from '../editor/bundle-editor.ts'
import { headersFor } from './headers.ts'
import { mediaTypeOf } from './media-types.ts'

/** The form editor that a server offers: its files, and the policy of its page. */
export type Editor = { files: EditorFiles; policy: string }

/** Makes the form editor. Its scripts take seconds to bundle, so servers do it on the first request. */
export type MakeEditor = () => Promise<Editor>

/** True for the paths of the editor's files. */
export function isEditorPath(path: string | undefined): path is string {
  return path === `/${editorPath}` || path?.startsWith(`/${editorPath}/`) === true
}

/** The editor of each server, made once. */
const made = new WeakMap<MakeEditor, Promise<Editor>>()

/** Sends a file of the editor, or its page for `/admin` and `/admin/`. */
export async function sendEditor(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  make: MakeEditor,
): Promise<void> {
  const making = made.get(make) ?? make()
  made.set(make, making)
  making.catch(() => made.delete(make))
  const { files, policy } = await making
  if (path === `/${editorPath}`) {
    // Its files are named from its folder.
    response.writeHead(301, { ...headersFor(path), Location: `${path}/` }).end()
    return
  }
  const file = path.slice(editorPath.length + 2) || 'index.html'
  const bytes = files.get(file)
  const type = mediaTypeOf(file)
  const isPage = file === 'index.html'
  const headers = {
    ...headersFor(path, isPage ? policy : undefined),
    // Sign-in at a host opens a window that has to tell this one its result.
    ...(isPage && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
    ...(type !== undefined && { 'Content-Type': type }),
    'Cache-Control': 'no-cache',
  }
  response.writeHead(bytes ? 200 : 404, bytes ? headers : headersFor(path))
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
