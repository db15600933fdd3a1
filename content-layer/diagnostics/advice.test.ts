import { describe, expect, test } from 'vitest'

import {
  append,
  inBody,
  inFields,
  replaceOnce,
  newDiagnosticsAfter,
  type Edit,
} from '../../tests/support/sites/small-content.ts'
import { describeDiagnostic } from './describe-diagnostic.ts'
import type { DiagnosticKind } from './diagnostic.ts'

const noodles = './noodles.mdx'
const target = (written: string) => inFields(replaceOnce('target: カードで支払った方', `target: ${written}`))
const field = (written: string) => inFields(append(`${written}\n`))
const body = (written: string) => inBody(append(`\n${written}\n`))

type Row = [kind: DiagnosticKind, wrong: Edit, hint: string, right?: Edit]

async function diagnose(edit: Edit) {
  return newDiagnosticsAfter({ [noodles]: edit })
}

describe('a hint that is followed to the letter passes', () => {
  test.each<Row>([
    [
      'yaml-syntax',
      field('conditions: - お店が対象'),
      '次の行から、字下げして「- 」で一つずつ書く',
      field('conditions:\n  - お店が対象'),
    ],
    [
      'not-list',
      field('conditions: お店が対象'),
      '次の行から、字下げして「- 」で一つずつ書く',
      field('conditions:\n  - お店が対象'),
    ],
    [
      'yaml-syntax',
      target('"カード"で支払った方'),
      '引用符のうしろの文字なら、文の全体を引用符で囲む。項目なら、上の項目と字下げをそろえる',
      target(`'"カード"で支払った方'`),
    ],
    ['yaml-syntax', target('!カードで支払った方'), '全体を引用符で囲む', target('"!カードで支払った方"')],
    [
      'yaml-tag',
      target('!important カードで支払った方'),
      '全体を引用符で囲むか、消す',
      target('"!important カードで支払った方"'),
    ],
    ['yaml-alias', target('*カードで支払った方'), '全体を引用符で囲む', target('"*カードで支払った方"')],
    ['yaml-syntax', target('"カードで\\払った方"'), '\\ を消す', target('"カードで払った方"')],
    [
      'yaml-syntax',
      target('"カードで払った方"# メモ'),
      'メモなら # の前に半角の空白を入れる。文の一部なら、引用符の中に入れる',
      target('"カードで払った方" # メモ'),
    ],
    ['yaml-syntax', target(']'), '消すか、文の全体を引用符で囲む'],
    [
      'not-text',
      target('\n  - カードで支払った方'),
      '「- 」や下の項目をやめて、一つの文で書く',
      target('カードで支払った方'),
    ],
    ['not-text', field('grantBy: 20230331'), '2023-04-30 のように書く'],
    ['not-text', field('facts:\n  一回の下限: 3000'), '3,000円 のように、単位をつけて書く'],
    ['not-text', target('300'), '"300" のように引用符で囲む'],
    [
      'bad-choice',
      inFields(replaceOnce('entry: not-required', 'entry: 不要')),
      'エントリーが要るか。required = 必要、not-required = 不要',
    ],
    ['bad-choice', inFields(replaceOnce('unit: "%"', 'unit: 円')), 'どれか一つを、そのまま書く'],
    ['bad-day', field('grantBy: 2023-3-31'), '2023-03-31 と書く', field('grantBy: 2023-03-31')],
    ['bad-day', field('grantBy: 令和5年3月31日'), '2023-03-31 と書く'],
    ['bad-day', field('grantBy: 2023-02-30'), '暦にある日を、2023-04-30 のように書く'],
    ['unknown-key', inFields(replaceOnce('entry: not-required', 'entry\u3000: not-required')), '空白を消す'],
    [
      'yaml-key',
      field('facts:\n  {例}: 1,000円'),
      '「項目の名前: 値」の形で書く。名前を { } や [ ] で囲んでいたら、かっこを取る',
    ],
    ['odd-characters', target('ポイントの方'.normalize('NFD')), '「ポ」を打ち直す', target('ポイントの方')],
    ['odd-characters', target('スぺシャルの方'), '「ペ」と書く', target('スペシャルの方')],
    ['odd-characters', target('カードで Pаy の方'), 'その言葉を打ち直す', target('カードで Pay の方')],
    ['odd-characters', target('カードで\u00a0支払った方'), 'その空白を打ち直すか、消す', target('カードで 支払った方')],
    ['unknown-key', inFields(replaceOnce('entry: not-required', 'entry\u00a0: not-required')), '空白を消す'],
    ...['3千円', '三千円', '３，０００円'].map((written): Row => [
      'bad-fact',
      field(`facts:\n  一回の下限: ${written}`),
      '3,000円 と書く',
    ]),
    ['bad-fact', field('facts:\n  締切: 2023/3/31'), '2023-03-31 と書く'],
    [
      'unknown-fact',
      inFields((text) => `${text}facts:\n  例1: 1,000円\n  例2: 2,000円\nconditions:\n  - ｛例２｝が対象\n`),
      'もしかして ｛例2｝ ですか。新しい数なら、facts: に「例２: 3,000円」のように書く',
    ],
    ['mdx-unclosed', body('<LogoGrid>'), '<LogoGrid /> と書く', body('<LogoGrid />')],
    ['mdx-unclosed', body('<Notice title="a">\n\n文です。'), '終わるところに </Notice> を書く'],
    ['mdx-html', body('<b>大事</b>です。'), '**言葉** と書く', body('**大事**です。')],
    ['mdx-html', body('<span>大事</span>です。'), 'タグを消して、言葉だけを残す', body('大事です。')],
    [
      'markup-in-text',
      body('** 大事 **です。'),
      '太字にする言葉の前とうしろを半角の ** で囲み、** と言葉のあいだの空白を消す',
      body('**大事**です。'),
    ],
  ])('%s', async (kind, wrong, hint, right) => {
    const diagnostic = (await diagnose(wrong)).find((one) => one.kind === kind)
    expect(diagnostic && describeDiagnostic(diagnostic).hint).toBe(hint)
    if (right) expect((await diagnose(right)).map((one) => one.kind)).not.toContain(kind)
  })

  test('the cap of an invitation is stated with its unit', async () => {
    const cap = (written: string) => ({
      'screens/invitation.yaml': (text: string) => `${text}facts:\n  上限: ${written}\n  人数: 2人\n`,
    })
    const diagnostic = (await newDiagnosticsAfter(cap('5,000ポイント'))).find(({ kind }) => kind === 'invitation-cap')
    expect(diagnostic && describeDiagnostic(diagnostic).hint).toBe('「6,000ポイント」と書くか、人数を直す')
    expect((await newDiagnosticsAfter(cap('6,000ポイント'))).map(({ kind }) => kind)).not.toContain('invitation-cap')
  })
})
