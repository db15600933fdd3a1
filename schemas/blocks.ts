import type { z } from 'zod'

import { affiliateItemList } from './blocks/affiliate-item-list.ts'
import { affiliateShopModal } from './blocks/affiliate-shop-modal.ts'
import { annotationList } from './blocks/annotation-list.ts'
import { button } from './blocks/button.ts'
import type { BlockDefinition } from './blocks/define-block.ts'
import { eighthDayBanner } from './blocks/eighth-day-banner.ts'
import { fact, facts } from './blocks/facts.ts'
import { faq, question } from './blocks/faq.ts'
import { imageBlock } from './blocks/image.ts'
import { headlineRate } from './blocks/headline-rate.ts'
import { ineligibleListBlock } from './blocks/ineligible-list.ts'
import { keyVisual } from './blocks/key-visual.ts'
import { logoGrid } from './blocks/logo-grid.ts'
import { monthCalendar } from './blocks/month-calendar.ts'
import { notice } from './blocks/notice.ts'
import { periodFacts } from './blocks/period-facts.ts'
import { rateBreakdown } from './blocks/rate-breakdown.ts'
import { rateTable } from './blocks/rate-table.ts'
import { relatedCampaigns } from './blocks/related-campaigns.ts'
import { instead, shared } from './blocks/shared.ts'
import { specialBanners } from './blocks/special-banners.ts'
import { step, steps } from './blocks/steps.ts'
import { termsText } from './blocks/terms-text.ts'
import type { Resolved } from './published-image.ts'

/** All blocks by their MDX name. The set is closed: a name here without a component does not compile. */
export const blockSchemas = {
  KeyVisual: keyVisual,
  HeadlineRate: headlineRate,
  PeriodFacts: periodFacts,
  RateBreakdown: rateBreakdown,
  RateTable: rateTable,
  Steps: steps,
  Step: step,
  Facts: facts,
  Fact: fact,
  LogoGrid: logoGrid,
  AffiliateItemList: affiliateItemList,
  AffiliateShopModal: affiliateShopModal,
  IneligibleList: ineligibleListBlock,
  AnnotationList: annotationList,
  EighthDayBanner: eighthDayBanner,
  SpecialBanners: specialBanners,
  Notice: notice,
  Faq: faq,
  Question: question,
  Button: button,
  RelatedCampaigns: relatedCampaigns,
  MonthCalendar: monthCalendar,
  TermsText: termsText,
  Image: imageBlock,
} satisfies Record<string, BlockDefinition>

export type BlockName = keyof typeof blockSchemas

/** All tags of a body: the blocks, and the references to text of another file, which no page renders. */
const tagSchemas = { ...blockSchemas, Shared: shared, Instead: instead } satisfies Record<string, BlockDefinition>

export type TagName = keyof typeof tagSchemas

/** Anchors that links may use to refer to a block. */
export type BlockAnchor = NonNullable<(typeof blockSchemas)[BlockName]['anchor']>

/** A block's validated props, with pictures resolved. */
export type BlockData<Name extends BlockName> = Resolved<z.output<(typeof blockSchemas)[Name]['props']>>

/** Returns whether a text is the name of a block, and not an inherited property of objects. */
export function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blockSchemas, name)
}

export const blockNames = Object.keys(blockSchemas).filter(isBlockName)

export function isTagName(name: string): name is TagName {
  return Object.hasOwn(tagSchemas, name)
}

export const tagNames = Object.keys(tagSchemas).filter(isTagName)

/** Returns the definition of a block or tag by name, in its general type. */
export function getBlock(name: TagName): BlockDefinition {
  return tagSchemas[name]
}

/** Returns the block that must contain this one, or undefined if it is allowed anywhere. */
export function getParentBlock(name: BlockName): BlockName | undefined {
  return blockNames.find((parent) => {
    const { children } = getBlock(parent)
    return typeof children !== 'string' && children.includes(name)
  })
}
