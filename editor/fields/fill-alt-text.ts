import { draftMark } from '#content-layer/common/draft-texts.ts'

import { replaceWholeText } from './replace-text.ts'
import { selectBeside } from './select-beside.ts'

/** Selects the alternative text of a replaced image. Fills in `altText` if none is written; returns whether it did. */
export async function fillAltText(forID: string, altText: string | undefined): Promise<boolean> {
  const control = await selectBeside(forID, 'alt')
  if (!control || altText === undefined) return false
  // Sveltia passes on the first of two changes only, where both are made before it has drawn the first.
  await new Promise(requestAnimationFrame)
  const isUnwritten = control.value === '' || control.value.includes(draftMark)
  if (isUnwritten) replaceWholeText(control, altText)
  control.select()
  return isUnwritten
}
