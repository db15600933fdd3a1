import type { ServerResponse } from 'node:http'

import { formatHeaderPolicy } from '#site/render/content-security-policy.ts'

import { editorPath, type MakePart, partPageFile, type PreviewPart } from '../../shared/preview-part.ts'
import { shareResult } from '../../shared/share-result.ts'
import { getHeaders } from '../response-headers.ts'
import { getMediaType } from '../media-types.ts'

export function isEditorPath(path: string): boolean {
  return path === `/${editorPath}` || path.startsWith(`/${editorPath}/`)
}

/** The editor of each server, bundled on its first request, because bundling takes seconds. */
const cache = new WeakMap<MakePart, Promise<PreviewPart>>()

/** Sends a file of the editor, or its page for `/admin`, `/admin/` and `/admin/index.html`. */
export async function sendEditor(response: ServerResponse, path: string, make: MakePart): Promise<void> {
  const { files, current, policy } = await shareResult(cache, make, make)
  const name = path.slice(editorPath.length + 2)
  const file = name === '' ? partPageFile : name
  const bytes = files.get(file) ?? (await current?.get(file)?.())
  const type = getMediaType(file)
  const isPage = file === partPageFile
  const headers = {
    ...getHeaders(`/${editorPath}/${file}`, isPage ? formatHeaderPolicy(policy) : undefined),
    // Signing in at a host opens a window that sends its result to this one.
    ...(isPage && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
    ...(bytes && type !== undefined && { 'Content-Type': type }),
  }
  response.writeHead(bytes ? 200 : 404, headers).end(bytes)
}
