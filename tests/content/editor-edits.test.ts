import { readFileSync } from 'node:fs'
import path from 'node:path'

import fc from 'fast-check'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

import { noLimit } from '#editor/formats/form-data.ts'
import type { BlockForm } from '#editor/formats/block-form.ts'
import { bodyKey, type FileForm } from '#editor/formats/file-form.ts'
import { root } from '#tools/commands/project-paths.ts'
import { getFormat } from '#editor/formats/formats.ts'
import { getValue } from '#content-layer/source/fields/paths.ts'
import { isRecord } from '#domain/is-record.ts'

import { linesOnlyIn } from '../support/editor/lines-only-in.ts'
import { isWholeGrid } from '../support/run/grid.ts'

const texts = ['content', 'tests/corpus/content'].flatMap((folder) =>
  globSync('**/*.{yaml,mdx}', { cwd: path.join(root, folder) })
    .sort()
    .map((file): [string, string] => [file, readFileSync(path.join(root, folder, file), 'utf8').trim()]),
)
const anyFile = fc.constantFrom(...texts)

/** Returns the values of a form, without the source text of its file. */
function withoutSource(form: FileForm): FileForm {
  return Object.fromEntries(Object.entries(form).filter(([key]) => key !== '$source'))
}

/** Returns the paths of all texts in a form that people change. */
function textPaths(value: unknown, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value === 'string') return at.at(-1) === 'type' || value === noLimit ? [] : [at]
  if (Array.isArray(value)) return value.flatMap((item, index) => textPaths(item, [...at, index]))
  return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => textPaths(item, [...at, key])) : []
}

/** Returns a value with another one at a path. */
function replaceAt(
  value: unknown,
  [step, ...rest]: readonly (string | number)[],
  change: (old: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? replaceAt(item, rest, change) : item))
  return isRecord(value) ? { ...value, [step]: replaceAt(value[step], rest, change) } : value
}

function asForm(value: unknown): FileForm {
  if (!isRecord(value)) throw new Error('no form')
  return { ...value }
}

test('a text that is changed in a form is changed in the file, and no other line', () => {
  fc.assert(
    fc.property(
      anyFile,
      fc.nat(),
      fc.constantFrom('あ', '新しい 言葉', ': #', '"引用"', '｛上限｝です', "it's"),
      ([file, text], pick, addition) => {
        const format = getFormat(file)
        const form = format.fromFile(text)
        const paths = textPaths(withoutSource(form))
        const at = paths[pick % paths.length] ?? []
        const old = String(getValue(form, at))
        const changed = asForm(replaceAt(form, at, () => old + addition))
        const written = format.toFile(changed).trim()
        const again = format.fromFile(written)
        // A text with mark-up in it may be read as other blocks.
        if (at[0] !== bodyKey) expect(withoutSource(again)).toEqual(withoutSource(changed))
        expect(written).toContain(old.trim().split('\n').at(-1)?.replaceAll('"', '').slice(0, 5))
        const touched = Math.max(1, old.split('\n').length)
        expect(linesOnlyIn(text, written).length, linesOnlyIn(text, written).join('\n')).toBeLessThanOrEqual(touched)
        expect(linesOnlyIn(written, text).length, linesOnlyIn(written, text).join('\n')).toBeLessThanOrEqual(touched)
      },
    ),
    { numRuns: isWholeGrid ? 600 : 150 },
  )
})

/** Returns the lists in a form with two items or more. */
function listPaths(value: unknown, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (Array.isArray(value))
    return [...(value.length > 1 ? [at] : []), ...value.flatMap((item, index) => listPaths(item, [...at, index]))]
  return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => listPaths(item, [...at, key])) : []
}

type ListEdit = {
  name: string
  edit: (items: readonly unknown[], at: number, to: number) => unknown[]
  lines: 'removed' | 'added' | 'none'
}

const listEdits: ListEdit[] = [
  { name: 'removed', edit: (items, at) => items.filter((_, index) => index !== at), lines: 'removed' },
  { name: 'copied', edit: (items, at) => [...items.slice(0, at + 1), ...items.slice(at)], lines: 'added' },
  {
    name: 'moved',
    edit: (items, at, to) => {
      const rest = items.filter((_, index) => index !== at)
      return [...rest.slice(0, to), items[at], ...rest.slice(to)]
    },
    lines: 'none',
  },
]

/** Removes the numbers of blocks, which start at 1 in every file. */
function unnumbered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unnumbered)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (key === 'at' ? [] : [[key, unnumbered(item)]])),
  )
}

/** Returns whether a body has neighbouring texts, which are one text when they are read again. */
function hasNeighbouringTexts(form: FileForm): boolean {
  const blocks = form[bodyKey]
  const types = Array.isArray(blocks) ? (blocks as BlockForm[]).map(({ type }) => type) : []
  return types.some((type, index) => type === 'text' && types[index + 1] === 'text')
}

test.each(listEdits)('items of lists and blocks that are $name keep the bytes of all others', ({ edit, lines }) => {
  fc.assert(
    fc.property(anyFile, fc.nat(), fc.nat(), fc.nat(), ([file, text], pick, from, to) => {
      const format = getFormat(file)
      const form = format.fromFile(text)
      const paths = listPaths(withoutSource(form)).filter((at) => at.at(-1) !== 'facts' || lines === 'removed')
      const at = paths[pick % paths.length]
      if (!at) return
      const changed = asForm(
        replaceAt(form, at, (value) =>
          Array.isArray(value) ? edit(value, from % value.length, to % value.length) : value,
        ),
      )
      const written = format.toFile(changed).trim()
      if (!hasNeighbouringTexts(changed))
        expect(unnumbered(withoutSource(format.fromFile(written)))).toEqual(unnumbered(withoutSource(changed)))
      // A table is one attribute, and a short list one line.
      if (at.at(-1) === 'rows') return
      const allowed = at.at(-1) === bodyKey || at.at(-1) === 'parts' || at.at(-1) === 'annotationLists' ? 0 : 1
      const content = (lines: string[]) => lines.filter((line) => line.trim() !== '')
      if (lines !== 'removed') expect(content(linesOnlyIn(text, written)).length).toBeLessThanOrEqual(allowed)
      if (lines !== 'added') expect(content(linesOnlyIn(written, text)).length).toBeLessThanOrEqual(allowed)
    }),
    { numRuns: isWholeGrid ? 400 : 100 },
  )
})

test('comments, and the order of fields, stay when a field is changed', () => {
  const text = '# 注意\nb: 1 # 一\na: "x" # 二\n\n# 三\nc:\n  - p # 四\n  - q\n'
  const month = getFormat('campaigns/202309-1/month.yaml')
  const source = `title: 古い # 題\n# 札\ntag: "札"\nfacts:\n  例1: 300円 # 例\n  例2: 2,000円\n${text}`
  const form = month.fromFile(source)
  const written = month.toFile({
    ...form,
    title: '新しい',
    facts: [
      { name: '例1', value: '300円' },
      { name: '例3', value: '5%' },
    ],
  })
  expect(written).toBe(source.replace('古い', '新しい').replace('  例2: 2,000円\n', '  例3: 5%\n'))
})
