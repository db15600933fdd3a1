import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { allowPreviewScript, injectPreview, previewScript } from '../../preview/overlay-preview.ts'
import { shareResult } from '../../shared/share-result.ts'
import { getHeaders } from '../response-headers.ts'
import { getMediaType } from '../media-types.ts'
import type { Published } from '../published.ts'
import { getUrlPath } from '../url-paths.ts'
import type { Exchange } from './send-file.ts'

/** Builds the preview's script, given the paths of all pages. A server injects it into the pages it sends. */
export type PreviewLayer = (urls: readonly string[]) => Promise<string>

/** Returns the paths of the pages among files, below the path of the site. */
export function listUrls(files: Iterable<string>, basePath: string): string[] {
  return [...files].filter((file) => file.endsWith('index.html')).map((file) => basePath + getUrlPath(file))
}

function sendText({ response }: Exchange, file: string, text: string, policy?: string): void {
  const headers = { ...getHeaders(`/${file}`, policy), 'Content-Type': getMediaType(file), 'Cache-Control': 'no-store' }
  response.writeHead(response.statusCode, headers).end(text)
}

const scripts = new WeakMap<Published, Promise<string>>()

export async function sendPreviewScript(exchange: Exchange, layer: PreviewLayer): Promise<void> {
  const { published } = exchange
  const script = await shareResult(scripts, published, () => layer(listUrls(published.files, '')))
  sendText(exchange, previewScript, script)
}

export async function sendInPreview(exchange: Exchange, file: string): Promise<void> {
  const { folder, policies } = exchange.published
  const policy = policies[file]
  const html = injectPreview(await readFile(path.join(folder, file), 'utf8'), '')
  sendText(exchange, file, html, policy && allowPreviewScript(policy))
}
