import { z } from 'zod'

import { assumed } from '../assumed.ts'
import { facts } from '../facts.ts'
import { day, period, publishAt } from '../period.ts'
import { slug } from '../ids.ts'
import { points, stageColor, text } from '../primitives.ts'
import { reportAs } from '../schema-diagnostic.ts'
import { appPath, factList, noteList, stageFields, stepList } from './common-fields.ts'

/** The large number of a promotion: a rate in percent, or points. */
const headline = z
  .strictObject({
    figure: z.number().positive().meta({ description: '大きく見せる数字' }),
    unit: z.enum(['%', 'P']).meta({ description: '単位' }),
    label: text('数字のとなりの言葉'),
  })
  .meta({ description: '大きく見せる数字と、その単位と言葉' })

/** One offer of an entry campaign. */
const promotion = z.strictObject({
  promotionKey: slug.meta({ description: 'サーバーがこの特典を呼ぶ名前（半角の英小文字・数字・ハイフン）' }),
  tag: text('題名の上の短い言葉'),
  title: text('特典の題名'),
  bgcolor: stageColor,
  publishAt: publishAt('この特典'),
  headline,
  maximumGrantPoint: points('上限のポイント。上限なしは null').nullable(),
  conditions: z.array(text('数字のそばに出す条件')).default([]).meta({ description: '数字のそばに出す条件' }),
  facts,
  description: text('くわしい説明の、はじめの文'),
  terms: factList,
})

/** The page of one entry campaign. */
const entryCampaign = z.strictObject({
  ...stageFields,
  period: period.optional().meta({ description: 'キャンペーンの期間。書かないときは、サーバーの答えだけで決まる' }),
  grantBy: day('ポイントを付与する期限の日（文では ｛付与日｝）').optional(),
  facts,
  assumed,
  target: text('対象の人（期間の下に出る）'),
  promotionsHeading: text('特典の一覧の見出し'),
  promotions: z
    .array(promotion)
    .min(1)
    .max(100)
    .superRefine((promotions, context) => {
      const keys = promotions.map(({ promotionKey }) => promotionKey)
      for (const [index, key] of keys.entries()) {
        // Two promotions with the same key would both be entered by one tap, and a URL could not distinguish them.
        if (keys.indexOf(key) < index)
          context.addIssue({ code: 'custom', path: [index, 'promotionKey'], ...reportAs('duplicate-id') })
      }
    })
    .meta({ description: '特典。ページに出す順' }),
  stepsHeading: text('手順の見出し'),
  steps: stepList,
  annotationLists: noteList,
})

/** Texts that all entry campaigns share. */
const textSchema = z
  .strictObject({
    enter: text('エントリーするボタン'),
    hint: text('エントリーするボタンの上の短い説明'),
    entering: text('エントリーしている間のボタンの言葉'),
    entered: text('エントリーした特典に出す言葉'),
    next: text('エントリーした特典に、次にすることとして出す説明'),
    done: text('エントリーできたときに読み上げる言葉'),
    upcoming: text('始まる前に、ボタンのところに出す言葉'),
    ended: text('終わったあと、ボタンのところに出す言葉'),
    unavailable: text('サーバーが知らない特典に出す言葉'),
    signIn: text('ログインが切れていて、エントリーできなかったときに出す説明'),
    signInApp: text('アプリの中で、ログインするボタン'),
    signInBrowser: text('ブラウザで、アプリを開いてログインするボタン'),
    signInDesktop: text('アプリのない端末で、ボタンのところに出す説明'),
    activate: text('カードが有効になっていない人に、ボタンのところに出す説明'),
    activateButton: text('カードを有効にするボタン'),
    activateDesktop: text('アプリのない端末で、カードを有効にするところの案内'),
    activatePath: appPath('カードを有効にする、アプリの中の場所'),
    inAppOnly: text('アプリだけのキャンペーンを、アプリの外で開いた人への説明'),
    openInApp: text('このページをアプリで開くボタン'),
    detail: text('くわしい説明を開くところの言葉'),
    close: text('開いたくわしい説明をとじるボタン'),
    unscripted: text('JavaScript が動かないときに、ボタンのところに出す言葉'),
  })
  .meta({ description: 'ボタンと、そのまわりの言葉。どのエントリーのページでも同じ' })

/** The texts and figures of the three entry campaigns, and their button labels (D10). */
export const entry = z.strictObject({
  words: textSchema,
  campaigns: z
    .strictObject({
      entry: entryCampaign.meta({ title: 'エントリー', description: '/jp/card/entry' }),
      // Spelt as in the URL, which the specification gives.
      refound: entryCampaign.meta({ title: '還元のエントリー', description: '/jp/card/entry/refound' }),
      inApp: entryCampaign.meta({ title: 'アプリだけのエントリー', description: '/jp/card/campaign/in-app' }),
    })
    .meta({ description: 'エントリーのキャンペーン。ページごとに一つ' }),
})
