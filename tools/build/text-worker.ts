import { Tinypool } from 'tinypool'

import type { Revisions, Shares } from '#site/documents/content-reader.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import type { ContentPageScripts } from '#site/page-script/page-scripts.ts'

import { createStyleSheet } from '../styles/create-style-sheet.ts'
import { makeText, type RenderedText, type TextTask } from './make-text.ts'

/** The inputs of a rendering thread, passed when it starts. */
export type TextWorkerData = {
  documents: ReadonlyMap<string, string>
  revisions: Revisions
  shares: Shares
  scripts: ContentPageScripts
  /** The style sheet of all pages. */
  css: string
  basePath: string
  isPreview: boolean
}

const { documents, revisions, shares, scripts, css, basePath, isPreview } = Tinypool.workerData as TextWorkerData
const { content } = readDocumentsInMemory(documents, revisions, shares)
const site = { content, scripts, basePath, styleSheet: createStyleSheet(css) }

/** Runs a rendering task, see `makeText`. */
export default function renderTask(task: TextTask): Promise<RenderedText> {
  return makeText(task, { site, isPreview })
}
