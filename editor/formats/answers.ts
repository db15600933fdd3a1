import { isRecord } from './same-value.ts'

/** The key under which a form keeps the answers to remarks, which stand in comments: no field holds them. */
export const answersKey = '$answers'

/** A line of a file as it was, and with its answer: the same line with a comment, or a line with one above it. */
type Answer = {
  before: string
  after: string
  /** How many lines above are the same. */
  same: number
}

function isAnswer(value: unknown): value is Answer {
  return isRecord(value) && ['before', 'after'].every((name) => typeof value[name] === 'string')
}

function readAnswers(value: unknown): Answer[] {
  if (typeof value !== 'string' || value === '') return []
  const answers: unknown = JSON.parse(value)
  return Array.isArray(answers) ? answers.filter(isAnswer) : []
}

/** The answers of a form with one more: by a file's text as the form writes it, and as it is with the answer. */
export function addAnswer(value: unknown, text: string, answered: string): string {
  const [lines, after] = [text.split('\n'), answered.split('\n')]
  const at = lines.findIndex((line, index) => line !== after[index])
  const before = lines[at] ?? ''
  const added = after.slice(at, at + 1 + after.length - lines.length).join('\n')
  const same = lines.slice(0, at).filter((line) => line === before).length
  return JSON.stringify([...readAnswers(value), { before, after: added, same }])
}

function putIn(text: string, { before, after, same }: Answer): string {
  const lines = text.split('\n')
  const places = [...lines.keys()].filter((index) => lines[index] === before)
  const at = places[same] ?? places.at(-1)
  return at === undefined ? text : lines.with(at, after).join('\n')
}

/** A file's text with the answers of its form, each where its line is as it was: what was changed since is asked again. */
export function withAnswers(text: string, form: Readonly<Record<string, unknown>>): string {
  return readAnswers(form[answersKey]).reduce(putIn, text)
}
