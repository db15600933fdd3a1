import type { ScreenDefinition } from '#schemas/screens.ts'

type Content = ScreenDefinition<'entry'>
type Campaign = Content['campaigns']['entry']

export type EntryWords = Content['words']
export type PromotionContent = Campaign['promotions'][number]

/** A promotion, the other promotions on its page, and the campaign's period. */
export type PromotionContext = {
  promotionKey: string
  promotionKeys: readonly string[]
  period: Campaign['period']
  words: EntryWords
}
