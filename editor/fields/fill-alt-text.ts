import { draftMark } from '#content-layer/common/draft-texts.ts'

import { replaceAll } from './replace-text.ts'
import { selectBeside } from './select-beside.ts'

/**
 * Selects the alternative text beside an image that was replaced, which it does not describe. Where nobody has written
 * one, fills in `altText`, that of the same image elsewhere. Returns whether it did.
 */
export async function fillAltText(forID: string, altText: string | undefined): Promise<boolean> {
  const control = await selectBeside(forID, 'alt')
  if (!control || altText === undefined) return false
  // Sveltia passes on the first of two changes only, where both are made before it has drawn the first.
  await new Promise(requestAnimationFrame)
  const isUnwritten = control.value === '' || control.value.includes(draftMark)
  if (isUnwritten) replaceAll(control, altText)
  control.select()
  return isUnwritten
}
