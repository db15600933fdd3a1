import type { ScreenDocument } from '#content-layer/documents/document-types.ts'

type Loyalty = ScreenDocument<'loyalty'>

/** The texts of `content/screens/loyalty.yaml` that the browser needs: of the rates, and of the notification. */
export type RatesLabels = Loyalty['rates']
export type NotificationLabels = Loyalty['notification']
