import { expect, test } from 'vitest'

import { describeDiagnostic } from '../../diagnostics/describe-diagnostic.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { SharedText } from '../../entries/shared-text.ts'
import { reportSharedTextsOnce } from './report-shared-texts-once.ts'

const inNote = (name: string) => ({ file: `annotations/${name}.yaml`, field: 'detail', line: 2, column: 1 })
const use = (file: string, line: number, name = 'points-expiry') => ({
  file,
  field: 'annotationLists[2].use',
  line,
  column: 5,
  value: inNote(name).file,
})
const contradictionIn = (
  file: string,
  line: number,
  actual = '期限はありません',
  name = 'points-expiry',
): Diagnostic => ({
  file,
  field: 'annotationLists[2].use',
  line,
  column: 5,
  within: inNote(name),
  kind: 'page-contradicts',
  details: { actual, excluded: actual },
})
const pages = [{ uses: [use('a.mdx', 3)] }, { uses: [use('b.mdx', 7), use('b.mdx', 9, 'points-base')] }, {}]
const note = (name: string): [string, SharedText] => {
  const file = `annotations/${name}.yaml`
  const position = { field: 'detail', line: 2, column: 1 }
  return [file, { name, file, position, diagnostics: [], note: { title: name, detail: '文です。', fontBold: false } }]
}
const texts = new Map([note('points-expiry'), note('points-base')])

test('a diagnostic of a shared note on all pages is reported once, in the note, with the number of pages', () => {
  const [first, ...others] = reportSharedTextsOnce(
    [contradictionIn('a.mdx', 3), contradictionIn('b.mdx', 7)],
    pages,
    texts,
  )
  expect(first).toMatchObject({ file: 'annotations/points-expiry.yaml', field: 'detail', line: 2, pages: 2 })
  expect(others).toEqual([])
  expect(first && describeDiagnostic(first).message).toMatch(/（この文を使う2ページで）$/u)
})

const unsaid = (file: string): Diagnostic => ({
  file,
  field: 'annotationLists',
  line: 1,
  column: 1,
  kind: 'not-said',
  details: { name: 'ポイントの有効期限', how: '「- use: points-expiry」を足す', reason: '', phrases: '' },
})

test('a statement missing on pages that use its note is reported in the note', () => {
  const further = [...pages, { uses: [use('c.mdx', 3)] }]
  expect(reportSharedTextsOnce([unsaid('a.mdx'), unsaid('b.mdx')], further, texts)).toMatchObject([
    { file: 'annotations/points-expiry.yaml', field: 'detail', kind: 'not-said', pages: 2 },
  ])
  const without = unsaid('d.mdx')
  expect(reportSharedTextsOnce([unsaid('a.mdx'), without], further, texts)).toEqual([unsaid('a.mdx'), without])
})

test.each([
  ['one page of two', [contradictionIn('a.mdx', 3)]],
  ['two pages, each something else', [contradictionIn('a.mdx', 3), contradictionIn('b.mdx', 7, '上限なし')]],
  ['two pages of three', [contradictionIn('a.mdx', 3), contradictionIn('b.mdx', 7)], [{ uses: [use('c.mdx', 3)] }]],
  ['a note that one page uses', [contradictionIn('b.mdx', 9, '上限なし', 'points-base')]],
])(
  'a diagnostic of %s stays with the page',
  (_, diagnostics: Diagnostic[], further: { uses: ReturnType<typeof use>[] }[] = []) => {
    expect(reportSharedTextsOnce(diagnostics, [...pages, ...further], texts)).toEqual(diagnostics)
  },
)

test('an equal diagnostic of two notes is reported in each of them', () => {
  const both = ['a.mdx', 'b.mdx'].map((file) => ({ uses: [use(file, 3), use(file, 5, 'points-base')] }))
  const grouped = both.flatMap(({ uses }) =>
    uses.map(({ file, line }) => contradictionIn(file, line, '上限なし', line === 3 ? 'points-expiry' : 'points-base')),
  )
  expect(reportSharedTextsOnce(grouped, both, texts)).toMatchObject([
    { file: 'annotations/points-expiry.yaml', pages: 2 },
    { file: 'annotations/points-base.yaml', pages: 2 },
  ])
})
