import type { ScreenDocument } from '#content-layer/documents/documents.ts'

type Loyalty = ScreenDocument<'loyalty'>

export type RatesWords = Loyalty['rates']
export type NotificationWords = Loyalty['notification']
