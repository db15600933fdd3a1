import type { ProviderDefinition } from '#schemas/files/provider.ts'

/** The initial values of new entries: the newest month, and the required data of the provider. */
export type InitialValues = {
  /** The folder of the newest month, such as 202309-1. */
  month: string
  /** The text of its page. */
  monthText: string
  provider: Pick<ProviderDefinition, 'baseRate' | 'cardName'>
}

/** Name of the file with these values in the editor's folder. */
export const initialValuesFile = 'starts.json'
