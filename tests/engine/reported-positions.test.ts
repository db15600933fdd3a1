import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Warning } from '#content-layer/diagnostics/diagnostic.ts'
import { wrapSource, sourceKey, type FileForm } from '#editor/formats/file-form.ts'
import { areEqual } from '#editor/formats/json-data.ts'
import { getFormat, readForm } from '#editor/formats/formats.ts'
import { findFieldOfPosition } from '#editor/open-form/field-of-position.ts'

import { EditableCorpus } from '../corpus/editable-corpus.ts'
import { readMistakes, type Mistake } from '../corpus/read-corpus.ts'
import { isWholeGrid, selectShare } from '../support/run/grid.ts'

let corpus: EditableCorpus

beforeAll(async () => {
  corpus = await EditableCorpus.open()
})

afterAll(async () => corpus.close())

/**
 * Returns the values of a file's form, without the text that they were read from; undefined if no form can show the
 * text.
 */
function formIn(file: string, text: string): FileForm | undefined {
  try {
    return { ...readForm(file, text), [sourceKey]: undefined }
  } catch {
    return undefined
  }
}

/** Returns whether the edited text is something that an author could produce by typing into the form. */
function canBeTyped(file: string, before: string, after: string): boolean {
  const [was, is] = [formIn(file, before), formIn(file, after)]
  if (!was || !is || areEqual(was, is)) return false
  const written = getFormat(file).toFile({ ...is, [sourceKey]: wrapSource(before) })
  return areEqual(formIn(file, written), is)
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Returns the paths of the fields that differ between two forms. */
function changedPaths(was: unknown, is: unknown, path = ''): string[] {
  if (areEqual(was, is)) return []
  if (!isGroup(was) || !isGroup(is)) return [path]
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...names].flatMap((name) =>
    changedPaths(Reflect.get(was, name), Reflect.get(is, name), path === '' ? name : `${path}.${name}`),
  )
}

/** Returns whether two fields are the same, or one contains the other. */
function isNear(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
}

/** Place where the form reports a mistake: the edited field, another one, or another entry. */
type ReportPosition = 'at the field' | 'at another field' | 'at no field' | 'on another entry' | 'nowhere'

function positionReported(
  mistake: Mistake,
  reported: readonly Warning[],
  before: Map<string, string>,
  after: Map<string, string>,
): ReportPosition {
  const expected = reported.filter(({ kind }) => mistake.kinds.includes(kind))
  const results = expected.flatMap((diagnostic): ReportPosition[] => {
    const file = diagnostic.file.replace(/^content\//, '')
    const text = after.get(file)
    if (text === undefined) return ['on another entry']
    const data = formIn(file, text) ?? {}
    const field = findFieldOfPosition({ ...diagnostic, file }, text, data)
    if (field === undefined) return ['at no field']
    const changed = changedPaths(formIn(file, before.get(file) ?? ''), data)
    return [changed.some((path) => isNear(path, field)) ? 'at the field' : 'at another field']
  })
  const order: ReportPosition[] = ['at the field', 'at another field', 'at no field', 'on another entry']
  return order.find((where) => results.includes(where)) ?? 'nowhere'
}

/**
 * Minimum share of mistakes that are reported at the edited field. Rules about two fields report at the other: in the
 * whole corpus 47 of 329.
 */
const minShare = isWholeGrid ? 0.85 : 0.8

test('mistakes that can be typed into the form are reported there, nearly all at the edited field', async () => {
  const counted = new Map<ReportPosition, string[]>()
  const mistakes = selectShare(
    (await readMistakes()).filter(({ kinds }) => kinds.length > 0),
    0,
    16,
  )
  let typed = 0
  for (const mistake of mistakes) {
    const { reported, texts: after } = await corpus.check(mistake.edits, mistake.on)
    const files = [...after.keys()]
    const before = new Map(files.map((file) => [file, corpus.getText(file) ?? '']))
    if (files.length === 0 || !files.every((file) => canBeTyped(file, before.get(file) ?? '', after.get(file) ?? '')))
      continue
    typed += 1
    const where = positionReported(mistake, reported, before, after)
    counted.set(where, [...(counted.get(where) ?? []), mistake.title])
  }
  const numbers = [...counted].map(([where, titles]) => `${where} ${titles.length}`).join(', ')
  console.log(`${mistakes.length} mistakes are reported, ${typed} can be typed into a form: ${numbers}`)
  const reported = (where: ReportPosition) => counted.get(where)?.length ?? 0
  expect([reported('at no field'), reported('nowhere')]).toEqual([0, 0])
  expect(reported('at the field') / typed).toBeGreaterThanOrEqual(minShare)
})
