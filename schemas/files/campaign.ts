import { z } from 'zod'

import { isRecord } from '#domain/is-record.ts'

import { affiliateItem } from '../affiliate-item.ts'
import { annotation, annotationUse } from './annotation.ts'
import { assumed } from '../assumed.ts'
import { detailKeyVisual, image, linkedImage, summaryKeyVisual } from '../image.ts'
import { facts } from '../facts.ts'
import { ineligibleList } from '../ineligible.ts'
import { day, period, publishAt } from '../period.ts'
import { httpsUrl, link } from '../links.ts'
import { percent, points, stageColor, text } from '../primitives.ts'
import { reportAs, type SchemaDiagnosticKind } from '../schema-diagnostic.ts'

/** The large number on the stage. `total` and `extra` are rates and must agree with the other figures (D8). */
const headline = z
  .strictObject({
    kind: z.enum(['total', 'extra', 'bonus']).meta({
      description: '数字の種類。total = 常時分と上乗せの合計の率、extra = 上乗せの率だけ、bonus = 率ではない特典',
    }),
    figure: z.number().positive().meta({ description: '大きく見せる数字' }),
    unit: z.enum(['%', 'P']).meta({ description: '単位' }),
    label: text('数字のとなりの言葉（例: ポイント還元※1）'),
    plus: z
      .strictObject({
        points: points('さらにもらえるポイント'),
        label: text('その条件（例: はじめてのご利用で）'),
      })
      .optional()
      .meta({ description: '率のほかにもらえるポイント' }),
  })
  .meta({ description: '舞台に大きく出る数字' })

/**
 * The fields of specification §3 "Campaign definition", in its order, and below them further ones that a campaign's page
 * needs. Forms and JSON Schemas have the same order.
 */
export const campaignFields = z.strictObject({
  title: text('大見出し。二行まで、一行は全角11字まで'),
  description: text('一文の説明。一覧と共有のときに出る'),
  // Colour of the campaign, independent of `headline.kind`; `npm run new` starts with one for each kind.
  bgcolor: stageColor,
  summaryKv: summaryKeyVisual.meta({ description: '月のページで使う小さい絵' }),
  detailKv: detailKeyVisual.meta({ description: 'キャンペーンのページの大きい絵' }),
  reductionRate: percent('上乗せの還元率（%）').min(0.1).optional(),
  maximumGrantPoint: points('上限のポイント。上限なしは null').nullable().optional(),
  rateOf: text('率をかける金額の呼び名（例: 販売手数料）。書かなければ「お支払い」。「いくら戻る？」に出る').optional(),
  logos: z
    .array(linkedImage)
    .default([])
    .meta({ slot: 'logo', description: '月のページに出すお店のロゴ。行き先があれば、そのロゴだけで押せる' }),
  logosOnDetail: z
    .array(linkedImage)
    .default([])
    .meta({ slot: 'logo', description: 'キャンペーンのページに出すお店のロゴ' }),
  isEighthDay: z
    .boolean()
    .default(false)
    .meta({ description: '毎月8日のキャンペーンか。本文の上に、8日の日めくりが出る' }),
  specialBanners: z
    .array(linkedImage)
    .default([])
    .meta({ description: '特別なバナー。本文の下に出る。本文に特別なバナーのブロックを置けば、そこに出る' }),
  annotationLists: z
    .array(z.union([annotation, annotationUse]))
    .default([])
    .meta({ description: 'ページの最後の注記。ほかのキャンペーンと同じものは、共通の注記を使う' }),
  externalPageLink: link(
    'いちばん大事なボタンの行き先。くわしいページ、お店、このサイトのエントリーのページ（/jp/card/entry/）など',
  ).optional(),
  isAffiliate: z.boolean().default(false).meta({ description: '提携ショップのキャンペーンか' }),
  storeName: text('提携ショップの名前').optional(),
  affiliateModalImg: image.optional().meta({ slot: 'window', description: '提携ショップへ進む前の窓に出す絵' }),
  affiliateUrl: httpsUrl('提携ショップの行き先').optional(),
  ineligibleAffiliateList: ineligibleList.optional(),
  affiliateItems: z.array(affiliateItem).default([]).meta({ description: '商品の一覧' }),

  tag: text('舞台の上の札（例: 2月の飲食店キャンペーン）'),
  posterName: text(
    '月のページのポスターと目次に出る短い名前（例: 飲食店）。書かなければ、舞台の上の札の言葉が出る',
  ).optional(),
  period,
  publishAt: publishAt('キャンペーン'),
  runsOver: z.boolean().default(false).meta({ description: '期間がフォルダの月をこえるか' }),
  grantBy: day('上乗せや特典のポイントを付与する期限の日（文では ｛付与日｝）').optional(),
  facts,
  assumed,
  target: text('対象の人や支払い（期間の下に出る）'),
  entry: z
    .enum(['required', 'not-required'])
    .meta({ description: 'エントリーが要るか。required = 必要、not-required = 不要' }),
  headline,
  conditions: z.array(text('数字のそばに出す条件の札')).default([]).meta({ description: '数字のそばに出す条件の札' }),
  externalPageLabel: text(
    'いちばん大事なボタンの言葉（「〜について」「〜とは」なら、目立たないボタンになる）',
  ).optional(),
  pages: z.enum(['web-and-app', 'in-app-only', 'summary-only']).default('web-and-app').meta({
    description:
      'どこにページを作るか。web-and-app = ウェブとアプリ、in-app-only = アプリの中だけ、summary-only = 月のページの中にすべて書く',
  }),
})

type CampaignFields = z.output<typeof campaignFields>

/** A campaign with possibly missing fields: rules also run on data with other diagnostics. */
type PartialFields = Partial<CampaignFields>

/** A rule between the fields of a campaign. */
type FieldRule = {
  kind: SchemaDiagnosticKind
  /** Path of the field at which a violation is reported. */
  path: readonly (keyof CampaignFields | 'unit')[]
  /** Field at which it is reported if that one is missing. */
  related?: keyof CampaignFields
  isValid: (fields: PartialFields) => boolean
}

function requiredOfAffiliate(field: keyof CampaignFields): FieldRule {
  return {
    kind: 'affiliate-incomplete',
    path: [field],
    related: 'isAffiliate',
    isValid: (fields) => !fields.isAffiliate || fields[field] !== undefined,
  }
}

function hasRateAsHeadline({ headline }: PartialFields): boolean {
  return headline?.kind === 'total' || headline?.kind === 'extra'
}

const fieldRules: readonly FieldRule[] = [
  {
    kind: 'rate-without-cap',
    path: ['maximumGrantPoint'],
    related: 'reductionRate',
    isValid: ({ reductionRate, maximumGrantPoint }) => reductionRate === undefined || maximumGrantPoint !== undefined,
  },
  {
    kind: 'headline-without-rate',
    path: ['reductionRate'],
    related: 'headline',
    isValid: (fields) => !hasRateAsHeadline(fields) || fields.reductionRate !== undefined,
  },
  {
    kind: 'headline-rate-unit',
    path: ['headline', 'unit'],
    isValid: (fields) => !hasRateAsHeadline(fields) || fields.headline?.unit !== 'P',
  },
  requiredOfAffiliate('storeName'),
  requiredOfAffiliate('affiliateUrl'),
  requiredOfAffiliate('affiliateModalImg'),
  requiredOfAffiliate('ineligibleAffiliateList'),
  {
    kind: 'entry-without-way',
    path: ['externalPageLink'],
    related: 'entry',
    isValid: ({ entry, externalPageLink }) => entry !== 'required' || externalPageLink !== undefined,
  },
  {
    kind: 'link-without-label',
    path: ['externalPageLabel'],
    related: 'externalPageLink',
    isValid: ({ externalPageLink, externalPageLabel }) =>
      externalPageLink === undefined || externalPageLabel !== undefined,
  },
]

/** A campaign, with the rules between its fields. Each is checked by itself, so that one run reports all violations. */
export const campaign = fieldRules.reduce(
  (schema, { kind, path, related, isValid }) =>
    schema.refine(isValid, { path: [...path], ...reportAs(kind, related), when: ({ value }) => isRecord(value) }),
  campaignFields,
)

export type CampaignDefinition = z.output<typeof campaign>
