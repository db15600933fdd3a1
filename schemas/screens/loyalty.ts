import { z } from 'zod'

import type { loyaltyAction, loyaltyStageUpdateDirection, MemberOf } from '../enumerations.ts'
import { link } from '../links.ts'
import { text } from '../primitives.ts'
import { appPath, noteList, questionList, screenStage, stateText, stepList } from './common-fields.ts'

const rate = (description: string) =>
  z
    .strictObject({ label: text('率の名前。何の率か'), detail: text('率の説明。どんなお支払いの率か') })
    .meta({ description })

const rates = z
  .strictObject({
    heading: text('還元率の見出し'),
    stage: z
      .strictObject({
        own: text('舞台に出す、その人の還元率の言葉'),
        withoutCard: text('有効なカードがない人に、その人の還元率の前に出す言葉').meta({
          title: 'カードがない人の還元率の言葉',
        }),
        everyone: text('だれにでもつく率の前の言葉').meta({ title: 'だれにでもつく率の言葉' }),
        raise: text('上がるきっかけ。何で上がるかを一言で'),
        signedOut: text('ログインしていない人に、数字の下に出す言葉').meta({ title: 'ログイン前の言葉' }),
      })
      .meta({ description: '舞台に出す、その人の還元率' }),
    inner: rate('フリマの中でのお支払いの率（pointRateForInnerPay）'),
    outer: rate('そのほかのお支払いの率（pointRateForOuterPay）'),
    note: text('率の下の小さな説明'),
    active: stateText('カードが有効な人に伝えること')
      .extend({
        button: text('アプリで支払いを見るボタン'),
        appPath: appPath('ボタンの行き先'),
      })
      .meta({ title: 'カードが有効な人へ', description: 'カードが有効な人に伝えること' }),
    inactive: stateText('有効なカードがない人に伝えること')
      .extend({
        apply: text('カードを申し込むボタン'),
        applyHref: link('カードを申し込むページ'),
        activate: text('届いたカードを有効にするボタン'),
        activatePath: appPath('カードを有効にする、アプリの中の場所'),
      })
      .meta({
        title: '有効なカードがない人へ',
        description: '有効なカードがない人に伝えること',
      }),
  })
  .meta({ description: 'その人の還元率と、カードの状態' })

const directions = z
  .strictObject({
    UP: stateText('上がったとき'),
    DOWN: stateText('下がったとき'),
    UNKNOWN: stateText('どちらともわからないとき'),
  } satisfies Record<MemberOf<typeof loyaltyStageUpdateDirection>, z.ZodType>)
  .meta({ description: '還元率の変わりかた' })

const actions = z
  .strictObject({
    TRANSACTION: text('フリマの取引'),
    PAYMENT: text('お支払い'),
    LISTING: text('出品'),
    UNKNOWN: text('わからないとき'),
  } satisfies Record<MemberOf<typeof loyaltyAction>, z.ZodType>)
  .meta({ description: '何で変わったか' })

const notification = z
  .strictObject({
    heading: text('お知らせのページの見出し'),
    directions,
    actions,
    missing: stateText('お知らせの番号がないとき'),
    unreadable: stateText('お知らせの番号が読めないとき'),
    toRates: text('いまの還元率を見るボタン'),
  })
  .meta({ title: 'お知らせ', description: '/jp/card/loyalty/notification のお知らせ' })

const page = (description: string) =>
  z
    .strictObject({ stage: screenStage('舞台'), stepsHeading: text('手順の見出し'), steps: stepList })
    .meta({ description })

/** The texts of the loyalty pages, of the card's, and of the notification (specification §2, §3). */
export const loyalty = z.strictObject({
  program: page('/jp/loyalty。還元のしくみ').meta({ title: '還元のしくみ' }),
  card: page('/jp/card/loyalty。カードから見た還元のしくみ').meta({ title: 'カードから見た還元のしくみ' }),
  rates,
  notification,
  questionsHeading: text('質問の見出し'),
  questions: questionList,
  annotationLists: noteList,
})
