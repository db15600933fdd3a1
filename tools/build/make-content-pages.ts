import type { Shares } from '#site/documents/content-reader.ts'

import { hashOf } from '../shared/files/hash.ts'
import { openPool } from '../shared/worker-pool.ts'
import type { CodeFiles } from './code-files.ts'
import { type PageRenderer, makeAndRecordPages } from './make-pages.ts'
import { listTexts, makeText, type RenderedText, type TextMaker, type TextTask } from './make-text.ts'
import type { TextWorkerData } from './text-worker.ts'
import type { Build, MakeSiteOptions } from './make-options.ts'

/** Number of texts from which threads are worth their start, which takes as long as rendering a hundred texts. */
const manyTexts = 200

/** Renders texts in this thread, or on all cores if there are many. */
async function openRenderer(
  count: number,
  { site, isPreview }: TextMaker,
  { documents, revisions }: Pick<MakeSiteOptions, 'documents' | 'revisions'>,
  shares: Shares,
): Promise<PageRenderer> {
  if (count < manyTexts)
    return { make: (task) => makeText(task, { site, isPreview }), concurrency: 6, close: () => Promise.resolve() }
  const { scripts, basePath, styleSheet } = site
  const data: TextWorkerData = { documents, revisions, shares, scripts, css: styleSheet.css, basePath, isPreview }
  const { run, close, threads } = await openPool<TextTask, RenderedText>('tools/build/text-worker.ts', data)
  return { make: run, concurrency: threads * 4, close }
}

/** Returns all inputs of content pages other than the content, each with its hash. */
function inputsOf({ code, scripts, basePath }: MakeSiteOptions, css: string): CodeFiles {
  const hashes = Object.entries(scripts).map(([name, script]) => [`the page script "${name}"`, hashOf(script)] as const)
  return {
    ...code.pages,
    ...Object.fromEntries(hashes),
    'the path that the site is published under': hashOf(basePath),
    'the style sheet': hashOf(css),
  }
}

/** Renders or reuses every content page, QR code and calendar file. */
export async function makeContentPages(options: MakeSiteOptions, build: Build, signal: AbortSignal) {
  const { scripts, basePath, preview } = options
  const { content, shares, styleSheet } = build
  const site = { content, scripts, basePath, styleSheet }
  return makeAndRecordPages(options, build, {
    name: 'pages',
    inputs: inputsOf(options, styleSheet.css),
    tasks: await listTexts(content),
    openRenderer: (count) => openRenderer(count, { site, isPreview: preview !== undefined }, options, shares),
    effort: options.effort ?? 'small',
    signal,
  })
}
