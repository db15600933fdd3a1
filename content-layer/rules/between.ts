import { parseEnd, parseStart } from '#schemas/japan-time.ts'
import { doOverlap, spanOf } from '#schemas/moments.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import { campaignPath, monthPath } from '../routes.ts'
import type { CampaignUnit } from '../campaign-unit.ts'
import { imagePath, placeOf, type ImageReference, type Reference } from '../collect.ts'
import { diagnosticIn, type Diagnostic } from '../diagnostic.ts'
import { groupBy } from '../group-by.ts'
import type { MonthUnit } from '../months.ts'
import type { Picture } from '../pictures/picture.ts'
import { entryWayDiagnostics } from './entry.ts'

/** All that rules between files look at. */
export type Whole = {
  campaigns: readonly CampaignUnit[]
  months: readonly MonthUnit[]
  entry: ScreenDefinition<'entry'> | undefined
  images: readonly ImageReference[]
  pictures: ReadonlyMap<string, Picture | undefined>
  /** True if nothing is missing because of a fault. */
  isWhole: boolean
  /** The names of the shared notes. */
  notes: readonly string[]
}

type Ready = CampaignUnit & { definition: NonNullable<CampaignUnit['definition']> }

function isReady(unit: CampaignUnit): unit is Ready {
  return unit.definition !== undefined
}

function runTogether(one: Ready, other: Ready): boolean {
  return doOverlap(spanOf(one.definition.period), spanOf(other.definition.period))
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
      if (!first || first.unit === unit) return []
      const [rate, other] = [unit.definition.reductionRate, first.unit.definition.reductionRate]
      if (rate === other || rate === undefined || other === undefined || !runTogether(first.unit, unit)) return []
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
      if (!before || !runTogether(before, unit)) return []
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
    const isOfOneUse = image.shownIn === 'stage' || image.shownIn === 'card' || image.shownIn === 'window'
    return first &&
      first.subject !== subject &&
      (first.path !== path || (isOfOneUse && image.file.startsWith('campaigns/')))
      ? [{ ...placeOf(image), kind: 'picture-twice', details: { got: image.value, other: first.path } }]
      : []
  })
}

/** Words in a picture that are set in a font, and those that its alternative text leaves out. */
function wordsInPictures({ images, pictures }: Whole): Diagnostic[] {
  const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
  return images.flatMap((image): Diagnostic[] => {
    const { words = [], isDraft = false } = pictures.get(imagePath(image.file, image.value)) ?? {}
    // A picture without words of its own is decoration: the title beside it says what it says.
    const missing = image.alt === '' ? [] : words.filter((word) => !plain(image.alt).includes(plain(word)))
    const place = placeOf(image)
    return [
      ...(isDraft ? [{ ...place, kind: 'picture-draft' as const }] : []),
      ...(words.length > 0 ? [{ ...place, kind: 'svg-text-font' as const }] : []),
      ...(missing.length > 0
        ? [{ ...place, kind: 'alt-without-words' as const, details: { got: missing.join('、') } }]
        : []),
    ]
  })
}

/** A partner shop whose name, address or texts stand in another campaign of the month. */
function affiliateDiagnostics(campaigns: readonly Ready[]): Diagnostic[] {
  const shops = campaigns.filter(({ definition }) => definition.isAffiliate)
  return [...groupBy(shops, ({ month }) => month).values()].flatMap((ofMonth) =>
    ofMonth.flatMap((unit): Diagnostic[] => {
      const others = ofMonth.filter((other) => other !== unit)
      const doubled = (['storeName', 'affiliateUrl'] as const).flatMap((field): Diagnostic[] => {
        const value = unit.definition[field]
        const other = others.find(({ id, definition }) => id < unit.id && definition[field] === value)
        const place = unit.places?.find((term) => term.field === field)
        return other && place && value !== undefined
          ? [{ ...placeOf(place), kind: 'affiliate-twice', details: { got: value, other: other.id } }]
          : []
      })
      const named = others.flatMap(({ id, definition }) => {
        const name = definition.storeName ?? ''
        const isOwn = name === '' || name === unit.definition.storeName
        return (isOwn ? [] : (unit.ownTexts ?? []).filter(({ value }) => value.includes(name))).map(
          (text): Diagnostic => ({ ...placeOf(text), kind: 'other-shop-named', details: { got: name, other: id } }),
        )
      })
      return [...doubled, ...named]
    }),
  )
}

/** The parts in which copied text is recognized: a title, clauses of a description, sentences of paragraphs. */
function partsOf({ field, value, column }: Reference): string[] {
  if (field === 'title') return [value]
  // What states facts may well have the same words: the facts differ.
  const isOwn = (part: string) => part.length >= 18 && !part.includes('｛')
  if (field === 'description') return value.split(/[、。]/u).filter(isOwn)
  return column === 1 ? value.split('。').filter((part) => isOwn(part) && part.length >= 24) : []
}

/** Titles, clauses of descriptions and sentences of paragraphs that stand in two campaigns of a month. */
function copiedTexts(campaigns: readonly Ready[]): Diagnostic[] {
  const texts = campaigns.flatMap((unit) =>
    (unit.ownTexts ?? []).flatMap((text) =>
      partsOf(text).map((part) => ({ unit, text, key: `${unit.month} ${part}` })),
    ),
  )
  return [...groupBy(texts, ({ key }) => key).values()].flatMap(([first, ...later]) =>
    later
      .filter(({ unit }) => first && unit.id !== first.unit.id && unit.bodyHash !== first.unit.bodyHash)
      .map(({ text }): Diagnostic => ({
        ...placeOf(text),
        kind: 'text-copied',
        details: { other: first?.unit.id ?? '' },
      })),
  )
}

/** What a month says of all its campaigns, and one of them does not keep. */
function monthContradictions(months: readonly MonthUnit[], campaigns: readonly Ready[]): Diagnostic[] {
  const ofMonth = groupBy(campaigns, ({ month }) => month)
  const claims = [
    [/エントリー[はも]?(?:不要|要りません|いりません|なし)/u, (unit: Ready) => unit.definition.entry === 'required'],
    [
      /(?<!この分に)(?:どの|すべて|いずれ)[^。]*上限(?:は|も)?(?:ありません|なし)/u,
      (unit: Ready) => typeof unit.definition.maximumGrantPoint === 'number',
    ],
  ] as const
  return months.flatMap(({ month, texts = [] }) =>
    texts
      .filter(({ field }) => !field.startsWith('annotationLists'))
      .flatMap((text) =>
        claims.flatMap(([says, fails]): Diagnostic[] => {
          const got = says.exec(text.value)?.[0]
          const unit = got === undefined ? undefined : ofMonth.get(month)?.find(fails)
          return got !== undefined && unit
            ? [{ ...placeOf(text), kind: 'month-contradicted', details: { got, id: unit.id } }]
            : []
        }),
      ),
  )
}

/** Facts, notes and pictures that nothing states, uses or shows. */
function unusedDiagnostics({ campaigns, months, images, pictures, notes, isWhole }: Whole): Diagnostic[] {
  if (!isWhole) return []
  const ofMonths = new Set(
    months.flatMap(({ statements = [] }) => statements.flatMap(({ facts }) => Object.keys(facts))),
  )
  const facts = campaigns.flatMap((unit) =>
    (unit.unusedFacts ?? [])
      .filter(({ value }) => ![...ofMonths].some((name) => name.startsWith(`${unit.id}の${value}`)))
      .map((fact): Diagnostic => ({ ...placeOf(fact), kind: 'fact-unused', details: { name: fact.value } })),
  )
  const shown = new Set(images.map(({ file, value }) => imagePath(file, value)))
  const used = new Set([...campaigns, ...months].flatMap(({ notes: own = [] }) => own))
  return [
    ...facts,
    ...[...pictures.keys()]
      .filter((picture) => !shown.has(picture))
      .map((picture) => diagnosticIn(picture, { kind: 'picture-unused' })),
    ...notes
      .filter((note) => !used.has(note))
      .map((note) => diagnosticIn(`annotations/${note}.yaml`, { kind: 'note-unused' })),
  ]
}

/** Pictures that are in each other's place, or described by the words of another picture. */
function misplacedPictures({ images, pictures }: Whole): Diagnostic[] {
  const pictureOf = (image: ImageReference) => pictures.get(imagePath(image.file, image.value))
  const swapped = [...groupBy(images, ({ file }) => file).values()].flatMap((own): Diagnostic[] => {
    const [small, large] = ['summaryKv.src', 'detailKv.src'].map((field) => own.find((image) => image.field === field))
    const [smallPicture, largePicture] = [small && pictureOf(small), large && pictureOf(large)]
    const isSwapped = smallPicture && largePicture && largePicture.width < smallPicture.width
    return large && small && isSwapped
      ? [{ ...placeOf(large), kind: 'pictures-swapped', details: { other: small.value } }]
      : []
  })
  const described = images.filter(({ shownIn, alt }) => shownIn !== 'logo' && shownIn !== 'icon' && alt.length > 8)
  const idOf = ({ file }: ImageReference) => file.split('/').at(-1)?.replace('month.yaml', file)
  const doubled = [...groupBy(described, ({ alt }) => alt).values()].flatMap(([first, ...later]) =>
    later.flatMap((image): Diagnostic[] => {
      const isOther =
        first && pictureOf(first)?.fingerprint !== pictureOf(image)?.fingerprint && idOf(first) !== idOf(image)
      return isOther
        ? [
            {
              ...placeOf(image),
              kind: 'alt-twice',
              details: { got: image.alt, other: imagePath(first.file, first.value) },
            },
          ]
        : []
    }),
  )
  return [...swapped, ...doubled]
}

/** What two files of the content say of one another. */
export function betweenDiagnostics(whole: Whole): Diagnostic[] {
  const campaigns = whole.campaigns.filter(isReady)
  const ways = campaigns.flatMap((unit) => {
    const link = unit.links.find(({ field }) => field === 'externalPageLink')
    return link ? entryWayDiagnostics(unit.definition, unit.ownTexts ?? [], whole.entry, placeOf(link)) : []
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
    ...affiliateDiagnostics(campaigns),
    ...copiedTexts(campaigns),
    ...monthContradictions(whole.months, campaigns),
    ...unusedDiagnostics(whole),
    ...misplacedPictures(whole),
  ]
}
