import { draftMark } from '#content-layer/common/draft-texts.ts'

import { replaceWholeText } from './replace-text.ts'
import { selectBeside } from './select-beside.ts'

/** Selects the alternative text of a replaced image, and fills in `altText` if it is empty. Returns whether it did. */
export async function fillAltText(forID: string, altText: string | undefined): Promise<boolean> {
  const control = await selectBeside(forID, 'alt')
  if (!control || altText === undefined) return false
  // Sveltia would lose this change if it was made before the change of the image is drawn.
  await new Promise(requestAnimationFrame)
  const isUnwritten = control.value === '' || control.value.includes(draftMark)
  if (isUnwritten) replaceWholeText(control, altText)
  control.select()
  return isUnwritten
}
