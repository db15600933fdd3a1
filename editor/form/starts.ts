import type { ProviderDefinition } from '#schemas/provider.ts'

/** What new entries begin from: the newest month, and what they have to know of the provider. */
export type Starts = {
  /** The folder of the newest month, such as 202309-1. */
  month: string
  /** The text of its page. */
  monthText: string
  provider: Pick<ProviderDefinition, 'baseRate' | 'cardName'>
}

/** The file beside the editor that tells it these. */
export const startsFile = 'starts.json'
