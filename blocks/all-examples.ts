import type { BlockName } from '#schemas/blocks.ts'

import { affiliateItemListExamples } from './affiliate-item-list/examples.tsx'
import { affiliateShopModalExamples } from './affiliate-shop-modal/examples.tsx'
import { annotationListExamples } from './annotation-list/examples.tsx'
import { buttonExamples } from './button/examples.tsx'
import { eighthDayBannerExamples } from './eighth-day-banner/examples.tsx'
import type { Example } from './example.ts'
import { factExamples, factsExamples } from './facts/examples.tsx'
import { faqExamples, questionExamples } from './faq/examples.tsx'
import { headlineRateExamples } from './headline-rate/examples.tsx'
import { imageExamples } from './image/examples.tsx'
import { ineligibleListExamples } from './ineligible-list/examples.tsx'
import { keyVisualExamples } from './key-visual/examples.tsx'
import { logoGridExamples } from './logo-grid/examples.tsx'
import { monthStripExamples } from './month-strip/examples.tsx'
import { noticeExamples } from './notice/examples.tsx'
import { periodFactsExamples } from './period-facts/examples.tsx'
import { rateBreakdownExamples } from './rate-breakdown/examples.tsx'
import { rateTableExamples } from './rate-table/examples.tsx'
import { relatedCampaignsExamples } from './related-campaigns/examples.tsx'
import { specialBannersExamples } from './special-banners/examples.tsx'
import { stepExamples, stepsExamples } from './steps/examples.tsx'
import { termsTextExamples } from './terms-text/examples.tsx'

/** The examples of every block. A block without examples does not compile. Only the catalogue page may import this. */
export const allExamples = {
  KeyVisual: keyVisualExamples,
  HeadlineRate: headlineRateExamples,
  PeriodFacts: periodFactsExamples,
  RateBreakdown: rateBreakdownExamples,
  RateTable: rateTableExamples,
  Steps: stepsExamples,
  Step: stepExamples,
  Facts: factsExamples,
  Fact: factExamples,
  LogoGrid: logoGridExamples,
  AffiliateItemList: affiliateItemListExamples,
  AffiliateShopModal: affiliateShopModalExamples,
  IneligibleList: ineligibleListExamples,
  AnnotationList: annotationListExamples,
  EighthDayBanner: eighthDayBannerExamples,
  SpecialBanners: specialBannersExamples,
  Notice: noticeExamples,
  Faq: faqExamples,
  Question: questionExamples,
  Button: buttonExamples,
  RelatedCampaigns: relatedCampaignsExamples,
  MonthStrip: monthStripExamples,
  TermsText: termsTextExamples,
  Image: imageExamples,
} satisfies { [Name in BlockName]: Example<Name>[] }
