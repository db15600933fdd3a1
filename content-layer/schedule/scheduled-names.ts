/*
 * Finds texts, links and images that reveal a scheduled page before its publication (D32).
 */

import { formatForContent } from '#domain/time/format-time.ts'

import { pickPosition, type ImageReference, type Reference } from '../source/fields/collect-references.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isNamedIn, type Name, type TextKind } from './recognize-name.ts'

/**
 * A page or a promotion on one: its publication time and its end in milliseconds since 1970, the names that identify
 * it, and all its texts, links and pictures.
 */
export type PublishedPage = {
  /** Location in the content: `202309-1/books`. */
  subject: string
  from: number
  end: number
  names: readonly Name[]
  texts: readonly Reference[]
  links: readonly Reference[]
  images: readonly ImageReference[]
}

/** A name of a scheduled page, and its publication time in milliseconds since 1970. */
type Secret = { name: Name; subject: string; from: number }

/** Returns the first name that reveals each subject. */
function onePerSubject(secrets: readonly Secret[]): Secret[] {
  return secrets.filter(({ subject }, index) => secrets.findIndex((other) => other.subject === subject) === index)
}

/** Minimum number of published pages that makes a word too common to be a name: プレゼント, 旅, ごほうび. */
const minPagesOfCommonTerm = 2

/**
 * Returns whether a name is a word on several published pages, which readers would not associate with one campaign.
 * `textsOfPages` has the texts of each published page.
 */
function isCommonTerm(name: Name, textsOfPages: readonly (readonly string[])[]): boolean {
  if (name.kind !== 'word') return false
  const pagesWithName = textsOfPages.filter((texts) => texts.some((text) => isNamedIn(name, text, 'text')))
  return pagesWithName.length >= minPagesOfCommonTerm
}

/**
 * Returns the time from which each name is public, regardless of its subject: a name shared with an older subject
 * reveals nothing.
 */
function computePublicTimes(published: readonly PublishedPage[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { from, names } of published)
    for (const { value } of names) times.set(value, Math.min(from, times.get(value) ?? Number.POSITIVE_INFINITY))
  return times
}

/** Reports the subjects that a text, link or picture reveals, each by its first matching name. */
function reportSecrets(
  reference: Reference,
  kind: 'names-held-back' | 'picture-of-held-back',
  matches: readonly Secret[],
): Diagnostic[] {
  return onePerSubject(matches).map(({ name, subject, from }) => ({
    ...pickPosition(reference),
    kind,
    details: { actual: name.value, subject, until: formatForContent(from) },
  }))
}

/** Finds what a page reveals of the secrets that are still ones while it is published. */
function revealedBy({ texts, links, images }: PublishedPage, secrets: readonly Secret[]): Diagnostic[] {
  const namedBy = (textKind: TextKind, { value, field }: Reference) => {
    // The key of a promotion consists of words, like the path of an image.
    const kindOfValue = field.endsWith('promotionKey') ? 'picture' : textKind
    return secrets.filter(({ name }) => isNamedIn(name, value, kindOfValue))
  }
  return [
    ...texts.flatMap((text) => reportSecrets(text, 'names-held-back', namedBy('text', text))),
    ...links.flatMap((link) => reportSecrets(link, 'names-held-back', namedBy('link', link))),
    ...images
      .filter(({ slot }) => slot !== 'logo')
      .flatMap((image) => reportSecrets(image, 'picture-of-held-back', namedBy('picture', image))),
  ]
}

/**
 * Finds texts, links and pictures that reveal a scheduled page before its publication (D32). `now` is in milliseconds
 * since 1970. On an ended page, a single word cannot refer to a scheduled campaign, but its title can.
 */
export function scheduledNameDiagnostics(published: readonly PublishedPage[], now: number): Diagnostic[] {
  const scheduled = published.filter(({ from }) => from > now)
  if (scheduled.length === 0) return []
  const publicTexts = published.filter(({ from }) => from <= now).map(({ texts }) => texts.map(({ value }) => value))
  const secrets = scheduled
    .flatMap(({ subject, from, names }) => names.map((name): Secret => ({ name, subject, from })))
    .filter(({ name }) => !isCommonTerm(name, publicTexts))
  const publicFrom = computePublicTimes(published)
  return published.flatMap((page) => {
    const since = Math.max(page.from, now)
    const isOver = page.end < now
    const remaining = secrets.filter(({ name, from }) => {
      const isStillSecret = from > since && (publicFrom.get(name.value) ?? from) > since
      return isStillSecret && (!isOver || name.kind === 'title')
    })
    return remaining.length === 0 ? [] : revealedBy(page, remaining)
  })
}
