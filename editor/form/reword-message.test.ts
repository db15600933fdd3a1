import { expect, test } from 'vitest'

import { append, newDiagnosticsAfter, type Changes } from '../../tests/support/sites/small-content.ts'
import { toEditorDiagnostic } from '../engine/editor-diagnostics.ts'

const requirement = `requirements:
  - id: expiry
    name: ポイントの有効期限
    of: all
    in: notes
    words: [有効期限]
    how: "annotationLists に「- use: points-expiry」を足す"
    reason: 期限を知らないと、使う前になくなる
    source: 検証用の決まり
`

test('an empty item of a list is explained, and a shared note is named by its title', async () => {
  const note = { title: '有効期限', detail: '', fontBold: false }
  const file = 'annotations/points-expiry.yaml'
  const position = { line: 1, column: 1, field: '-' }
  const other = { name: 'points-base', file: 'annotations/points-base.yaml', position, diagnostics: [] }
  const texts = new Map([
    [file, { name: 'points-expiry', file, position, diagnostics: [], note }],
    [other.file, { ...other, note: { ...note, title: '対象の金額' } }],
  ])
  const hintsAfter = async (changes: Changes) =>
    (await newDiagnosticsAfter(changes)).map((found) => toEditorDiagnostic(found, texts).hint)
  expect(await hintsAfter({ 'provider.yaml': append('  - ""\n') })).toContainEqual(
    expect.stringContaining('help.example.jp のように'),
  )
  const unknown = (text: string) => text.replace('- use: points-base', '- use: points-expired')
  expect(await hintsAfter({ './noodles.mdx': unknown })).toContainEqual(expect.stringContaining('「対象の金額：'))
  expect(await hintsAfter({ 'requirements.yaml': requirement })).toContainEqual(
    expect.stringContaining('に共通の注記「有効期限」を足す'),
  )
})

test('a shared text is named by its first words, and its blocks by their labels', async () => {
  const [position, diagnostics] = [{ line: 1, column: 1, field: '-' }, []]
  const name = 'price-question'
  const file = `shared/${name}.mdx`
  const source = '<Question title="いくらですか">\n  ｛laptopの値段｝です。\n</Question>\n'
  const inBody = (text: string) => `${text}\n<Faq>\n  <Shared use="${name}" />\n</Faq>\n`
  const found = (await newDiagnosticsAfter({ [file]: () => source, './noodles.mdx': inBody })).map((diagnostic) =>
    toEditorDiagnostic(diagnostic, new Map([[file, { name, file, position, diagnostics, source }]])),
  )
  const lacking = found.find(({ kind }) => kind === 'shared-without-fact')
  expect(lacking?.message).toMatch(
    /^共通の文「いくらですか： .*」が使う ｛laptopの値段｝ が、使うページで決まっていません$/u,
  )
  expect(lacking?.hint).toMatch(/に商品 laptop を足すか、この「共通の文」を消して、「質問と答え」を足して自分で書く$/u)
})

test('a missing field of a block has the label of that block', async () => {
  const inBody = (text: string) => `${text}\n<Faq>\n  <Question>\n    答えです。\n  </Question>\n</Faq>\n`
  const found = (await newDiagnosticsAfter({ './noodles.mdx': inBody })).map((each) => toEditorDiagnostic(each))
  expect(found.map(({ message }) => message)).toContainEqual('「質問」がありません')
})
