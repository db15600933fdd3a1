import type { ScreenDocument } from '#content-layer/documents/document-types.ts'

/** The content of the lending page, `content/screens/lending.yaml`. */
export type LendingContent = ScreenDocument<'lending'>

/** The texts of the simulator that the browser needs: without those that the page itself shows. */
export type SimulatorLabels = Omit<LendingContent['simulator'], 'heading' | 'unscripted'>

/** The content that the browser needs. */
export type LendingLabels = Pick<LendingContent, 'offers' | 'limits'> & { simulator: SimulatorLabels }
