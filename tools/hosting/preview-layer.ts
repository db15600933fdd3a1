import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import { previewScript } from '../preview/bundle-preview.ts'
import { allowPreview, layPreviewOver } from '../preview/lay-preview-over.ts'
import { headersFor } from './headers.ts'
import type { Published } from './published.ts'

/** What a server lays over the pages that it sends: makes the preview's script, given the paths of all pages. */
export type PreviewLayer = (addresses: readonly string[]) => Promise<string>

/** The paths of pages, by their files. */
export function addressesOf(files: Iterable<string>, basePath: string): string[] {
  const pages = [...files].filter((file) => file.endsWith('index.html'))
  return pages.map((file) => `${basePath}/${file.replace(/index\.html$/, '')}`)
}

type Answer = { request: IncomingMessage; response: ServerResponse; published: Published }

function sendText({ request, response }: Answer, headers: Readonly<Record<string, string>>, text: string): void {
  response.writeHead(response.statusCode, { ...headers, 'Cache-Control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : text)
}

/** The script of each build that is served, made on its first request. */
const scripts = new WeakMap<Published, Promise<string>>()

/** Sends the preview's script. */
export async function sendPreviewScript(answer: Answer, layer: PreviewLayer): Promise<void> {
  const { published } = answer
  const making = scripts.get(published) ?? layer(addressesOf(published.files, ''))
  scripts.set(published, making)
  making.catch(() => scripts.delete(published))
  const script = await making
  const type = { 'Content-Type': 'text/javascript; charset=utf-8' }
  sendText(answer, { ...headersFor(`/${previewScript}`), ...type }, script)
}

/** Sends a page with the preview laid over it. */
export async function sendInPreview(answer: Answer, file: string): Promise<void> {
  const { folder, policies } = answer.published
  const policy = policies[file]
  const html = layPreviewOver(await readFile(path.join(folder, file), 'utf8'), '')
  const type = { 'Content-Type': 'text/html; charset=utf-8' }
  sendText(answer, { ...headersFor(`/${file}`, policy && allowPreview(policy)), ...type }, html)
}
