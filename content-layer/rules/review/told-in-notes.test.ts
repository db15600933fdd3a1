import { expect, test } from 'vitest'

import { describeDiagnostic } from '../../diagnostics/describe-diagnostic.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { toldInNotes } from './told-in-notes.ts'

const use = (file: string, line: number, value = 'points-expiry') => ({
  file,
  field: 'annotationLists[2].use',
  line,
  column: 5,
  value,
})
const told = (file: string, line: number, got = '期限はありません'): Diagnostic => ({
  file,
  field: 'annotationLists[2].use',
  line,
  column: 5,
  kind: 'page-contradicts',
  details: { got },
})
const pages = [{ notes: [use('a.mdx', 3)] }, { notes: [use('b.mdx', 7), use('b.mdx', 9, 'points-base')] }, {}]
const inNote = () => ({ line: 2, column: 1 })

test('what all pages tell of a shared note is told once, in the note, with the number of pages', () => {
  const [first, ...others] = toldInNotes([told('a.mdx', 3), told('b.mdx', 7)], pages, inNote)
  expect(first).toMatchObject({ file: 'annotations/points-expiry.yaml', field: 'detail', line: 2, pages: 2 })
  expect(others).toEqual([])
  expect(first && describeDiagnostic(first).message).toMatch(/（この注記を使う2ページで）$/u)
})

const unsaid = (file: string): Diagnostic => ({
  file,
  field: 'annotationLists',
  line: 1,
  column: 1,
  kind: 'not-said',
  details: { name: 'ポイントの有効期限', how: '「- use: points-expiry」を足す', reason: '' },
})

test('what pages do not say although they use the note that would is told in the note', () => {
  const further = [...pages, { notes: [use('c.mdx', 3)] }]
  expect(toldInNotes([unsaid('a.mdx'), unsaid('b.mdx')], further, inNote)).toMatchObject([
    { file: 'annotations/points-expiry.yaml', field: 'detail', kind: 'not-said', pages: 2 },
  ])
  const without = unsaid('d.mdx')
  expect(toldInNotes([unsaid('a.mdx'), without], further, inNote)).toEqual([unsaid('a.mdx'), without])
})

test.each([
  ['one page of two', [told('a.mdx', 3)]],
  ['two pages, each something else', [told('a.mdx', 3), told('b.mdx', 7, '上限なし')]],
  ['two pages of three', [told('a.mdx', 3), told('b.mdx', 7)], [{ notes: [use('c.mdx', 3)] }]],
  ['a note that one page uses', [told('b.mdx', 9)]],
  ['another field of the same line', [{ ...told('a.mdx', 3), field: 'title' }, told('b.mdx', 7)]],
])(
  'what is told of %s stays with the page',
  (_, found: Diagnostic[], further: { notes: ReturnType<typeof use>[] }[] = []) => {
    expect(toldInNotes(found, [...pages, ...further], inNote)).toEqual(found)
  },
)

test('what is told alike of two notes is told in each of them', () => {
  const both = ['a.mdx', 'b.mdx'].map((file) => ({ notes: [use(file, 3), use(file, 5, 'points-base')] }))
  const found = both.flatMap(({ notes }) => notes.map(({ file, line }) => told(file, line)))
  expect(toldInNotes(found, both, inNote)).toMatchObject([
    { file: 'annotations/points-expiry.yaml', pages: 2 },
    { file: 'annotations/points-base.yaml', pages: 2 },
  ])
})
