import { Tinypool } from 'tinypool'

import type { Revisions } from '#site/documents/content-reader.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import type { ContentPageScripts } from '#site/page-script/page-scripts.ts'

import { createStyleSheet } from '../styles/create-style-sheet.ts'
import { makeText, type RenderedText, type TextTask } from './make-text.ts'

/** What a thread makes texts from, all of it handed over when it starts. */
export type TextWorkerData = {
  documents: ReadonlyMap<string, string>
  revisions: Revisions
  scripts: ContentPageScripts
  /** The style sheet of all pages. */
  css: string
  basePath: string
  isPreview: boolean
}

const { documents, revisions, scripts, css, basePath, isPreview } = Tinypool.workerData as TextWorkerData
const { content } = readDocumentsInMemory(documents, revisions)
const site = { content, scripts, basePath, styleSheet: createStyleSheet(css) }

/** Answers a task of making a text, see `makeText`. */
export default function renderTask(task: TextTask): Promise<RenderedText> {
  return makeText(task, { site, isPreview })
}
