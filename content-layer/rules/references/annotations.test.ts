import { describe, expect, test } from 'vitest'

import { parseFact } from '#schemas/facts.ts'

import { resolveAnnotations } from './annotations.ts'

const file = 'campaigns/202309-1/apple.mdx'
const note = (title: string, detail: string) => ({ title, detail, fontBold: false })
const noteFile = 'annotations/points-base.yaml'
const cap = parseFact('300ポイント')

/** The position of the shared note's text, in the field that the page has for it. */
const inNote = (line: number) => ({ file: noteFile, line: 2, column: 1, field: `annotationLists[${line}].use` })

/** Returns the notes of a page, each on the line of its number, and one shared note called points-base. */
function resolve(shared: string, ...notes: Parameters<typeof resolveAnnotations>[0]['notes']) {
  const positionOf = ([, index]: readonly PropertyKey[]) => ({ line: Number(index) + 1, column: 1 })
  const position = { field: 'detail', line: 2, column: 1 }
  const text = { name: 'points-base', file: noteFile, position, diagnostics: [], note: note('ポイント', shared) }
  const files = new Map([[noteFile, text]])
  const facts = new Map(cap && [['上限', cap]])
  return resolveAnnotations({ file, notes, texts: [], facts, positionOf }, files)
}

const at = (line: number, field: string) => ({ file, line, column: 1, field: `annotationLists[${line}].${field}` })

test('a shared note is filled with the facts of the page that uses it, and states them there', () => {
  const ownNote = note('付与時期', '翌月です。')
  expect(resolve('上限は｛上限｝です。', ownNote, { use: 'points-base' })).toEqual({
    annotations: [ownNote, note('ポイント', '上限は300ポイントです。')],
    uses: [{ ...at(2, 'use'), value: noteFile }],
    texts: [{ ...inNote(2), value: '上限は300ポイントです。' }],
    statements: [{ path: ['annotationLists', 1], facts: { 上限: '300ポイント' } }],
    diagnostics: [],
  })
})

test('a shared note has the title that the page gives it', () => {
  const { annotations, diagnostics, statements } = resolve('1円で1ポイントです。', { use: 'points-base', title: '※3' })
  expect(annotations).toEqual([note('※3', '1円で1ポイントです。')])
  expect(statements).toEqual([])
  expect(diagnostics).toEqual([{ ...at(1, 'title'), kind: 'annotation-without-mark', details: { mark: '※3' } }])
})

describe('is reported for a shared note', () => {
  const diagnosticsOf = (shared: string, use = 'points-base') => resolve(shared, { use }).diagnostics

  test('an unknown name, with the intended one', () => {
    expect(diagnosticsOf('翌月です。', 'points-bsae')).toEqual([
      {
        ...at(1, 'use'),
        kind: 'shared-unknown',
        details: { kind: 'note', actual: 'points-bsae', suggestion: 'points-base', candidates: 'points-base' },
      },
    ])
  })

  test('a fact that the page lacks, at the position in the note', () => {
    expect(diagnosticsOf('付与は｛付与日｝です。')).toMatchObject([
      { ...inNote(1), kind: 'unknown-fact', details: { actual: '付与日', field: 'grantBy' } },
    ])
  })

  test('an unknown form of a fact', () => {
    expect(diagnosticsOf('上限は｛上限：年月｝です。')).toMatchObject([{ ...inNote(1), kind: 'unknown-fact-form' }])
  })

  test('a mark in it without a note', () => {
    expect(diagnosticsOf('1円で1ポイントです※9。')).toEqual([
      { ...inNote(1), kind: 'mark-without-annotation', details: { mark: '※9' } },
    ])
  })
})

test('the second of two notes with the same title is reported', () => {
  expect(resolve('', note('付与時期', '翌月です。'), note('付与時期', '月末です。')).diagnostics).toEqual([
    { ...at(2, 'title'), kind: 'duplicate-id', details: { actual: '付与時期' } },
  ])
})

test('a title that only ends with a mark needs no mark in the texts', () => {
  expect(resolve('', note('対象のお店※1', '商業施設の中のお店を除きます。')).diagnostics).toEqual([])
})

test('a page replaces a shared note, under the same title', () => {
  const written = { use: 'points-base', instead: '翌月です。' }
  const { annotations, texts, uses, diagnostics } = resolve('上限は｛付与日｝です。', written)
  expect(annotations).toEqual([note('ポイント', '翌月です。')])
  expect([texts, uses, diagnostics]).toEqual([[], [{ ...at(1, 'use'), value: noteFile }], []])
})
