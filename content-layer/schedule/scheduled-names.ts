import { formatForContent } from '#domain/time/format-time.ts'

import { positionOf, type ImageReference, type Reference } from '../source/fields/collect-references.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isNamedIn, type Name } from './recognize-name.ts'

/**
 * A page or a promotion on one: its publication time and its end in milliseconds since 1970, the names that identify
 * it, and all its texts, links and pictures.
 */
export type Published = {
  /** Location in the content: `202309-1/books`. */
  subject: string
  from: number
  end: number
  names: readonly Name[]
  texts: readonly Reference[]
  links: readonly Reference[]
  images: readonly ImageReference[]
}

type Secret = { name: Name; subject: string; from: number }

/** Returns the first name that reveals each subject. */
function onePerSubject(secrets: readonly Secret[]): Secret[] {
  return secrets.filter(({ subject }, index) => secrets.findIndex((other) => other.subject === subject) === index)
}

/** Minimum number of published pages that makes a word too common to be a name: プレゼント, 旅, ごほうび. */
const commonFrom = 2

/** Returns whether a name is a word on several published pages, which readers would not associate with one campaign. */
function isCommonName(name: Name, texts: readonly (readonly string[])[]): boolean {
  return (
    name.kind === 'word' &&
    texts.filter((page) => page.some((text) => isNamedIn(name, text, 'text'))).length >= commonFrom
  )
}

/**
 * Returns the time from which each name is public, regardless of its subject: a name shared with an older subject
 * reveals nothing.
 */
function firstUses(published: readonly Published[]): Map<string, number> {
  const first = new Map<string, number>()
  for (const { from, names } of published)
    for (const { value } of names) first.set(value, Math.min(from, first.get(value) ?? Number.POSITIVE_INFINITY))
  return first
}

/**
 * Finds texts, links and pictures that reveal a scheduled page before its publication (D32). `now` is in milliseconds
 * since 1970. On an ended page, a single word cannot refer to a scheduled campaign, but its title can.
 */
export function scheduledNameDiagnostics(published: readonly Published[], now: number): Diagnostic[] {
  const scheduled = published.filter(({ from }) => from > now)
  if (scheduled.length === 0) return []
  const publicTexts = published.filter(({ from }) => from <= now).map(({ texts }) => texts.map(({ value }) => value))
  const secrets = scheduled
    .flatMap(({ subject, from, names }) => names.map((name): Secret => ({ name, subject, from })))
    .filter(({ name }) => !isCommonName(name, publicTexts))
  const first = firstUses(published)
  return published.flatMap(({ from, end, texts, links, images }) => {
    const since = Math.max(from, now)
    const isOver = end < now
    const remaining = secrets.filter(
      ({ name, from: until }) =>
        until > since && (first.get(name.value) ?? until) > since && !(isOver && name.kind !== 'title'),
    )
    if (remaining.length === 0) return []
    const report = (
      reference: Reference,
      kind: 'names-held-back' | 'picture-of-held-back',
      matches: readonly Secret[],
    ) =>
      onePerSubject(matches).map(({ name, subject, from: until }): Diagnostic => ({
        ...positionOf(reference),
        kind,
        details: { actual: name.value, subject, until: formatForContent(until) },
      }))
    const namedBy = (where: 'text' | 'link' | 'picture', { value, field }: Reference) =>
      remaining.filter(({ name }) => isNamedIn(name, value, field.endsWith('promotionKey') ? 'picture' : where))
    return [
      ...texts.flatMap((text) => report(text, 'names-held-back', namedBy('text', text))),
      ...links.flatMap((link) => report(link, 'names-held-back', namedBy('link', link))),
      ...images
        .filter(({ slot }) => slot !== 'logo')
        .flatMap((image) => report(image, 'picture-of-held-back', namedBy('picture', image))),
    ]
  })
}
