import { expect, test } from 'vitest'

import { describeDiagnostic } from '../../diagnostics/describe-diagnostic.ts'
import { checkInvertedSentences } from './inverted-sentences.ts'

function diagnosticsOf(before: string, after: string, where = '') {
  return checkInvertedSentences(
    'a.mdx',
    `はじめの行です。\n${before}\nおわりの行です。\n`,
    `はじめの行です。\n${after}\nおわりの行です。\n`,
    where,
  )
}

test.each([
  ['上乗せ分の上限は、お店すべての合計で数えます。', '上乗せ分の上限は、お店それぞれで数えます。', '合計', 'それぞれ'],
  ['差し引いた後の金額が対象です。', '差し引く前の金額が対象です。', '差し引いた後', '差し引く前'],
  ['はい。手数料がかかります。', 'いいえ。ほかにお支払いいただくものはありません。', 'はい', 'いいえ'],
  ['持ち帰りのお支払いは、対象になりません。', '持ち帰りのお支払いも、対象になります。', 'ません', ''],
  ['一部のお店では、対象にならないことがあります。', '一部のお店では、対象になります。', 'ないことがあります', ''],
  ['含まれます。', '含まれません。', '', 'ません'],
  ['ポイントは変わりません。', 'ポイントは変わります。', 'ません', ''],
  ['エントリーは要りません。', 'エントリーは要ります。', '要りません', '要ります'],
  ['手数料は有料です。', '手数料はかかりません。', '有料', 'かかりません'],
  ['二重につくことはありません。', '二重につくことはあります。', 'ません', ''],
  ['会員の方でないと、ポイントはつきません。', '会員の方には、ポイントはつきません。', 'ないと', 'ません'],
  ['1回｛一回の下限｝以上支払った方に。', '合わせて｛一回の下限｝以上支払った方に。', '1回', '合わせ'],
  ['お支払いの前にエントリーしてください。', 'お支払いの後にエントリーしてください。', 'の前', 'の後'],
])('%s → %s is reported', (before, after, was, is) => {
  expect(diagnosticsOf(before, after)[0]).toMatchObject({ kind: 'meaning-turned', line: 2, details: { was, is } })
})

test.each([
  ['said otherwise with the same meaning', '送料は対象になりません。', '送料は対象外です。'],
  ['said of some, and now of all', '一部の商品は、対象にならないことがあります。', '一部の商品は、対象になりません。'],
  ['turned twice', '20歳未満の方はご利用になれません。', '20歳以上の方がご利用になれます。'],
  ['continued', 'サイトの商品が対象です。', 'サイトの商品が対象で、送料は対象になりません。'],
  [
    'denied in a part that is added',
    'お支払いの日時で判断します。',
    'ご注文の日ではなく、お支払いの日時で判断します。',
  ],
  ['denied twice', '手数料は無料ではありません。', '手数料は有料です。'],
  ['left as open as it was', 'ポイントがつかないことがあります。', 'ポイントがつかないとは限りません。'],
  ['said in the other order', 'エントリーした後に、レジで支払います。', 'お会計の前に、エントリーの画面を開きます。'],
  ['taken out', '送料は対象になりません。', ''],
  ['parted into two lines', '送料は、対象になりません。', '送料は、\n対象になりません。'],
  [
    'the answer to another question',
    'ポイントは使えますか\nはい、アプリの画面で見られます。',
    '期限は紙で届きますか\nいいえ、アプリの画面で見られます。',
  ],
  ['moved', '送料は対象になりません。\n1回だけ付与します。', '1回だけ付与します。\n送料は対象になりません。'],
  ['new', '', '送料は対象になりません。'],
  ['quite another', '水筒もお弁当箱も。', '手数料は、すべてお客さまにお支払いいただきません。'],
  ['quite another, with a word of the other side', '毎回のお楽しみ。', '秋の味覚を、まとめてお届け。'],
  ['without words', '---\nbgcolor: "#fff"', '---\nbgcolor: "#000"'],
])('a sentence that is %s is not', (_, before, after) => {
  expect(diagnosticsOf(before, after)).toEqual([])
})

test('one of two equal sentences that is negated is paired by its position, and reported', () => {
  const note = '翌月末までに付与します。'
  const text = (first: string, second: string) => `- ${first}\n- 商品を返したときの約束です。\n- ${second}\n`
  const diagnostics = checkInvertedSentences('a.mdx', text(note, note), text(note, '翌月末までに付与しません。'), '')
  expect(diagnostics).toMatchObject([{ kind: 'meaning-turned', line: 3, details: { was: '', is: 'ません' } }])
  expect(checkInvertedSentences('a.mdx', text(note, '対象です。'), text('対象です。', note), '')).toEqual([])
})

test('exchanged placeholders are reported, except in a list', () => {
  const [diagnostic] = diagnosticsOf('｛特典｝、対象の店なら｛追加特典｝。', '｛追加特典｝、対象の店なら｛特典｝。')
  expect(diagnostic).toMatchObject({ kind: 'words-exchanged', line: 2 })
  expect(diagnosticsOf('｛特典｝と｛追加特典｝を付与します。', '｛追加特典｝と｛特典｝を付与します。')).toEqual([])
  expect(diagnosticsOf('｛特典｝を付与します。', '｛追加特典｝を付与します。')).toEqual([])
})

test('phrases exchanged around 「ではなく」 are reported, and another phrase is not', () => {
  const before = 'お店の会員証ではなく、アプリの画面を見せます。'
  expect(diagnosticsOf(before, 'アプリの画面ではなく、お店の会員証を見せます。')).toMatchObject([
    { kind: 'words-exchanged' },
  ])
  expect(diagnosticsOf('平日ではなく、休日に使えます。', '休日ではなく、平日に使えます。')).toHaveLength(1)
  expect(diagnosticsOf(before, 'お店の会員証ではなく、カードの裏を見せます。')).toEqual([])
  expect(diagnosticsOf(before, 'アプリの画面を見せます。')).toEqual([])
})

test('each sentence is compared with its previous version', () => {
  const before = '服の代金は、対象です。送料は、対象になりません。'
  expect(diagnosticsOf(before, '服の代金は、対象です。送料も、対象になります。')).toHaveLength(1)
  expect(diagnosticsOf(before, '送料は、対象外です。服の代金が、対象です。')).toEqual([])
})

test('changed markup around a sentence in its file is not reported', () => {
  const [listed] = diagnosticsOf('- 差し引いた後の金額が対象です。', '- 差し引く前の金額が対象です。')
  expect(listed).toMatchObject({ details: { before: '差し引いた後の金額が対象です。' } })
  const [nested] = diagnosticsOf('    - 合計で数えます。', '    - お店ごとに数えます。')
  expect(nested).toMatchObject({ details: { before: '合計で数えます。' } })
  const [field] = diagnosticsOf('hint: "はい。1回だけです。"', 'hint: "いいえ。何度でもです。"')
  expect(field).toMatchObject({ details: { before: 'はい。', was: 'はい', is: 'いいえ' } })
})

test('the message names the previous version, and what changed', () => {
  const [published] = diagnosticsOf('含まれます。', '含まれません。')
  expect(published && describeDiagnostic(published).message).toBe(
    '前の版の「含まれます。」と、意味が逆になったようです（「ません」がついた: 打ち消しが変わる）',
  )
  const [copied] = diagnosticsOf('合計で数えます。', 'お店ごとに数えます。', 'campaigns/202308-1/8th-day.mdx')
  expect(copied && describeDiagnostic(copied).message).toBe(
    'campaigns/202308-1/8th-day.mdxの「合計で数えます。」と、意味が逆になったようです（「合計」から「ごと」へ: 数え方が変わる）',
  )
})

test('a rewritten file is not compared, at any length', () => {
  const lines = (phrase: string) =>
    Array.from({ length: 20_000 }, (_, index) => `${phrase}${index}は、対象です。`).join('\n')
  expect(checkInvertedSentences('a.mdx', lines('お茶'), lines('お菓子'), '')).toEqual([])
  const few = (end: string) => Array.from({ length: 150 }, (_, index) => `お茶${index}は、${end}`).join('\n')
  expect(checkInvertedSentences('a.mdx', few('対象になります。'), few('対象になりません。'), '')).toHaveLength(150)
})
