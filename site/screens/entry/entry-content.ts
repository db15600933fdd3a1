import type { ScreenContent } from '#schemas/screens.ts'

type Content = ScreenContent<'entry'>
type Campaign = Content['campaigns']['entry']

export type EntryWords = Content['words']
export type PromotionContent = Campaign['promotions'][number]

/** A promotion's place: which it is, among which others, and when its campaign runs. */
export type PromotionPlace = { promotionKey: string; promotionKeys: readonly string[]; period: Campaign['period']; words: EntryWords }
