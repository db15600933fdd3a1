import type { Locator } from '@playwright/test'

/** The box of an element in CSS pixels, from the top left of the window. */
type Box = { left: number; top: number; right: number; bottom: number; height: number }

/** Returns the box of an element. Throws an error if the element has none, such as `display: none`. */
export async function getBox(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`No box: ${element.toString()}`)
  const { x, y, width, height } = box
  return { left: x, top: y, right: x + width, bottom: y + height, height }
}

/** Returns the vertical space between two elements in CSS pixels. */
export async function getGap(upper: Locator, lower: Locator): Promise<number> {
  return (await getBox(lower)).top - (await getBox(upper)).bottom
}
