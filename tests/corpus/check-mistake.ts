import type { Warning } from '#content-layer/diagnostics/diagnostic.ts'

import type { EditableCorpus } from './editable-corpus.ts'
import type { Edit, Mistake } from './read-corpus.ts'

/** Whether the check reported a mistake at its position, only elsewhere, or not at all; and what it reported. */
export type Outcome = { how: 'caught' | 'elsewhere' | 'silent'; kinds: string[]; reported: Warning[] }

/** Returns the lines that an edit wrote. */
function findEditedLines({ file, with: written = '', append = '' }: Edit, text: string) {
  const added = written || append
  const start = added === '' ? -1 : text.lastIndexOf(added)
  if (start < 0) return []
  const first = text.slice(0, start).split('\n').length
  return [{ file, first, last: first + added.trimEnd().split('\n').length - 1 }]
}

/** Returns the line that contains a text; the whole file for an empty text. */
function findLines({ file, text: fragment }: NonNullable<Mistake['at']>, text: string) {
  if (fragment === '') return { file, first: 1, last: Number.POSITIVE_INFINITY }
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const line = lines.findIndex((other) => other.includes(fragment)) + 1
  if (line === 0) throw new Error(`"${fragment}" is not in ${file}`)
  return { file, first: line, last: line }
}

const outcomes = new WeakMap<Mistake, Promise<Outcome>>()

/** Applies a mistake and evaluates what the check reports. The outcome is cached. */
export function checkMistake(corpus: EditableCorpus, mistake: Mistake): Promise<Outcome> {
  const outcome = outcomes.get(mistake) ?? checkOnce(corpus, mistake)
  outcomes.set(mistake, outcome)
  return outcome
}

async function checkOnce(corpus: EditableCorpus, { edits, at, on }: Mistake): Promise<Outcome> {
  const { reported, texts } = await corpus.check(edits, on)
  const spans = edits.flatMap((edit) => findEditedLines(edit, texts.get(edit.file) ?? ''))
  if (at) spans.push(findLines(at, texts.get(at.file) ?? corpus.getText(at.file) ?? ''))
  const isThere = ({ file, line }: Warning) =>
    spans.some((span) => file === `content/${span.file}` && line >= span.first && line <= span.last)
  const here = reported.filter(isThere)
  const how = here.length > 0 ? 'caught' : reported.length > 0 ? 'elsewhere' : 'silent'
  const relevant = how === 'caught' ? here : reported
  return { how, kinds: [...new Set(relevant.map(({ kind }) => kind))].sort(), reported }
}
