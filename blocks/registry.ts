import type { ComponentType } from 'react'

import type { BlockName } from '#schemas/blocks.ts'

import { AffiliateItemList } from './affiliate-item-list/affiliate-item-list.tsx'
import { AffiliateShopModal } from './affiliate-shop-modal/affiliate-shop-modal.tsx'
import { AnnotationList } from './annotation-list/annotation-list.tsx'
import type { BlockProps } from './block-props.ts'
import { Button } from './button/button.tsx'
import { EighthDayBanner } from './eighth-day-banner/eighth-day-banner.tsx'
import { Fact } from './facts/fact.tsx'
import { Facts } from './facts/facts.tsx'
import { Faq } from './faq/faq.tsx'
import { Question } from './faq/question.tsx'
import { HeadlineRate } from './headline-rate/headline-rate.tsx'
import { Image } from './image/image.tsx'
import { IneligibleList } from './ineligible-list/ineligible-list.tsx'
import { KeyVisual } from './key-visual/key-visual.tsx'
import { LogoGrid } from './logo-grid/logo-grid.tsx'
import { MonthStrip } from './month-strip/month-strip.tsx'
import { Notice } from './notice/notice.tsx'
import { PeriodFacts } from './period-facts/period-facts.tsx'
import { RateBreakdown } from './rate-breakdown/rate-breakdown.tsx'
import { RateTable } from './rate-table/rate-table.tsx'
import { RelatedCampaigns } from './related-campaigns/related-campaigns.tsx'
import { SpecialBanners } from './special-banners/special-banners.tsx'
import { Step } from './steps/step.tsx'
import { Steps } from './steps/steps.tsx'
import { TermsText } from './terms-text/terms-text.tsx'

/** The component of every block. A name that the schemas have and this table has not does not compile. */
export const blocks = {
  KeyVisual,
  HeadlineRate,
  PeriodFacts,
  RateBreakdown,
  RateTable,
  Steps,
  Step,
  Facts,
  Fact,
  LogoGrid,
  AffiliateItemList,
  AffiliateShopModal,
  IneligibleList,
  AnnotationList,
  EighthDayBanner,
  SpecialBanners,
  Notice,
  Faq,
  Question,
  Button,
  RelatedCampaigns,
  MonthStrip,
  TermsText,
  Image,
} satisfies { [Name in BlockName]: ComponentType<BlockProps<Name>> }
