import fc from 'fast-check'
import { anyText } from '../run/any-text.ts'

/** An edit of a file, at a fraction of its length from its start. */
export type RandomEdit = {
  kind: 'insert' | 'cut' | 'double' | 'remove' | 'restore' | 'take'
  file: number
  other: number
  at: number
  length: number
  text: string
}

/** Texts that people type or paste, including mistakes. */
const words = fc.constantFrom(
  ...[
    '｛上限｝',
    '｛上限：P前｝',
    '｛なし｝',
    '300ポイント',
    '2023年9月31日',
    "'",
    '"',
    ': ',
    '- ',
    '\t',
    '　',
    '---\n',
    '#',
  ],
  ...[
    '{',
    '}',
    '<Steps>',
    '</Steps>',
    '<Faq',
    '※1',
    '**',
    '\n\n',
    '\u0007',
    '# 確認ずみ: 見た',
    '{/* 確認ずみ: 見た */}',
    '0',
  ],
  ...[
    '<<<<<<< a\n',
    'images/none.svg',
    '/jp/card/209901-1/none/',
    'https://example.com/',
    '完全無料',
    '今だけ',
    '\r\n',
  ],
)

export const randomEdit: fc.Arbitrary<RandomEdit> = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'insert', 'cut', 'cut', 'double', 'remove', 'restore', 'take'),
  file: fc.nat(10_000),
  other: fc.nat(10_000),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(40),
  text: fc.oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: anyText(8) }),
})

/** Returns a text after an edit that leaves the file where it is. */
export function editText(text: string, { kind, at, length, text: typed }: RandomEdit): string {
  const start = Math.floor(text.length * at)
  if (kind === 'insert') return text.slice(0, start) + typed + text.slice(start)
  if (kind === 'cut') return text.slice(0, start) + text.slice(start + length)
  const lines = text.split('\n')
  const line = Math.floor(lines.length * at)
  return [...lines.slice(0, line + 1), ...lines.slice(line)].join('\n')
}
