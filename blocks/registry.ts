import type { ComponentType, ReactNode } from 'react'

import type { BlockName } from '#schemas/blocks.ts'

import { AffiliateItemList } from './affiliate-item-list/affiliate-item-list.tsx'
import { affiliateItemListExamples } from './affiliate-item-list/examples.tsx'
import { AffiliateShopModal } from './affiliate-shop-modal/affiliate-shop-modal.tsx'
import { affiliateShopModalExamples } from './affiliate-shop-modal/examples.tsx'
import { AnnotationList } from './annotation-list/annotation-list.tsx'
import { annotationListExamples } from './annotation-list/examples.tsx'
import { Button } from './button/button.tsx'
import { buttonExamples } from './button/examples.tsx'
import { EighthDayBanner } from './eighth-day-banner/eighth-day-banner.tsx'
import { eighthDayBannerExamples } from './eighth-day-banner/examples.tsx'
import { Fact, Facts } from './facts/facts.tsx'
import { factExamples, factsExamples } from './facts/examples.tsx'
import { Faq, Question } from './faq/faq.tsx'
import { faqExamples, questionExamples } from './faq/examples.tsx'
import { HeadlineRate } from './headline-rate/headline-rate.tsx'
import { headlineRateExamples } from './headline-rate/examples.tsx'
import { Image } from './image/image.tsx'
import { imageExamples } from './image/examples.tsx'
import { IneligibleList } from './ineligible-list/ineligible-list.tsx'
import { ineligibleListExamples } from './ineligible-list/examples.tsx'
import { KeyVisual } from './key-visual/key-visual.tsx'
import { keyVisualExamples } from './key-visual/examples.tsx'
import { LogoGrid } from './logo-grid/logo-grid.tsx'
import { logoGridExamples } from './logo-grid/examples.tsx'
import { MonthCalendar } from './month-calendar/month-calendar.tsx'
import { monthCalendarExamples } from './month-calendar/examples.tsx'
import { Notice } from './notice/notice.tsx'
import { noticeExamples } from './notice/examples.tsx'
import { PeriodFacts } from './period-facts/period-facts.tsx'
import { periodFactsExamples } from './period-facts/examples.tsx'
import { RateBreakdown } from './rate-breakdown/rate-breakdown.tsx'
import { rateBreakdownExamples } from './rate-breakdown/examples.tsx'
import { RateTable } from './rate-table/rate-table.tsx'
import { rateTableExamples } from './rate-table/examples.tsx'
import { RelatedCampaigns } from './related-campaigns/related-campaigns.tsx'
import { relatedCampaignsExamples } from './related-campaigns/examples.tsx'
import { SpecialBanners } from './special-banners/special-banners.tsx'
import { specialBannersExamples } from './special-banners/examples.tsx'
import { Step, Steps } from './steps/steps.tsx'
import { stepExamples, stepsExamples } from './steps/examples.tsx'
import { TermsText } from './terms-text/terms-text.tsx'
import { termsTextExamples } from './terms-text/examples.tsx'
import type { BlockProps, Scope } from './block-props.ts'
import type { Example } from './example.ts'

/**
 * Rendering of a block: its component, its examples, CSS classes for the container of its examples where that is not the
 * padded text column, and whether it needs the full width of the text on a desktop.
 */
type BlockView<Name extends BlockName> = {
  component: ComponentType<BlockProps<Name>>
  examples: Example<Name>[]
  containerClass?: string
  isWide?: true
}

/**
 * Rendering of every block. A name in the schemas that is missing here does not compile. To be imported only by code
 * that renders content pages.
 */
export const blocks = {
  KeyVisual: {
    component: KeyVisual,
    examples: keyVisualExamples,
    containerClass: 'bg-(--stage) ended:bg-wash [&_img]:ended:faded pt-5',
  },
  HeadlineRate: {
    component: HeadlineRate,
    examples: headlineRateExamples,
    containerClass: 'bg-(--stage) ended:bg-wash px-5 pt-2 pb-7',
  },
  PeriodFacts: { component: PeriodFacts, examples: periodFactsExamples, containerClass: '' },
  RateBreakdown: { component: RateBreakdown, examples: rateBreakdownExamples, isWide: true },
  RateTable: { component: RateTable, examples: rateTableExamples, isWide: true },
  Steps: { component: Steps, examples: stepsExamples },
  Step: { component: Step, examples: stepExamples },
  Facts: { component: Facts, examples: factsExamples },
  Fact: { component: Fact, examples: factExamples },
  LogoGrid: { component: LogoGrid, examples: logoGridExamples },
  AffiliateItemList: { component: AffiliateItemList, examples: affiliateItemListExamples, isWide: true },
  AffiliateShopModal: { component: AffiliateShopModal, examples: affiliateShopModalExamples },
  IneligibleList: { component: IneligibleList, examples: ineligibleListExamples },
  AnnotationList: { component: AnnotationList, examples: annotationListExamples, containerClass: '' },
  EighthDayBanner: { component: EighthDayBanner, examples: eighthDayBannerExamples },
  SpecialBanners: { component: SpecialBanners, examples: specialBannersExamples },
  Notice: { component: Notice, examples: noticeExamples },
  Faq: { component: Faq, examples: faqExamples },
  Question: { component: Question, examples: questionExamples },
  Button: { component: Button, examples: buttonExamples },
  RelatedCampaigns: { component: RelatedCampaigns, examples: relatedCampaignsExamples },
  MonthCalendar: { component: MonthCalendar, examples: monthCalendarExamples },
  TermsText: { component: TermsText, examples: termsTextExamples, isWide: true },
  Image: { component: Image, examples: imageExamples, isWide: true },
} satisfies { [Name in BlockName]: BlockView<Name> }

type AnyBlock = ComponentType<Record<string, unknown> & { scope: Scope; children?: ReactNode }>

/**
 * Returns the component of a block. The props are validated by its schema or typed by its example; React's types cannot
 * express the pairing of a name with its props.
 */
export function getBlockComponent(name: BlockName): AnyBlock {
  return blocks[name].component as unknown as AnyBlock
}

/** Returns the examples of a block, with the type of its own props. */
export function getExamples<Name extends BlockName>(name: Name): readonly Example<Name>[] {
  const views: { [Each in BlockName]: BlockView<Each> } = blocks
  return views[name].examples
}

/** Returns whether a block needs the full width of the text. */
export function isWideBlock(name: BlockName): boolean {
  const view: { component: unknown; isWide?: true } = blocks[name]
  return view.isWide === true
}

/** Returns the CSS classes for the container of a block's example. */
export function getContainerClass(name: BlockName): string {
  const view: { component: unknown; containerClass?: string } = blocks[name]
  return view.containerClass ?? 'px-5 py-6'
}
