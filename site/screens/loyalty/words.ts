import type { ScreenDocument } from '#content-layer/documents.ts'

type Loyalty = ScreenDocument<'loyalty'>

export type RatesWords = Loyalty['rates']
export type NotificationWords = Loyalty['notification']
