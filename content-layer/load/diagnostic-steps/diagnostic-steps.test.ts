import { expect, test } from 'vitest'

import { noodles, readChanged, showDiagnostic, replaceOnce } from '../../../tests/support/sites/small-content.ts'
import { diagnosticIn, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import {
  bodySteps,
  campaignSteps,
  contentSteps,
  errorSteps,
  monthFieldSteps,
  monthSteps,
  warningSteps,
  yamlSteps,
} from './diagnostic-steps.ts'
import { runSteps, type Step } from './run-steps.ts'
import { noSharedTexts } from '../../entries/shared-text.ts'

const file = 'campaigns/202309-1/noodles.mdx'
const at = { line: 3, column: 1 }

function unknown(actual: string): Diagnostic {
  return diagnosticIn(
    file,
    { kind: 'unknown-fact', details: { actual, field: '', suggestion: '', candidates: '' } },
    at,
  )
}

const invisible = diagnosticIn(file, { kind: 'control-character', details: { code: 'U+200B' } }, at)
const noImage = (actual: string) => diagnosticIn(file, { kind: 'bad-image-path', details: { actual } }, at)
const missing = (name: string) => diagnosticIn('.', { kind: 'missing-file', details: { file: name } })
const empty = diagnosticIn('screens/entry.yaml', { kind: 'yaml-empty' })
const unsaid = (page: string) =>
  diagnosticIn(page, { kind: 'not-said', details: { name: '', how: '', reason: '', phrases: '' } }, at)
const mismatch = (of: string) =>
  diagnosticIn(of, { kind: 'headline-mismatch', details: { actual: 5, sum: '1% + 3%', expected: 4 } }, at)

/** Returns what a step removes and what is left, by kind and placeholder. */
function apply<Context>(steps: readonly Step<Context>[], name: string, list: readonly Diagnostic[], context: Context) {
  const step = steps.filter((one) => one.name === name)
  expect(step).toHaveLength(1)
  const { diagnostics, removed } = runSteps(step, list, context)
  const show = ({ kind, details }: Diagnostic) => (kind === 'unknown-fact' ? `${kind} ${details.actual}` : kind)
  return { left: diagnostics.map(show), removed: removed.map(({ diagnostic }) => show(diagnostic)) }
}

const noUses = { uses: [], texts: noSharedTexts }
const bonus = {
  ...noUses,
  definition: { headline: { kind: 'bonus', figure: 300, unit: 'P', label: '' } },
  hasEmptyCap: false,
  positionOfUnit: { file, ...at },
} as const
const content = {
  listing: [],
  ended: [],
  totalHeadlines: 2,
  positionOfBaseRate: at,
  pages: [],
  texts: noSharedTexts,
}

test('placeholders of an invalid field are not reported as unknown', () => {
  const yaml = { hasInvalidFields: true, invalidFacts: [], source: '', oddIndents: [] }
  const list = [unknown('上限'), unknown('上げん')]
  const expected = { left: ['unknown-fact 上げん'], removed: ['unknown-fact 上限'] }
  expect(apply(yamlSteps, 'consequences-of-fields', list, yaml)).toEqual(expected)
  expect(apply(bodySteps, 'body-without-fields', list, { hasFields: false, invalidFacts: [] })).toEqual(expected)
  expect(apply(campaignSteps, 'consequences-of-an-empty-cap', list, { ...bonus, hasEmptyCap: true })).toEqual(expected)
  expect(apply(yamlSteps, 'consequences-of-fields', list, { ...yaml, hasInvalidFields: false }).removed).toEqual([])
  expect(apply(bodySteps, 'body-without-fields', list, { hasFields: true, invalidFacts: [] }).removed).toEqual([])
  expect(apply(campaignSteps, 'consequences-of-an-empty-cap', list, bonus).removed).toEqual([])
})

test('a fact with an invalid value is not reported as unknown', () => {
  const list = [unknown('例1'), unknown('例1の合計'), unknown('例2')]
  const context = { hasInvalidFields: true, invalidFacts: ['例1'], source: '', oddIndents: [] }
  const expected = { left: ['unknown-fact 例2'], removed: ['unknown-fact 例1', 'unknown-fact 例1の合計'] }
  expect(apply(yamlSteps, 'consequences-of-fields', list, context)).toEqual(expected)
  expect(apply(bodySteps, 'body-without-fields', list, { hasFields: false, invalidFacts: ['例1'] })).toEqual(expected)
})

test('a mistake of syntax is reported instead of the value that it made', () => {
  const color = diagnosticIn(file, { kind: 'bad-color', details: { actual: '“#fff”' } }, at)
  const context = {
    hasInvalidFields: true,
    invalidFacts: [],
    source: '---\ntag: x\nbgcolor: “#fff”\n',
    oddIndents: [],
  }
  expect(apply(yamlSteps, 'mistakes-of-syntax', [color, invisible], context)).toEqual({
    left: ['yaml-curly-quotes', 'control-character'],
    removed: ['bad-color'],
  })
})

test('indents with odd spaces are reported alone', () => {
  const oddIndents = [diagnosticIn(file, { kind: 'yaml-odd-space' }, at)]
  const context = { hasInvalidFields: true, invalidFacts: [], source: '', oddIndents }
  expect(apply(yamlSteps, 'odd-indents', [unknown('上限')], context)).toEqual({
    left: ['yaml-odd-space'],
    removed: ['unknown-fact 上限'],
  })
})

test('a mistake in a shared text is reported where the text is used', () => {
  const note = 'annotations/points-expiry.yaml'
  const text = { name: 'points-expiry', file: note, position: { field: 'detail', ...at }, diagnostics: [], source: '' }
  const uses = [{ file, field: 'annotationLists[1]', line: 30, column: 5, value: note }]
  const context = { uses, texts: new Map([[note, text]]) }
  const list = [{ ...unknown('上げん'), file: note }]
  const expected = { left: ['shared-without-fact'], removed: ['unknown-fact 上げん'] }
  expect(apply(monthSteps, 'shared-texts-at-use', list, context)).toEqual(expected)
  expect(apply(campaignSteps, 'shared-texts-at-use', list, { ...bonus, ...context })).toEqual(expected)
})

test('a bonus in the wrong unit is one mistake', () => {
  expect(apply(campaignSteps, 'unit-of-a-bonus', [unknown('上限に届く金額'), invisible], bonus)).toEqual({
    left: ['control-character', 'bonus-unit'],
    removed: ['unknown-fact 上限に届く金額'],
  })
})

test('placeholders of campaigns that could not be read are not reported in their month', () => {
  const list = [unknown('noodlesの上限'), unknown('booksの上限')]
  expect(apply(monthFieldSteps, 'consequences-of-campaigns', list, { unread: ['noodles'] })).toEqual({
    left: ['unknown-fact booksの上限'],
    removed: ['unknown-fact noodlesの上限'],
  })
})

test('a sentence of an ended campaign that changed is reported once', () => {
  const exchanged = diagnosticIn(file, { kind: 'words-exchanged', details: { before: '上乗せします', where: '' } }, at)
  expect(
    apply(contentSteps, 'promises-of-ended-campaigns', [exchanged, invisible], { ...content, ended: [exchanged] }),
  ).toEqual({ left: ['control-character'], removed: ['words-exchanged'] })
  expect(apply(contentSteps, 'promises-of-ended-campaigns', [exchanged], content).removed).toEqual([])
})

test('a changed base rate is reported once, not at every headline', () => {
  expect(apply(contentSteps, 'base-rate-once', [mismatch('a.mdx'), mismatch('b.mdx')], content)).toEqual({
    left: ['base-rate-changed'],
    removed: ['headline-mismatch', 'headline-mismatch'],
  })
})

test('what every user of a shared text reports is reported in that text', () => {
  const note = 'annotations/points-expiry.yaml'
  const within = { file: note, field: 'detail', ...at }
  const list = ['a.mdx', 'b.mdx'].map((page) => ({ ...invisible, file: page, within }))
  const pages = ['a.mdx', 'b.mdx'].map((page) => ({
    uses: [{ file: page, field: 'annotationLists[1]', ...at, value: note }],
  }))
  expect(apply(contentSteps, 'shared-texts-once', list, { ...content, pages })).toEqual({
    left: ['control-character'],
    removed: ['control-character', 'control-character'],
  })
})

test('fields with the path of a misnamed image are not reported', () => {
  const image = 'campaigns/202309-1/images/Noodles.svg'
  const misnamed = diagnosticIn(image, { kind: 'bad-image-name', details: { name: 'Noodles.svg' } })
  const list = [misnamed, noImage('images/Noodles.svg'), noImage('images/no odles.svg')]
  expect(apply(contentSteps, 'misnamed-images', list, content)).toEqual({
    left: ['bad-image-name', 'bad-image-path'],
    removed: ['bad-image-path'],
  })
})

test('a file that was refused is not reported as missing', () => {
  const list = [missing('screens/entry.yaml'), missing('provider.yaml')]
  expect(apply(contentSteps, 'refused-files', list, { ...content, listing: [empty] })).toEqual({
    left: ['missing-file'],
    removed: ['missing-file'],
  })
})

test('a month is not told that a campaign is missing whose file was refused', () => {
  const month = 'campaigns/202309-1/month.yaml'
  const dangling = (actual: string) =>
    diagnosticIn(month, { kind: 'dangling-campaign', details: { actual, suggestion: '', candidates: '' } })
  const refused = diagnosticIn('campaigns/202309-1/books.mdx', { kind: 'symlink' })
  const term = (name: string) => ({ ...unknown(name), file: month })
  const list = [dangling('books'), dangling('book'), term('booksの上限'), term('bookの上限')]
  expect(apply(contentSteps, 'refused-files', list, { ...content, listing: [refused] })).toEqual({
    left: ['dangling-campaign', 'unknown-fact bookの上限'],
    removed: ['dangling-campaign', 'unknown-fact booksの上限'],
  })
})

test('a note is not reported as unused where its mark is written in other signs', () => {
  const unused = (mark: string) => diagnosticIn(file, { kind: 'annotation-without-mark', details: { mark } })
  const inOtherSigns = diagnosticIn(file, { kind: 'mark-in-other-signs', details: { actual: '*2', fix: '※2' } }, at)
  const list = [inOtherSigns, unused('※2'), unused('※3'), { ...unused('※2'), file: 'campaigns/202309-1/books.mdx' }]
  expect(apply(contentSteps, 'marks-in-other-signs', list, content)).toEqual({
    left: ['mark-in-other-signs', 'annotation-without-mark', 'annotation-without-mark'],
    removed: ['annotation-without-mark'],
  })
})

test('a shared text is not reported as missing, nor a page as incomplete, where its file is invalid', () => {
  const invalid = diagnosticIn('annotations/points-base.yaml', { kind: 'yaml-empty' })
  const misnamed = diagnosticIn('shared/Steps.mdx', { kind: 'misnamed-file', details: { fix: 'steps.mdx' } })
  const uses = (kind: 'note' | 'fragment', actual: string) =>
    diagnosticIn(file, { kind: 'shared-unknown', details: { kind, actual, suggestion: '', candidates: '' } }, at)
  const list = [
    ...[invalid, misnamed, uses('note', 'points-base'), uses('note', 'points'), uses('fragment', 'steps')],
    ...[unsaid(file), unsaid('campaigns/202309-1/books.mdx')],
  ]
  expect(apply(contentSteps, 'invalid-shared-texts', list, content)).toEqual({
    left: ['yaml-empty', 'misnamed-file', 'shared-unknown', 'not-said'],
    removed: ['shared-unknown', 'shared-unknown', 'not-said'],
  })
})

test.each([
  diagnosticIn(file, { kind: 'fact-brace' }, at),
  diagnosticIn(file, { kind: 'fact-in-half-width', details: { actual: '{上限}', fix: '｛上限｝' } }, at),
  unknown('じょうげん'),
])('a text is not reported as incomplete where its placeholder has a mistake: $kind', (cause) => {
  const list = [cause, unsaid(file), { ...unsaid(file), line: 4 }]
  const { removed } = apply(contentSteps, 'consequences-of-values', list, content)
  expect(removed).toEqual(['not-said'])
})

test('the same diagnostic is reported once, and at most twenty of a kind in one file', () => {
  const once = { left: ['control-character'], removed: ['control-character'] }
  const twice = [invisible, { ...invisible }]
  expect(apply(errorSteps, 'sorted-once', twice, {})).toEqual(once)
  expect(apply(warningSteps, 'sorted-once', twice, {})).toEqual(once)
  const many = Array.from({ length: 30 }, (_, line) => ({ ...invisible, line }))
  const { left, removed } = apply(errorSteps, 'limit-per-kind', many, {})
  expect(left).toEqual([...Array.from({ length: 20 }, () => 'control-character'), 'more-of-a-kind'])
  expect(removed).toHaveLength(10)
})

test('diagnostics that a step removed are returned with that step', async () => {
  const { removed } = await readChanged(noodles(replaceOnce('reductionRate: 4', 'reductionRate: 四')))
  const formatted = removed.map(({ step, diagnostic }) => `${step} ${showDiagnostic(diagnostic)}`)
  expect(formatted.length).toBeGreaterThan(0)
  expect(
    formatted.every((line) =>
      /^(?:consequences-of-|body-without-)\S+ \.\/noodles\.mdx\S+ \S+ unknown-fact$/u.test(line),
    ),
  ).toBe(true)
})
