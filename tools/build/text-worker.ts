import { Tinypool } from 'tinypool'

import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import type { ContentPageScripts } from '#site/page-script/page-scripts.ts'

import { createStyleSheet } from '../styles/create-style-sheet.ts'
import { makeText, type MadeText, type TextTask } from './make-text.ts'

/** What a thread makes texts from, all of it handed over when it starts. */
export type TextWorkerData = {
  documents: ReadonlyMap<string, string>
  scripts: ContentPageScripts
  /** The style sheet of all pages. */
  css: string
  basePath: string
  isPreview: boolean
}

const { documents, scripts, css, basePath, isPreview } = Tinypool.workerData as TextWorkerData
const { content } = readDocumentsInMemory(documents)
const site = { content, scripts, basePath, styleSheet: createStyleSheet(css) }

/** Answers a task of making a text, see `makeText`. */
export default function answer(task: TextTask): Promise<MadeText> {
  return makeText(task, { site, isPreview })
}
