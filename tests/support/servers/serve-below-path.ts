import { readFile, stat } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'

import { parseRequestedPath } from '#tools/hosting/url-paths.ts'
import { getMediaType } from '#tools/hosting/media-types.ts'
import { serve } from '#tools/hosting/server/listen-at.ts'

export type HostBelowPath = {
  /** The URL of the folder, without trailing slash. */
  site: string
  /** Requests outside the folder, and those for missing files in it. */
  missed: string[]
  stop: () => Promise<void>
}

async function readKind(file: string): Promise<'file' | 'folder' | 'nothing'> {
  const stats = await stat(file).catch(() => undefined)
  return stats === undefined ? 'nothing' : stats.isDirectory() ? 'folder' : 'file'
}

async function send(response: ServerResponse, status: number, file: string): Promise<void> {
  response.writeHead(status, { 'Content-Type': getMediaType(file) ?? 'application/octet-stream' })
  response.end(await readFile(file))
}

/**
 * Imitates a host like GitHub Pages: a folder published below a path, without custom headers, with a redirect to the
 * trailing slash and the folder's own `404.html`. Everything outside the path belongs to others.
 */
export async function serveBelowPath(folder: string, basePath: string): Promise<HostBelowPath> {
  const missed: string[] = []
  const respond = async (url: string, response: ServerResponse) => {
    const requested = parseRequestedPath(url) ?? ''
    const isInside =
      requested.startsWith(`${basePath}/`) && !requested.includes('\0') && !requested.split('/').includes('..')
    const file = path.join(folder, requested.slice(basePath.length))
    const kind = isInside ? await readKind(file) : 'nothing'
    if (kind === 'folder' && !requested.endsWith('/'))
      return void response.writeHead(301, { Location: `${requested}/` }).end()
    const page = path.join(file, 'index.html')
    if (kind === 'file') return send(response, 200, file)
    if (kind === 'folder' && (await readKind(page)) === 'file') return send(response, 200, page)
    missed.push(requested)
    return isInside ? send(response, 404, path.join(folder, '404.html')) : void response.writeHead(404).end()
  }
  const { origin, stop } = await serve((request, response) => void respond(request.url ?? '', response), 0)
  return { site: origin + basePath, missed, stop }
}
