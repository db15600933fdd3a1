import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'

import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'

import type { ContentReader } from '#site/documents/content-reader.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { createPreviewLayer } from '../build/content-preview.ts'
import type { PageSources } from '../build/prepare.ts'
import { parseRequestedPath } from '../hosting/url-paths.ts'
import { mediaTypes } from '../hosting/media-types.ts'
import { injectPreview, previewScript } from '../preview/overlay-preview.ts'
import { getPageUrl } from '../preview/view-url.ts'
import { renderCalendarFile, listCalendarFiles } from '#site/render/campaign-calendar-files.ts'
import { compileStyles } from '../styles/compile-styles.ts'
import { listPages } from '#site/render/pages.tsx'
import { drawQrCode } from '#site/render/draw-qr-code.ts'
import { listQrCodes } from '#site/render/qr-code-files.ts'
import type { RenderedPage, Site } from '#site/render/render-page.tsx'
import type { StyleSheet } from '#site/render/style-sheet.ts'
import { createStyleSheet } from '../styles/create-style-sheet.ts'

import { watchCode } from './watch-code.ts'

type RenderModule = { renderPage: (url: string, site: Site) => Promise<RenderedPage | undefined> }

/** Id of the module that renders pages, in the module runner. */
const renderModule = '/site/render/render-page.tsx'

/** Matches requests for Vite: its client, our module that updates the page, and their imports. */
const viteRequest = /^\/(?:@vite\/|@id\/|@fs\/|node_modules\/|tools\/(?:dev|preview)\/)/

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/** Scripts that reload the page's content after changes. In development they replace the page's policy. */
const updateScripts = ['/@vite/client', '/tools/dev/live-update.ts']
  .map((src) => `<script type="module" src="${src}"></script>`)
  .join('')

/** The last valid content, and the diagnostics of the current content. */
export type FollowedContent = { sources: PageSources; diagnostics: readonly string[] }

export type ContentPages = {
  /** Replaces the content of the pages and notifies open pages. */
  setContent: (content: FollowedContent) => void
  /** Answers requests for content pages, their files and scripts; returns false for any other request. */
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Answers with the not-found page. */
  serveNotFound: (response: ServerResponse) => Promise<void>
  stop: () => Promise<void>
}

/** Renders a page that shows an error in the code; the next code change shows the original page again. */
function findErrorPage(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const escaped = stripVTControlCharacters(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>!</title>${updateScripts}</head><body><pre role="alert">${escaped}</pre></body></html>`
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(html)
}

/** Notifies open pages of a change. */
function notifyPages(vite: ViteDevServer): void {
  vite.environments.client.hot.send({ type: 'custom', event: 'page:update' })
}

/** Sends a file that is created from the content; returns false if there is none at the path. */
async function sendContentFile(
  content: ContentReader,
  screens: Iterable<string>,
  path: string,
  response: ServerResponse,
): Promise<boolean> {
  const sendText = (type: string, text: string) => {
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
    return true
  }
  const page = path.startsWith('/qr/') ? (await listQrCodes(content)).get(path) : undefined
  if (page !== undefined) return sendText(mediaTypes.svg, drawQrCode(`${(await content.provider()).siteUrl}${page}`))
  const event = path.startsWith('/calendar/') ? (await listCalendarFiles(content)).get(path) : undefined
  if (event) return sendText(mediaTypes.ics, await renderCalendarFile(content, event.month, event.id))
  if (path !== `/${previewScript}`) return false
  return sendText(mediaTypes.js, await createPreviewLayer(content)([...(await listPages(content)), ...screens]))
}

/**
 * Starts rendering content pages from the current code. Vite watches the code, reloads changed modules, and notifies
 * open pages over `server`. `screens` are the paths of the pages that Next serves.
 */
export async function startContentPages(
  root: string,
  server: Server,
  screens: Iterable<string>,
): Promise<ContentPages> {
  let styleSheet: Promise<StyleSheet> | undefined
  let current: Pick<Site, 'content' | 'scripts' | 'diagnostics'> | undefined
  const vite = await watchCode(root, server, (changed) => {
    styleSheet = undefined
    // The runner invalidates changed modules after all plugins have handled the change.
    setImmediate(() => notifyPages(changed))
  })
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has nothing to run modules in')
  const { runner } = ssr

  async function render(url: string): Promise<{ status: number; html: string } | undefined> {
    if (!current) return undefined
    const { renderPage } = await runner.import<RenderModule>(renderModule)
    styleSheet ??= compileStyles().then((css) => createStyleSheet(css))
    const page = await renderPage(url, { ...current, styleSheet: await styleSheet, basePath: '', hasLongNames: true })
    if (!page) return undefined
    return {
      status: url === '/404.html' ? 404 : 200,
      html: injectPreview(page.html.replace(policy, updateScripts), ''),
    }
  }

  async function servePage(url: string, response: ServerResponse): Promise<boolean> {
    try {
      const page = await render(url)
      if (page) send(response, page.status, page.html)
      return page !== undefined
    } catch (error) {
      styleSheet = undefined
      console.error(error)
      send(response, 500, findErrorPage(error))
      return true
    }
  }

  return {
    setContent({ sources: { documents, scripts }, diagnostics }) {
      current = { content: readDocumentsInMemory(documents).content, scripts, diagnostics }
      notifyPages(vite)
    },
    async respond(request, response) {
      const path =
        request.method === 'GET' || request.method === 'HEAD' ? parseRequestedPath(request.url ?? '/') : undefined
      if (path === undefined) return false
      if (viteRequest.test(path)) {
        vite.middlewares(request, response)
        return true
      }
      const isSent = current && (await sendContentFile(current.content, screens, path, response))
      return isSent === true || servePage(getPageUrl(path), response)
    },
    serveNotFound: async (response) => {
      await servePage('/404.html', response)
    },
    stop: () => vite.close(),
  }
}
