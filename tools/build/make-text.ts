import { renderCalendarFile, listCalendarFiles } from '#site/render/icalendar-files.ts'
import type { Policy } from '#site/render/content-security-policy.ts'
import { listPages } from '#site/render/pages.tsx'
import { listQrCodes, renderQrCode } from '#site/render/qr-code-files.ts'
import { renderPage, type RenderedPage, type Site } from '#site/render/render-page.tsx'
import { recordReads, type PartName } from '#site/documents/content-parts.ts'
import type { ContentReader } from '#site/documents/content-reader.ts'

import { injectPreview } from '../preview/overlay-preview.ts'

/** A page's policy, the files of the site that it displays, and for a screen the URLs of its scripts. */
export type PageFacts = { policy: Policy; files: readonly string[]; scripts?: readonly string[] }

/** Something rendered from the content and published at a path. */
export type TextTask = { url: string } & (
  | { kind: 'page' }
  | { kind: 'qr-code'; path: string }
  | { kind: 'calendar'; month: string; id: string }
)

/** The rendered text, and the parts of the content that it was rendered from. */
export type RenderedText = { text: string; page?: PageFacts; read: PartName[] }

/** Lists everything that is rendered from the content: pages, QR codes and calendar files. */
export async function listTexts(content: ContentReader): Promise<TextTask[]> {
  const pages = (await listPages(content)).map((url): TextTask => ({ kind: 'page', url }))
  const qrCodes = [...(await listQrCodes(content))].map(([url, path]): TextTask => ({ kind: 'qr-code', url, path }))
  const calendars = [...(await listCalendarFiles(content))].map(([url, { month, id }]): TextTask => ({
    kind: 'calendar',
    url,
    month,
    id,
  }))
  return [...pages, ...qrCodes, ...calendars]
}

function withPreview({ html, policy, files }: RenderedPage, basePath: string): RenderedPage {
  const scripts = ["'self'", ...(policy['script-src'] ?? [])]
  return { html: injectPreview(html, basePath), policy: { ...policy, 'script-src': scripts }, files }
}

/** How texts are rendered: from which site, and whether for a preview. */
export type TextMaker = { site: Site; isPreview: boolean }

async function textOf(
  task: TextTask,
  { site, isPreview }: TextMaker,
  content: ContentReader,
): Promise<Omit<RenderedText, 'read'>> {
  switch (task.kind) {
    case 'page': {
      const page = await renderPage(task.url, site, content)
      if (!page) throw new Error(`${task.url}: the page is listed, but not there`)
      const { html, ...about } = isPreview ? withPreview(page, site.basePath) : page
      return { text: html, page: about }
    }
    case 'qr-code':
      return { text: renderQrCode(`${(await content.provider()).siteUrl}${task.path}`) }
    case 'calendar':
      return { text: await renderCalendarFile(content, task.month, task.id) }
  }
}

/**
 * Renders a text, and records the parts of the content that it reads.
 * @throws Error that names the page if it cannot be rendered
 */
export async function makeText(task: TextTask, maker: TextMaker): Promise<RenderedText> {
  const read = new Set<PartName>()
  const text = await textOf(
    task,
    maker,
    recordReads(maker.site.content, (part) => void read.add(part)),
  )
  return { ...text, read: [...read] }
}
