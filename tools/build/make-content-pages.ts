import { computeHash } from '../shared/files/hash.ts'
import { computeCodeVersion } from './code-files.ts'
import { makePages } from './make-pages.ts'
import { listRenderTasks, renderFile } from './render-file.ts'
import type { Build, MakeSiteOptions } from './make-options.ts'

/** Renders or reuses every content page, QR code and calendar file. */
export async function makeContentPages(options: MakeSiteOptions, build: Build, signal: AbortSignal) {
  const { scripts, basePath, preview, code } = options
  const { content, styleSheet } = build
  const renderOptions = { site: { content, scripts, basePath, styleSheet }, isPreview: preview !== undefined }
  return makePages(options, build, {
    name: 'pages',
    inputs: computeHash(computeCodeVersion(code.pages), JSON.stringify(scripts), basePath, styleSheet.css),
    tasks: await listRenderTasks(content),
    render: (task) => renderFile(task, renderOptions),
    effort: options.effort ?? 'small',
    signal,
  })
}
