import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { previewScript } from '../preview/bundle-preview.ts'
import { allowPreview, injectPreview } from '../preview/overlay-preview.ts'
import { shareResult } from '../shared/share-result.ts'
import { headersFor } from './response-headers.ts'
import { mediaTypeOf } from './media-types.ts'
import type { Published } from './published.ts'
import type { Exchange } from './send-file.ts'

/** Builds the script of the preview that a server injects into the pages it sends, from the paths of all pages. */
export type PreviewLayer = (urls: readonly string[]) => Promise<string>

/** The paths of pages, by their files. */
export function urlsOf(files: Iterable<string>, basePath: string): string[] {
  const pages = [...files].filter((file) => file.endsWith('index.html'))
  return pages.map((file) => `${basePath}/${file.replace(/index\.html$/, '')}`)
}

function sendText({ request, response }: Exchange, file: string, text: string, policy?: string): void {
  const headers = { ...headersFor(`/${file}`, policy), 'Content-Type': mediaTypeOf(file), 'Cache-Control': 'no-store' }
  response.writeHead(response.statusCode, headers)
  response.end(request.method === 'HEAD' ? undefined : text)
}

/** The script of each build that is served. */
const scripts = new WeakMap<Published, Promise<string>>()

/** Sends the preview's script. */
export async function sendPreviewScript(exchange: Exchange, layer: PreviewLayer): Promise<void> {
  const { published } = exchange
  const script = await shareResult(scripts, published, () => layer(urlsOf(published.files, '')))
  sendText(exchange, previewScript, script)
}

/** Sends a page with the preview injected. */
export async function sendInPreview(exchange: Exchange, file: string): Promise<void> {
  const { folder, policies } = exchange.published
  const policy = policies[file]
  const html = injectPreview(await readFile(path.join(folder, file), 'utf8'), '')
  sendText(exchange, file, html, policy && allowPreview(policy))
}
