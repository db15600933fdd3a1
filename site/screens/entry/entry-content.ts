import type { ScreenDefinition } from '#schemas/screens.ts'

import type { EntryLabels } from './labels.ts'

type Content = ScreenDefinition<'entry'>
type Campaign = Content['campaigns']['entry']

export type PromotionContent = Campaign['promotions'][number]

/** Data shared by the promotions of a page: their keys, and the campaign's period, if the content has one (D21). */
export type CampaignContext = {
  promotionKeys: readonly string[]
  period: Campaign['period']
  labels: EntryLabels
  /** Path of a campaign that can be entered in the app only. */
  appOnlyPath?: string | undefined
}

/** `name` distinguishes the buttons of several promotions. */
export type PromotionContext = CampaignContext & { promotionKey: string; name: string }
