import type { Visit } from './visit-page.ts'

/** Returns the first difference of two texts, with context. */
function firstDifference(ours: string, theirs: string): string {
  let at = 0
  while (at < ours.length && ours[at] === theirs[at]) at += 1
  const from = Math.max(0, at - 20)
  return `ours “…${ours.slice(from, from + 60)}…”, theirs “…${theirs.slice(from, from + 60)}…”`
}

/** @throws Error that names the first difference of two texts */
export function checkText(who: string, where: string, ours: string, theirs: string): void {
  if (ours === theirs) return
  throw new Error(`${who}: other words on a ${where} than ours: ${firstDifference(ours, theirs)}`)
}

/**
 * Makes sure that the same page is compared: the same text on phone and desktop, the same pictures.
 * @throws Error that names the first difference
 */
export function checkSameness(who: string, ours: Visit, theirs: Visit): void {
  for (const where of ['phone', 'desktop'] as const) {
    checkText(who, where, ours.texts[where], theirs.texts[where])
    const [ourPictures, other] = [ours.pictures[where].join('\n'), theirs.pictures[where].join('\n')]
    if (ourPictures !== other)
      throw new Error(`${who}: other pictures on a ${where} than ours.\nOurs:\n${ourPictures}\nTheirs:\n${other}`)
  }
}
