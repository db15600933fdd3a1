import fc from 'fast-check'

import { packText } from '../support/engine/pack-files.ts'
import type { PackedFiles } from '../support/engine/packed-files.ts'
import { anyText } from '../support/run/any-text.ts'

/**
 * An edit of one file: typing, cutting, doubling a line, removing the file, overwriting it with another one; or an edit
 * that restores all files.
 */
type RandomEdit = {
  kind: 'insert' | 'cut' | 'double-line' | 'remove' | 'restore-all' | 'overwrite'
  /** Numbers of the edited file and of the one that overwrites it, modulo the number of files. */
  file: number
  other: number
  /** Where the text is edited, as a fraction of its length from its start. */
  at: number
  /** How many characters are cut. */
  length: number
  /** What is typed. */
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
  kind: fc.constantFrom(
    'insert',
    'insert',
    'insert',
    'cut',
    'cut',
    'double-line',
    'remove',
    'restore-all',
    'overwrite',
  ),
  file: fc.nat(10_000),
  other: fc.nat(10_000),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(40),
  text: fc.oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: anyText(8) }),
})

/** Returns a text after an edit that changes it: after typing, cutting, or doubling a line. */
function editText(text: string, { kind, at, length, text: typed }: RandomEdit): string {
  const start = Math.floor(text.length * at)
  if (kind === 'insert') return text.slice(0, start) + typed + text.slice(start)
  if (kind === 'cut') return text.slice(0, start) + text.slice(start + length)
  const lines = text.split('\n')
  const line = Math.floor(lines.length * at)
  return [...lines.slice(0, line + 1), ...lines.slice(line)].join('\n')
}

/** Returns the files that an edit writes, among `files` as they are now; `initial` is what they were before all edits. */
export function applyRandomEdit(
  edit: RandomEdit,
  files: ReadonlyMap<string, Buffer>,
  initial: ReadonlyMap<string, Buffer>,
): PackedFiles {
  const editable = [...initial.keys()].filter((file) => /\.(?:yaml|mdx)$/.test(file))
  const file = editable[edit.file % editable.length] ?? ''
  const other = editable[edit.other % editable.length] ?? ''
  switch (edit.kind) {
    case 'remove':
      return [[file, undefined]]
    case 'restore-all':
      return [...initial].map(([name, bytes]) => [name, bytes.toString('base64')])
    case 'overwrite':
      return [[file, initial.get(other)?.toString('base64')]]
    default:
      return [packText(file, editText(files.get(file)?.toString() ?? '', edit))]
  }
}
