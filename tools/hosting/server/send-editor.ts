import type { IncomingMessage, ServerResponse } from 'node:http'

import { headerPolicy } from '#site/render/content-security-policy.ts'

import { editorPath, type MakePart, partPageFile, type PreviewPart } from '../../shared/preview-part.ts'
import { shareResult } from '../../shared/share-result.ts'
import { headersFor } from '../response-headers.ts'
import { mediaTypeOf } from '../media-types.ts'

/** Returns whether a path belongs to the editor. */
export function isEditorPath(path: string): boolean {
  return path === `/${editorPath}` || path.startsWith(`/${editorPath}/`)
}

/** The editor of each server, bundled on its first request, because bundling takes seconds. */
const cache = new WeakMap<MakePart, Promise<PreviewPart>>()

/** Returns the headers of the editor's page. Signing in at a host opens a window that sends its result to this one. */
function pageHeaders(policy: PreviewPart['policy']): Record<string, string> {
  const headers = headersFor(`/${editorPath}/${partPageFile}`, headerPolicy(policy))
  return { ...headers, 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }
}

/** Sends a file of the editor, or its page for `/admin`, `/admin/` and `/admin/index.html`. */
export async function sendEditor(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  make: MakePart,
): Promise<void> {
  const { files, current, policy } = await shareResult(cache, make, make)
  const name = path.slice(editorPath.length + 2)
  const file = name === '' ? partPageFile : name
  const bytes = files.get(file) ?? (await current?.get(file)?.())
  const type = mediaTypeOf(file)
  const headers = file === partPageFile ? pageHeaders(policy) : headersFor(path)
  response.writeHead(bytes ? 200 : 404, { ...headers, ...(bytes && type !== undefined && { 'Content-Type': type }) })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
