import type { ScreenDefinition } from '#schemas/screens.ts'

type Content = ScreenDefinition<'entry'>
type Campaign = Content['campaigns']['entry']

export type EntryWords = Content['words']
export type PromotionContent = Campaign['promotions'][number]

/** A promotion's place: which it is, among which others, and when its campaign runs. */
export type PromotionContext = {
  promotionKey: string
  promotionKeys: readonly string[]
  period: Campaign['period']
  words: EntryWords
}
