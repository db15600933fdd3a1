import { parseEnd, parseStart } from '#schemas/japan-time.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import { campaignPath, monthPath } from '../../routes.ts'
import type { CampaignUnit } from '../campaign-unit.ts'
import { imagePath, type ImageReference, type Reference } from '../collect.ts'
import { diagnosticIn, type Diagnostic } from '../diagnostic.ts'
import { groupBy } from '../group-by.ts'
import type { MonthUnit } from '../months.ts'
import type { Picture } from '../pictures/inspect-picture.ts'
import { entryWayDiagnostics } from './entry.ts'

/** All that rules between files look at. */
export type Whole = {
  campaigns: readonly CampaignUnit[]
  months: readonly MonthUnit[]
  entry: ScreenDefinition<'entry'> | undefined
  images: readonly ImageReference[]
  pictures: ReadonlyMap<string, Picture | undefined>
}

type Ready = CampaignUnit & { definition: NonNullable<CampaignUnit['definition']> }

function isReady(unit: CampaignUnit): unit is Ready {
  return unit.definition !== undefined
}

function placeOf({ file, line, column, field }: Reference): Pick<Diagnostic, 'file' | 'line' | 'column' | 'field'> {
  return { file, line, column, field }
}

function doOverlap(one: Ready, other: Ready): boolean {
  const [a, b] = [one.definition.period, other.definition.period]
  return parseStart(a.start) <= parseEnd(b.end) && parseStart(b.start) <= parseEnd(a.end)
}

/** A shop whose logo stands in two campaigns of a month that give different rates at the same time. */
function shopDiagnostics(campaigns: readonly Ready[]): Diagnostic[] {
  const shown = campaigns.flatMap((unit) =>
    unit.images
      .filter(({ shownIn, field }) => shownIn === 'logo' && field.startsWith('logosOnDetail'))
      .map((image) => ({ unit, image })),
  )
  return [...groupBy(shown, ({ unit, image }) => `${unit.month} ${image.alt}`).values()].flatMap(([first, ...later]) =>
    later.flatMap(({ unit, image }): Diagnostic[] => {
      if (!first || first.unit === unit || !doOverlap(first.unit, unit)) return []
      const [rate, other] = [unit.definition.reductionRate, first.unit.definition.reductionRate]
      if (rate === other || rate === undefined || other === undefined) return []
      const details = { shop: image.alt, rate, otherRate: other, other: first.unit.id }
      return [{ ...placeOf(image), kind: 'shop-with-two-rates', details }]
    }),
  )
}

/** A body that another campaign has word for word. */
function copiedBodies(campaigns: readonly Ready[]): Diagnostic[] {
  return [...groupBy(campaigns, ({ bodyHash }) => bodyHash ?? '').values()].flatMap((group) => {
    const [first] = group
    if (!first || (first.bodyHash ?? '') === '') return []
    return group
      .filter(({ id }) => id !== first.id)
      .map(({ month, id }) =>
        diagnosticIn(`campaigns/${month}/${id}.mdx`, {
          kind: 'body-copied',
          details: { other: `${first.month}/${first.id}` },
        }),
      )
  })
}

/** A campaign that runs over and is told in two months, with different terms. */
function disagreements(campaigns: readonly Ready[]): Diagnostic[] {
  return [...groupBy(campaigns, ({ id }) => id).values()].flatMap((group) =>
    group.slice(1).flatMap((unit, index): Diagnostic[] => {
      const before = group[index]
      if (!before || !doOverlap(before, unit)) return []
      const theirs = new Map(before.terms?.map(({ field, value }) => [field, value]))
      return (unit.terms ?? [])
        .filter(({ field, value }) => theirs.get(field) !== value)
        .map((term) => ({
          ...placeOf(term),
          kind: 'campaign-disagrees',
          details: { theirs: theirs.get(term.field) ?? '', other: `${before.month}/${before.id}` },
        }))
    }),
  )
}

/** Words that hurry people, month after month. */
function repeatedUrgency(campaigns: readonly Ready[]): Diagnostic[] {
  return [...groupBy(campaigns, ({ id }) => id).values()].flatMap((group) =>
    group.slice(1).flatMap((unit, index) => {
      const before = group[index]
      const isRepeated = before !== undefined && (before.urgent ?? []).length > 0
      return isRepeated
        ? (unit.urgent ?? []).map((text): Diagnostic => ({
            ...placeOf(text),
            kind: 'urgency-repeated',
            details: { other: before.month },
          }))
        : []
    }),
  )
}

/** A second month of one calendar month that says what the first says. */
function copiedMonths(months: readonly MonthUnit[]): Diagnostic[] {
  const ready = months.filter(({ definition }) => definition !== undefined)
  return [...groupBy(ready, ({ month }) => month.slice(0, 6)).values()].flatMap(([first, ...later]) =>
    later
      .filter(({ definition }) => definition?.title === first?.definition?.title)
      .map(({ month }) =>
        diagnosticIn(`campaigns/${month}/month.yaml`, { kind: 'month-copied', details: { other: first?.month ?? '' } }),
      ),
  )
}

/** When each page with an end is over, as an instant, by path. */
function endsByPath(campaigns: readonly Ready[]): Map<string, number> {
  const ends = new Map<string, number>()
  for (const { month, id, definition } of campaigns) {
    const end = parseEnd(definition.period.end)
    for (const variant of ['web', 'in-app'] as const) {
      ends.set(campaignPath(month, id, variant), end)
      ends.set(monthPath(month, variant), Math.max(end, ends.get(monthPath(month, variant)) ?? 0))
    }
  }
  return ends
}

/** Links to pages that are over before the campaign begins, and links from the web to pages for the app. */
function linkDiagnostics(campaigns: readonly Ready[]): Diagnostic[] {
  const ends = endsByPath(campaigns)
  return campaigns.flatMap((unit) =>
    unit.links.flatMap((link): Diagnostic[] => {
      const path = link.value.replace(/[?#].*$/, '').replace(/\/?$/, '/')
      if (!path.startsWith('/')) return []
      const end = ends.get(path)
      const found: Diagnostic[] = []
      if (end !== undefined && end < parseStart(unit.definition.period.start))
        found.push({ ...placeOf(link), kind: 'link-to-ended', details: { got: link.value } })
      if (path.endsWith('/in-app/') && unit.definition.pages !== 'in-app-only')
        found.push({ ...placeOf(link), kind: 'link-into-app', details: { got: link.value } })
      return found
    }),
  )
}

/** The same picture under two names for different things, as happens when the wrong file is copied. */
function doublePictures({ images, pictures }: Whole): Diagnostic[] {
  const firsts = new Map<string, { path: string; subject: string }>()
  return images.flatMap((image): Diagnostic[] => {
    const path = imagePath(image.file, image.value)
    const picture = pictures.get(path)
    if (!picture) return []
    // A campaign that comes every month may keep its picture; a month's poster may not.
    const subject = (image.file.split('/').at(-1) ?? '').replace('month.yaml', image.file)
    const first = firsts.get(picture.fingerprint)
    if (!first) firsts.set(picture.fingerprint, { path, subject })
    return first && first.path !== path && first.subject !== subject
      ? [{ ...placeOf(image), kind: 'picture-twice', details: { got: image.value, other: first.path } }]
      : []
  })
}

/** Words in a picture that are set in a font, and those that its alternative text leaves out. */
function wordsInPictures({ images, pictures }: Whole): Diagnostic[] {
  const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
  return images.flatMap((image): Diagnostic[] => {
    const words = pictures.get(imagePath(image.file, image.value))?.words ?? []
    const missing = words.filter((word) => !plain(image.alt).includes(plain(word)))
    const place = placeOf(image)
    return [
      ...(words.length > 0 ? [{ ...place, kind: 'svg-text-font' as const }] : []),
      ...(missing.length > 0
        ? [{ ...place, kind: 'alt-without-words' as const, details: { got: missing.join('、') } }]
        : []),
    ]
  })
}

/** What two files of the content say of one another. */
export function betweenDiagnostics(whole: Whole): Diagnostic[] {
  const campaigns = whole.campaigns.filter(isReady)
  const ways = campaigns.flatMap((unit) => {
    const link = unit.links.find(({ field }) => field === 'externalPageLink')
    return link ? entryWayDiagnostics(unit.definition, whole.entry, placeOf(link)) : []
  })
  return [
    ...shopDiagnostics(campaigns),
    ...copiedBodies(campaigns),
    ...disagreements(campaigns),
    ...repeatedUrgency(campaigns),
    ...copiedMonths(whole.months),
    ...linkDiagnostics(campaigns),
    ...ways,
    ...doublePictures(whole),
    ...wordsInPictures(whole),
  ]
}
