import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Warning } from '#content-layer/diagnostics/diagnostic.ts'
import { asSource, sourceKey, type FileForm } from '#editor/formats/file-formats.ts'
import { formats } from '#editor/formats/formats.ts'
import { equalValues } from '#editor/formats/equal-values.ts'
import { formatOf } from '#editor/live/entry-file.ts'
import { fieldOfPosition } from '#editor/live/open-field.ts'

import { readSlips, Workshop, type Slip } from './corpus/corpus.ts'
import { isWholeGrid, shareOf } from './support/run/grid.ts'

let workshop: Workshop

beforeAll(async () => {
  workshop = await Workshop.open()
})

afterAll(async () => workshop.close())

/** What a file's form holds, without the text that it was read from; undefined for a text that no form holds. */
function formIn(file: string, text: string): FileForm | undefined {
  try {
    return { ...formats[formatOf(file)]?.fromFile(text), [sourceKey]: undefined }
  } catch {
    return undefined
  }
}

/** True if somebody who opened the file could make the form say what the edited text says. */
function canBeTyped(file: string, before: string, after: string): boolean {
  const [was, is] = [formIn(file, before), formIn(file, after)]
  if (!was || !is || equalValues(was, is)) return false
  const written = formats[formatOf(file)]?.toFile({ ...is, [sourceKey]: asSource(before) }) ?? ''
  return equalValues(formIn(file, written), is)
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The paths of the fields that differ between two forms. */
function changedPaths(was: unknown, is: unknown, path = ''): string[] {
  if (equalValues(was, is)) return []
  if (!isGroup(was) || !isGroup(is)) return [path]
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...names].flatMap((name) =>
    changedPaths(Reflect.get(was, name), Reflect.get(is, name), path === '' ? name : `${path}.${name}`),
  )
}

/** True if a field is another one, or stands in it, or around it. */
function isNear(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
}

/** Where a slip is told in the form: at the field that was typed, at another one of it, or on another entry. */
type Where = 'at the field' | 'at another field' | 'at no field' | 'on another entry' | 'nowhere'

function positionOfReport(
  slip: Slip,
  reported: readonly Warning[],
  before: Map<string, string>,
  after: Map<string, string>,
): Where {
  const expected = reported.filter(({ kind }) => slip.found.includes(kind))
  const places = expected.flatMap((found): Where[] => {
    const file = found.file.replace(/^content\//, '')
    const text = after.get(file)
    if (text === undefined) return ['on another entry']
    const data = formIn(file, text) ?? {}
    const field = fieldOfPosition({ ...found, file }, text, data)
    if (field === undefined) return ['at no field']
    const changed = changedPaths(formIn(file, before.get(file) ?? ''), data)
    return [changed.some((path) => isNear(path, field)) ? 'at the field' : 'at another field']
  })
  const order: Where[] = ['at the field', 'at another field', 'at no field', 'on another entry']
  return order.find((where) => places.includes(where)) ?? 'nowhere'
}

/** The least share of slips that are told at the field that was typed: some rules are about two fields. */
const least = isWholeGrid ? 0.9 : 0.85

test('slips that can be typed into the form are told in it, nearly all at the field that was typed', async () => {
  const counted = new Map<Where, string[]>()
  const slips = shareOf(
    (await readSlips()).filter(({ found }) => found.length > 0),
    0,
    32,
  )
  let typed = 0
  for (const slip of slips) {
    const { told, texts: after } = await workshop.check(slip.edits, slip.on)
    const files = [...after.keys()]
    const before = new Map(files.map((file) => [file, workshop.read(file) ?? '']))
    if (files.length === 0 || !files.every((file) => canBeTyped(file, before.get(file) ?? '', after.get(file) ?? '')))
      continue
    typed += 1
    const where = positionOfReport(slip, told, before, after)
    counted.set(where, [...(counted.get(where) ?? []), slip.title])
  }
  const numbers = [...counted].map(([where, titles]) => `${where} ${titles.length}`).join(', ')
  console.log(`${slips.length} slips are told, ${typed} can be typed into a form: ${numbers}`)
  const reported = (where: Where) => counted.get(where)?.length ?? 0
  expect([reported('at no field'), reported('nowhere')]).toEqual([0, 0])
  expect(reported('at the field') / typed).toBeGreaterThanOrEqual(least)
})
