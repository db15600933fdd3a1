import { z } from 'zod'

import { assumed } from '../assumed.ts'
import { facts } from '../facts.ts'
import { image } from '../image.ts'
import { period } from '../period.ts'
import { link } from '../links.ts'
import { points, stageColor, text } from '../primitives.ts'
import { factList, noteList, stepList } from './common-fields.ts'
import { reportAs } from '../schema-diagnostic.ts'

/** Returns whether a text has `{code}` and `{url}` once each, and no other brace. */
function hasBothPlaceholders(value: string): boolean {
  const rest = value.replace('{code}', '').replace('{url}', '')
  return rest.length === value.length - '{code}{url}'.length && !/[{}]/.test(rest)
}

const sharedText = (description: string) =>
  text(`${description}。{code} に招待コード、{url} に招待ページのURLが入る`).refine(
    hasBothPlaceholders,
    reportAs('bad-placeholders'),
  )

const ownCode = z
  .strictObject({
    heading: text('自分の招待コードの見出し'),
    jump: text('舞台から下の招待コードへ進むボタン'),
    lead: text('見出しの下の説明'),
    share: text('招待メッセージを送るボタン'),
    copy: text('招待メッセージを写すボタン'),
    shared: text('送ったあとに出す言葉'),
    copied: text('写したあとに出す言葉'),
    failed: text('送れも写せもしなかったときに出す言葉'),
  })
  .meta({ description: '自分の招待コードを送るところ' })

const registration = z
  .strictObject({
    heading: text('招待コードを登録するところの見出し'),
    lead: text('見出しの下の説明'),
    label: text('入力欄の名前'),
    hint: text('入力欄の下の説明'),
    empty: text('何も入れずに登録しようとしたときに出す言葉').meta({ title: '空のまま登録したとき' }),
    submit: text('登録するボタン'),
    busy: text('登録している間のボタンの言葉'),
    done: text('登録できたときに出す言葉'),
    registered: text('登録した招待コードの見出し'),
    stamp: text('登録したあと、舞台の絵に押す判の言葉'),
    next: text('登録した招待コードの下に出す、次にすること').meta({ title: '登録のあと、次にすること' }),
    registeredLead: text('登録した招待コードの下の説明'),
    received: text('まだログインしていない人に、届いた招待コードを見せるときの見出し'),
    receivedLead: text('届いた招待コードの下の説明'),
  })
  .meta({ description: '招待された人が、届いた招待コードを登録するところ' })

const card = z
  .strictObject({
    heading: text('カードを持っていない人への見出し'),
    lead: text('カードを持っていない人への説明'),
    apply: text('カードを申し込むボタン'),
    href: link('カードを申し込むページ'),
    owned: text('カードを持っている人への見出し'),
    ownedLead: text('カードを持っている人への説明'),
  })
  .meta({ description: 'カードについて伝えること。持っていない人には、申し込むボタンが出る' })

/** The texts and figures of the invitation screen (specification §7, "Share texts"; D9). */
export const invitation = z.strictObject({
  facts,
  assumed,
  period: period.optional().meta({
    description:
      '招待キャンペーンの期間。この間だけ、招待コードを登録できる。書かないときは、サーバーの答えだけで決まる',
  }),
  bonus: points('招待した人と招待された人が、それぞれもらえるポイント'),
  shareText: sharedText('「シェア」で送る文'),
  copyText: sharedText('「コピー」で写す文'),
  tag: text('舞台の上の札'),
  title: text('大見出し。二行まで'),
  bonusLead: text('数字の上の言葉'),
  bonusLabel: text('数字の下の言葉'),
  conditions: z.array(text('数字のそばに出す条件の札')).meta({ description: '数字のそばに出す条件の札' }),
  bgcolor: stageColor,
  keyVisual: image.meta({ slot: 'stage', description: '舞台の絵' }),
  target: text('対象の人（期間の下に出る）'),
  ownCode,
  registration,
  card,
  upcoming: text('始まるまで、コードのところに出す言葉'),
  ended: text('終わったあと、コードのところに出す言葉'),
  unscripted: text('JavaScript が動かないときに、コードのところに出す言葉'),
  stepsHeading: text('手順の見出し'),
  steps: stepList,
  grantHeading: text('もらえるポイントの見出し'),
  grants: factList,
  annotationLists: noteList,
})
