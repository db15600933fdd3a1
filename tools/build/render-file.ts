import { renderCalendarFile, listCalendarFiles } from '#site/render/campaign-calendar-files.ts'
import type { Policy } from '#site/render/content-security-policy.ts'
import { listPages } from '#site/render/pages.tsx'
import { drawQrCode } from '#site/render/draw-qr-code.ts'
import { listQrCodes } from '#site/render/qr-code-files.ts'
import { renderPage, type RenderedPage, type Site } from '#site/render/render-page.tsx'
import { recordReads, type PartName } from '#site/documents/content-parts.ts'
import type { ContentReader } from '#site/documents/content-reader.ts'

import { injectPreview } from '../preview/overlay-preview.ts'

/** A page's policy, the files of the site that it displays, and for a screen the URLs of its scripts. */
export type PageDetails = { policy: Policy; files: readonly string[]; scripts?: readonly string[] }

/** A file to render from the content and to publish at a path. */
export type RenderTask = { url: string } & (
  | { kind: 'page' }
  | { kind: 'qr-code'; path: string }
  | { kind: 'calendar'; month: string; id: string }
)

/** The text of a rendered file, and the parts of the content that it was rendered from. */
export type RenderedFile = { text: string; page?: PageDetails; read: PartName[] }

/** Lists everything that is rendered from the content: pages, QR codes and calendar files. */
export async function listRenderTasks(content: ContentReader): Promise<RenderTask[]> {
  const pages = (await listPages(content)).map((url): RenderTask => ({ kind: 'page', url }))
  const qrCodes = [...(await listQrCodes(content))].map(([url, path]): RenderTask => ({ kind: 'qr-code', url, path }))
  const calendars = [...(await listCalendarFiles(content))].map(([url, { month, id }]): RenderTask => ({
    kind: 'calendar',
    url,
    month,
    id,
  }))
  return [...pages, ...qrCodes, ...calendars]
}

/** Adds the preview's bar to a page, and allows its script. */
function withPreview({ html, policy, files }: RenderedPage, basePath: string): RenderedPage {
  const scripts = ["'self'", ...(policy['script-src'] ?? [])]
  return { html: injectPreview(html, basePath), policy: { ...policy, 'script-src': scripts }, files }
}

/** How files are rendered: from which site, and whether for a preview. */
export type RenderOptions = { site: Site; isPreview: boolean }

async function renderTask(
  task: RenderTask,
  { site, isPreview }: RenderOptions,
  content: ContentReader,
): Promise<Omit<RenderedFile, 'read'>> {
  switch (task.kind) {
    case 'page': {
      const page = await renderPage(task.url, site, content)
      if (!page) throw new Error(`${task.url}: the page is listed, but not there`)
      const { html, ...details } = isPreview ? withPreview(page, site.basePath) : page
      return { text: html, page: details }
    }
    case 'qr-code':
      return { text: drawQrCode(`${(await content.provider()).siteUrl}${task.path}`) }
    case 'calendar':
      return { text: await renderCalendarFile(content, task.month, task.id) }
  }
}

/**
 * Renders a file, and records the parts of the content that it reads.
 * @throws Error that names the page if it cannot be rendered
 */
export async function renderFile(task: RenderTask, options: RenderOptions): Promise<RenderedFile> {
  const read = new Set<PartName>()
  const content = recordReads(options.site.content, (part) => void read.add(part))
  return { ...(await renderTask(task, options, content)), read: [...read] }
}
