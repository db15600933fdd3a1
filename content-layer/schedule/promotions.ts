import type { Path } from '../diagnostics/diagnostic.ts'
import type { ScreenDefinition, ScreenName } from '#schemas/screens.ts'

import { parsePublishAt } from './publish-times.ts'

type Entry = ScreenDefinition<'entry'>

/** An entry page, by its name in the content. */
export type EntryPage = keyof Entry['campaigns']

/** A promotion of an entry page, with its publication time in milliseconds since 1970. */
export type DatedPromotion = {
  page: EntryPage
  index: number
  promotion: Entry['campaigns'][EntryPage]['promotions'][number]
  from: number
}

/** The content of the screens by name. */
export type ScreenData = ReadonlyMap<ScreenName, object>

/** Returns the content of the entry screen; undefined if it has an error. */
export function getEntryScreen(screens: ScreenData): Entry | undefined {
  // A screen's data has passed the schema of its name.
  return screens.get('entry') as Entry | undefined
}

const pages: readonly EntryPage[] = ['entry', 'refound', 'inApp']

/** Returns the promotions of all entry pages, in the order of their file. */
export function listPromotions(screens: ScreenData): DatedPromotion[] {
  const entry = getEntryScreen(screens)
  return pages.flatMap((page) =>
    (entry?.campaigns[page].promotions ?? []).map((promotion, index) => ({
      page,
      index,
      promotion,
      from: parsePublishAt(promotion.publishAt),
    })),
  )
}

/** Returns the promotion of the entry screen that contains a field of its file; undefined for other fields. */
export function findPromotion<Promotion extends Pick<DatedPromotion, 'page' | 'index'>>(
  promotions: readonly Promotion[],
  path: Path,
): Promotion | undefined {
  const [, name, list, position] = path
  return list === 'promotions' ? promotions.find(({ page, index }) => page === name && index === position) : undefined
}

/** Returns the screens without the promotions that are published after `now`, in milliseconds since 1970. */
export function withoutScheduledPromotions(screens: ScreenData, now: number): ScreenData {
  const entry = getEntryScreen(screens)
  if (!entry || listPromotions(screens).every(({ from }) => from <= now)) return screens
  const withPublished = <Page extends Entry['campaigns'][EntryPage]>(page: Page): Page => ({
    ...page,
    promotions: page.promotions.filter(({ publishAt }) => parsePublishAt(publishAt) <= now),
  })
  const { entry: first, refound, inApp } = entry.campaigns
  const campaigns = { entry: withPublished(first), refound: withPublished(refound), inApp: withPublished(inApp) }
  return new Map([...screens, ['entry', { ...entry, campaigns }]])
}
