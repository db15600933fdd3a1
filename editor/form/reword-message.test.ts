import { expect, test } from 'vitest'

import { testCasesByTopic } from '#content-layer/all-test-cases.ts'
import { fileCategory } from '#content-layer/diagnostics/messages/files.ts'
import { imageFileCategory } from '#content-layer/diagnostics/messages/image-files.ts'
import { mdxCategory } from '#content-layer/diagnostics/messages/mdx.ts'
import { yamlCategory } from '#content-layer/diagnostics/messages/yaml.ts'

import { append, newDiagnosticsAfter, type Changes } from '../../tests/support/sites/small-content.ts'
import { forms } from '../../tests/support/editor/every-field.ts'
import { toEditorDiagnostic } from '../engine/editor-diagnostics.ts'

/** Kinds of diagnostics that a form cannot cause, and those that quote MDX or the text of an image. */
const exemptKinds = new Set([
  ...[fileCategory, mdxCategory, imageFileCategory, yamlCategory].flatMap(({ kinds }) => Object.keys(kinds)),
  ...[
    'unknown-key',
    'unknown-block',
    'markup-in-text',
    'value-is-comment',
    'fields-in-body',
    'fields-below-body',
    'bad-image-name',
  ],
])

/** The names of all fields in content files. */
const fieldNames = new Set(forms.flatMap(({ fields }) => fields.map(([, { name }]) => name)))

/** The form's labels in Japanese, longest first, so that no label is removed as a part of another. */
const labels = forms
  .flatMap(({ fields }) =>
    fields.flatMap(([, field]) => [
      field.label,
      ...(field.widget === 'select' ? field.options : []).map(({ label }) => label),
    ]),
  )
  .filter((label) => /[^ -~]/.test(label))
  .sort((one, other) => other.length - one.length)

/** Returns the names of fields and files and the YAML syntax in a message, apart from the form's labels. */
function jargonIn(message: string): string[] {
  const rest = labels.reduce((text, label) => text.replaceAll(label, ''), message)
  // Paths, words with other characters, and parts of a URL are quotations of what the author typed.
  const words = rest.match(/(?<![\w/.@{:=?#-])[a-z][\w.]*(?![\w/-])/g) ?? []
  return [
    ...words.filter((word) => word !== 'id' && (fieldNames.has(word) || /\.(?:yaml|mdx)$/.test(word))),
    ...(rest.match(/字下げ|npm run|<[A-Z]\w+|: null|「- use|「確認ずみ: 理由|拡張子なし|→ $/g) ?? []),
  ]
}

test('in a form, no message of the check mentions a file, a key or YAML', async () => {
  const messagesWithJargon = new Map<string, string[]>()
  for (const { changes } of Object.values(testCasesByTopic).flat())
    for (const diagnostic of await newDiagnosticsAfter(changes)) {
      if (exemptKinds.has(diagnostic.kind)) continue
      const { kind, message, hint } = toEditorDiagnostic(diagnostic)
      const found = jargonIn(`${message} → ${hint}`)
      if (found.length > 0) messagesWithJargon.set(`${kind}: ${message} → ${hint}`, found)
    }
  expect(Object.fromEntries(messagesWithJargon)).toEqual({})
}, 300_000)

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
