import { hashOf } from '../shared/files/hash.ts'
import { versionOfCode } from './code-files.ts'
import { makePages } from './make-pages.ts'
import { listTexts, makeText } from './make-text.ts'
import type { Build, MakeSiteOptions } from './make-options.ts'

/** Renders or reuses every content page, QR code and calendar file. */
export async function makeContentPages(options: MakeSiteOptions, build: Build, signal: AbortSignal) {
  const { scripts, basePath, preview, code } = options
  const { content, styleSheet } = build
  const maker = { site: { content, scripts, basePath, styleSheet }, isPreview: preview !== undefined }
  return makePages(options, build, {
    name: 'pages',
    inputs: hashOf(versionOfCode(code.pages), JSON.stringify(scripts), basePath, styleSheet.css),
    tasks: await listTexts(content),
    render: (task) => makeText(task, maker),
    effort: options.effort ?? 'small',
    signal,
  })
}
