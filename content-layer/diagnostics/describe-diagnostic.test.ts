import { expect, test } from 'vitest'

import { describeDiagnostic, formatDiagnostic, completeSentence } from './describe-diagnostic.ts'
import type { Diagnostic, Problem } from './diagnostic.ts'
import type { MessageAndHint } from './message.ts'
import { kinds } from './registry.ts'

const diagnostic: Diagnostic = {
  file: 'content/a.yaml',
  line: 3,
  column: 5,
  field: 'title',
  kind: 'bad-format',
  details: { actual: 'a', description: 'b' },
}

test('a diagnostic is one line: position, field, message, hint', () => {
  expect(formatDiagnostic(diagnostic)).toBe('content/a.yaml:3:5  title  書き方が違います（a）  → b')
})

test('line breaks and control characters of the content do not break the line', () => {
  const line = formatDiagnostic({ ...diagnostic, details: { actual: 'a\nb\u001b[31m', description: '' } })
  expect(line).toContain('a⏎b�[31m')
})

test.each<[string, Problem, string]>([
  [
    'a day that no calendar has is called one where it is a figure of the author, too',
    { kind: 'bad-fact', details: { actual: '2023-09-31 10:00' } },
    '9月31日という日はありません（2023-09-31 10:00） → 3,000円、5%、300ポイント、10人、2023-04-30、2023-04-30 23:59、23:59 のどれかの形で書く',
  ],
  [
    'advice ends where no other name is known',
    { kind: 'plan-campaign-missing', details: { id: 'noodle', row: 2, suggestion: '', candidates: '' } },
    '2行目にある noodle のキャンペーンが、この月にありません → noodle.mdx を作るか、表の id を直す',
  ],
  [
    'one of two names is to be written',
    { kind: 'quoted-promise', details: { actual: '300ポイント', references: '｛上限｝ ｛特典｝' } },
    '約束する数や日付は、｛「300ポイント」｝ のようには書けません → ｛上限｝ か ｛特典｝ と書く',
  ],
  [
    'one campaign is no example of others',
    { kind: 'ended-shared-changed', details: { example: '202308-1/8th-day', count: 1 } },
    'この共通の文を変えると、終わったキャンペーン（202308-1/8th-day）の約束も変わります → 元に戻し、新しいキャンペーンには別の名前の文を足す。まちがいを正すときは「確認ずみ: 理由」を書き、承認を受ける',
  ],
  [
    'what is gone is not quoted',
    { kind: 'ended-promise-changed', details: { before: '300', after: '' } },
    '終わったキャンペーンの約束を変えています（公開した版では「300」、いまはありません） → 元に戻す。まちがいを正すときは「確認ずみ: 理由」を書き、承認を受ける',
  ],
])('%s', (_, problem, expected) => {
  const { message, hint } = describeDiagnostic({ ...diagnostic, ...problem })
  expect(`${message} → ${hint}`).toBe(expected)
})

const lookedUp = new Map<PropertyKey, unknown>(
  Object.entries({
    unit: 'yen',
    weekday: 0,
    again: '‹again›',
    form: 'bold',
    where: 'body',
    unsafe: { kind: 'plain', name: '‹unsafe›' },
    problem: { kind: 'encoding', name: '‹fault›' },
    is: 'heic',
  }),
)

/** Provides every detail: its name in brackets, except for details that are looked up in a table. */
const everyDetail: object = new Proxy({}, { get: (_, name) => lookedUp.get(name) ?? `‹${String(name)}›` })

test('a message is a sentence even where no field name precedes it', () => {
  expect(completeSentence(diagnostic, 'がありません')).toBe('「title」がありません')
  expect(completeSentence(diagnostic, '書き方が違います（a）')).toBe('書き方が違います（a）')
  const alone = Object.values(kinds).map(
    ({ messages }: { messages: MessageAndHint | ((details: never) => MessageAndHint) }) => {
      const [message] = typeof messages === 'function' ? messages(everyDetail as never) : messages
      return completeSentence(diagnostic, message)
    },
  )
  expect(alone.filter((message) => /^(?:が|を|の|は|という)/.test(message))).toEqual([])
})
