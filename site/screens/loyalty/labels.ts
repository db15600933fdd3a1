import type { ScreenDocument } from '#content-layer/documents/document-types.ts'

type Loyalty = ScreenDocument<'loyalty'>

export type RatesLabels = Loyalty['rates']
export type NotificationLabels = Loyalty['notification']
