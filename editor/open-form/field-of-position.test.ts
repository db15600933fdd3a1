import { expect, test } from 'vitest'

import { isRecord } from '#domain/is-record.ts'

import { campaignFormat } from '../formats/file-formats.ts'
import { findFieldOfPosition } from './field-of-position.ts'

const text = `---
tag: x
facts:
  例1: 300円
logos:
  - src: images/a.svg
    alt: a
  - src: images/b.svg
    alt: b
---

## 見出し

<RateTable caption="表" columns={["a", "b"]} rows={[["1", "2"], ["3", "4"]]} />

<Faq>
  <Question title="一">答え</Question>
  <Question title="二">答え</Question>
  <Shared use="asked" />
  <Question title="三">
    答え
  </Question>
</Faq>
`
const data = campaignFormat.fromFile(text)

function fieldAt(field: string, line: number, column = 1): string | undefined {
  return findFieldOfPosition({ file: 'campaigns/202309-1/a.mdx', field, line, column }, text, data)
}

test('an item that the check counts from 1 is the item that the form counts from 0', () => {
  expect(fieldAt('logos[2].alt', 9)).toBe('logos.1.alt')
  expect(fieldAt('facts.例1', 4)).toBe('facts.0.value')
})

test('a field of a block, or of one of its parts, is found by its line', () => {
  expect(fieldAt('RateTable.rows[2][1]', 14)).toBe('blocks.1.rows.1.0')
  expect(fieldAt('Question.title', 17)).toBe('blocks.2.parts.0.title')
  expect(fieldAt('Question.title', 18)).toBe('blocks.2.parts.1.title')
  expect(fieldAt('Shared.use', 19)).toBe('blocks.2.parts.2.use')
  expect(fieldAt('Question.title', 20)).toBe('blocks.2.parts.3.title')
})

test('a line without a field leads to the field or block that contains it', () => {
  expect(fieldAt('-', 2)).toBe('tag')
  expect(fieldAt('-', 12)).toBe('blocks.0.body')
  expect(fieldAt('-', 16)).toBe('blocks.2.parts')
  expect(fieldAt('-', 19)).toBe('blocks.2.parts.2.use')
})

test('the line of a question leads to the question, whatever the order of its fields in the form', () => {
  const blocks: readonly unknown[] = Array.isArray(data['blocks']) ? data['blocks'] : []
  const faq = blocks[2]
  const reversed = JSON.parse(JSON.stringify(faq), (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).reverse()) : value,
  ) as unknown
  const position = { file: 'campaigns/202309-1/a.mdx', field: '-', line: 17, column: 1 }
  expect(findFieldOfPosition(position, text, { blocks: [{}, {}, reversed] })).toBe('blocks.2.parts.0.title')
})

test('the line of a question leads to the question, and its answer to the answer', () => {
  expect(fieldAt('-', 17)).toBe('blocks.2.parts.0.title')
  expect(fieldAt('-', 17, 24)).toBe('blocks.2.parts.0.body')
  expect(fieldAt('-', 20)).toBe('blocks.2.parts.3.title')
  expect(fieldAt('-', 21)).toBe('blocks.2.parts.3.body')
})

test('a review mark above a body leads to the first text, even if a block precedes it', () => {
  const marked = '---\ntag: x\n---\n\n{/* 見直す */}\n\n<RateBreakdown />\n\n## 対象のお店\n\n文。\n'
  const at = (line: number) =>
    findFieldOfPosition(
      { file: 'campaigns/202309-1/a.mdx', field: '-', line, column: 1 },
      marked,
      campaignFormat.fromFile(marked),
    )
  expect(at(5)).toBe('blocks.1.body')
  expect(at(7)).toBe('blocks.0')
})

test('a text leads to the field that contains it: in the block at its position, or else in the next one', () => {
  const leadsTo = (field: string, line: number, sought: string) =>
    findFieldOfPosition({ file: 'campaigns/202309-1/a.mdx', field, line, column: 1, text: sought }, text, data)
  expect(leadsTo('-', 12, '見出し')).toBe('blocks.0.body')
  expect(leadsTo('-', 12, '三')).toBe('blocks.2.parts.3.title')
  expect(leadsTo('-', 20, '答え')).toBe('blocks.2.parts.3.body')
  expect(leadsTo('-', 14, '表')).toBe('blocks.1.caption')
  expect(leadsTo('-', 4, '300円')).toBe('facts.0.value')
  expect(leadsTo('-', 12, 'ここにない文')).toBe('blocks.0.body')
})

test('the line of a mistake in the body leads to the text with it', () => {
  const mistaken = text.replace('    答え', '    5<10').replace('## 見出し', '## {見出し')
  const at = (line: number) =>
    findFieldOfPosition(
      { file: 'campaigns/202309-1/a.mdx', field: '-', line, column: 5 },
      mistaken,
      campaignFormat.fromFile(mistaken),
    )
  expect(at(12)).toBe('blocks.0.body')
  expect(at(21)).toBe('blocks.2.parts.3.body')
})
