import type { ScreenDefinition } from '#schemas/screens.ts'

/** The texts of buttons, states and failures, from `words` of `content/screens/entry.yaml`. */
export type EntryLabels = ScreenDefinition<'entry'>['words']

/** Id of the section with the promotions and, above them, the state of their list. */
export const promotionsId = 'promotions'
