import { expect, test } from 'vitest'

import { parseStart } from '#domain/time/japan-time.ts'
import { ContentCache } from '#tools/content/content-cache.ts'

import { readFiles } from '../../../tests/support/read-files.ts'
import {
  append,
  inBody,
  inFields,
  replaceOnce,
  textsAfter,
  type Changes,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'
import { unguarded } from '../../source/guard-parsing.ts'

/** Returns the diagnostics of a campaign that ended in March, after an edit of its published version. */
async function diagnosticsAfter(id: string, before: Edit, after: Edit, others: Changes = {}): Promise<unknown[]> {
  const file = `campaigns/202302-1/${id}.mdx`
  const texts = await textsAfter({ ...others, [file]: before })
  const was = texts.get(file) ?? ''
  const files = new Map([...texts].map(([name, text]) => [name, Buffer.from(name === file ? after(was) : text)]))
  const { warnings } = await readFiles(files, ContentCache.empty(), {
    guard: unguarded,
    now: parseStart('2023-03-02 00:00'),
    published: new Map([[file, was]]),
  })
  return warnings.flatMap(({ kind, field, line, ...rest }) =>
    kind === 'ended-promise-changed' && 'details' in rest ? [[line, field, rest.details]] : [],
  )
}

const asItWas: Edit = (text) => text

test('a start that is written differently and is the same instant is no change', async () => {
  const start = 'start: 2023-02-01T00:00+09:00'
  for (const same of ['2023-02-01 00:00', '2023-02-01T00:00', '2023-01-31T15:00Z'])
    expect(await diagnosticsAfter('shop', asItWas, replaceOnce(start, `start: ${same}`))).toEqual([])
  expect(await diagnosticsAfter('shop', asItWas, replaceOnce(start, 'start: 2023-02-01T00:00Z'))).toEqual([
    [expect.any(Number), 'period.start', { before: '2023-02-01 00:00', after: '2023-02-01 09:00' }],
  ])
})

test('a further exclusion of a shop is reported at the list, and a removed one at the top', async () => {
  const entry = '    - text: 送料\n'
  expect(await diagnosticsAfter('shop', asItWas, replaceOnce(entry, `${entry}    - text: 包装\n`))).toEqual([
    [34, '-', { before: '', after: '包装' }],
  ])
  expect(
    await diagnosticsAfter(
      'shop',
      replaceOnce(entry, `${entry}    - text: 包装\n`),
      replaceOnce('    - text: 包装\n', ''),
    ),
  ).toEqual([[1, '-', { before: '包装', after: '' }]])
})

test('an unchanged promise is not reported next to a changed one', async () => {
  const excluded = inBody(append('\n出前は対象外です。\n\n送料は対象外です。\n'))
  expect(await diagnosticsAfter('noodles', excluded, asItWas)).toEqual([])
  expect(
    await diagnosticsAfter('noodles', excluded, replaceOnce('出前は対象外です。', '出前と宅配は対象外です。')),
  ).toEqual([[58, '-', { before: '出前は対象外です。', after: '出前と宅配は対象外です。' }]])
})

test('an added condition and a removed field are each reported at their positions', async () => {
  const granted = inFields(append('grantBy: 2023-04-30\n'))
  const changed = await diagnosticsAfter('noodles', granted, (text) =>
    replaceOnce('grantBy: 2023-04-30\n', 'conditions:\n  - 本人確認が必要\n')(text),
  )
  expect(changed).toEqual([
    [expect.any(Number), 'grantBy', { before: '2023-04-30', after: '' }],
    [36, 'conditions[1]', { before: '', after: '本人確認が必要' }],
  ])
})

test('a note of its own that became a shared one with the same words is no change', async () => {
  const ownNote = append('  - title: 常時還元\n    detail: いつでも｛常時｝を還元します。この分に上限はありません。\n')
  const after = append('  - use: points-always\n')
  const shared = 'title: 常時還元\ndetail: いつでも｛常時｝を還元します。この分に上限はありません。\n'
  expect(
    await diagnosticsAfter('noodles', inFields(ownNote), inFields(after), { 'annotations/points-always.yaml': shared }),
  ).toEqual([])
})
