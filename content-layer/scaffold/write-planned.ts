import { isSeq } from 'yaml'
import { z } from 'zod'

import { splitItemPoints } from '#blocks/affiliate-item-list/split-item-points.ts'
import { addRates } from '#domain/money/rates.ts'

import { fieldPaths } from '../plan/columns.ts'
import type { PlannedItem, PlannedValues } from '../plan/planned.ts'
import { getField, hasField, markField, removeField, setField, splitList, unmarkField } from './edit-fields.ts'

type Path = readonly (string | number)[]
type Values = Partial<PlannedValues>
/** Writes some planned values into the fields of a campaign. */
type Writer = (fields: string, values: Values, baseRate: number) => string

/** Writes a value, deletes the field if the value is null, and marks the field if the value is undecided. */
function write(fields: string, path: Path, value: string | number | null | undefined): string {
  if (value === undefined) return markField(fields, path)
  return value === null ? removeField(fields, path) : unmarkField(setField(fields, path, String(value)), path)
}

const kindOfHeadline = (fields: string) => getField(fields, ['headline', 'kind'])

function writeRate(fields: string, { rate }: Values, baseRate: number): string {
  if (kindOfHeadline(fields) === 'bonus') {
    const isPercent = getField(fields, ['headline', 'unit']) === '%'
    const withoutExtra = rate === null ? removeField(fields, fieldPaths.rate) : fields
    return isPercent && rate !== null ? write(withoutExtra, ['headline', 'figure'], rate) : withoutExtra
  }
  const written = write(fields, fieldPaths.rate, rate)
  if (typeof rate !== 'number') return written
  const figure = kindOfHeadline(fields) === 'total' ? addRates(baseRate, rate) : rate
  return setField(written, ['headline', 'figure'], String(figure))
}

function writeCap(fields: string, { cap }: Values): string {
  // A rate has to state explicitly that there is no cap.
  const isRate = hasField(fields, fieldPaths.rate)
  return write(fields, fieldPaths.cap, cap === null && isRate ? 'null' : cap)
}

function writeBonus(fields: string, { points }: Values): string {
  const isBonus = kindOfHeadline(fields) === 'bonus' && getField(fields, ['headline', 'unit']) === 'P'
  return isBonus && points !== null ? write(fields, ['headline', 'figure'], points) : fields
}

function writePlus(fields: string, { plus }: Values): string {
  const path = ['headline', 'plus']
  if (plus === null) return removeField(fields, path)
  if (plus === undefined || hasField(fields, path)) return write(fields, fieldPaths.plus, plus)
  // The author writes its condition.
  return setField(fields, path, `{ points: ${plus}, label: 条件（仮） }`)
}

function writeDays(fields: string, { start, end, grant }: Values): string {
  const withStart = write(fields, fieldPaths.start, start)
  const withPeriod = write(withStart, fieldPaths.end, end)
  return write(withPeriod, fieldPaths.grant, grant)
}

function numberAt(fields: string, path: Path): number | undefined {
  const value = getField(fields, path)
  return typeof value === 'number' ? value : undefined
}

/** The terms that determine the points of an item. */
type ItemTerms = Parameters<typeof splitItemPoints>[1] & { plus: number }

function itemTerms(fields: string, baseRate: number): ItemTerms {
  return {
    baseRate,
    reductionRate: numberAt(fields, fieldPaths.rate),
    maximumGrantPoint: numberAt(fields, fieldPaths.cap),
    plus: numberAt(fields, fieldPaths.plus) ?? 0,
  }
}

/**
 * Writes an item's price and points, and the fields derived from them: whether it has the extra points, and its own.
 * `lines` are those of the item in its list.
 */
function writeItem(lines: readonly string[], { price, points }: PlannedItem, terms: ItemTerms): string[] {
  const { plus } = terms
  const always = splitItemPoints({ price }, terms).reduce((sum, part) => sum + part.points, 0)
  const givesPlus = plus > 0 && points >= always + plus
  const bonus = points - always - (givesPlus ? plus : 0)
  const derived = {
    price: String(price),
    grantPoint: String(points),
    givesPlus: plus > 0 && !givesPlus ? 'false' : null,
    itemPoint: bonus > 0 ? String(bonus) : null,
  }
  // The list's name makes the lines a document of their own.
  const list = ['items:', ...lines].join('\n')
  const written = Object.entries(derived).reduce(
    (text, [name, value]) =>
      value === null ? removeField(text, ['items', 0, name]) : setField(text, ['items', 0, name], value),
    list,
  )
  return written.split('\n').slice(1)
}

const writtenItem = z.object({
  id: z.string(),
  price: z.number(),
  givesPlus: z.boolean().optional(),
  itemPoint: z.number().optional(),
})

/** Returns the parts of the points of each item that a plan was written into, by the item's id. */
export function splitPlannedPoints(
  fields: string,
  baseRate: number,
): ReadonlyMap<string, ReturnType<typeof splitItemPoints>> {
  const { plus, ...terms } = itemTerms(fields, baseRate)
  const list = getField(fields, ['affiliateItems'])
  const items = z.array(writtenItem).parse(isSeq(list) ? list.toJSON() : [])
  return new Map(
    items.map((item) => [item.id, splitItemPoints(item, { ...terms, headline: { plus: { points: plus } } })]),
  )
}

/** Returns a new item, with placeholders for everything that the author has to write. */
function newItem(campaign: string, { id }: PlannedItem): string {
  return `  - id: ${id}
    src: ${getItemPicture(campaign, id)}
    alt: ${id}の絵（仮）
    href: https://shop.invalid/${id}
    price: 0
    grantPoint: 0
    itemName: ${id}（仮）
`
}

/** Returns the path of the picture of an item that a plan adds. */
export function getItemPicture(campaign: string, item: string): string {
  return `images/${campaign}-${item}.svg`
}

function listIds(fields: string): unknown[] {
  return splitList(fields, 'affiliateItems')?.items.map(({ id }) => id) ?? []
}

/** Returns the planned items that the campaign does not have yet. */
export function findMissingItems(fields: string, { items = [] }: Values): PlannedItem[] {
  const ids = listIds(fields)
  return items.filter(({ id }) => !ids.includes(id))
}

function writeItems(fields: string, { items }: Values, baseRate: number, campaign: string): string {
  if (items === undefined) return markField(fields, ['affiliateItems'])
  if (items.length === 0) return removeField(fields, ['affiliateItems'])
  const added = findMissingItems(fields, { items })
    .map((item) => newItem(campaign, item))
    .join('')
  const withList = hasField(fields, ['affiliateItems']) ? fields : `${fields.replace(/\n?$/, '\n')}affiliateItems:\n`
  const withNew = withList.replace(/^affiliateItems:.*\n/mu, (line) => line + added)
  const list = splitList(withNew, 'affiliateItems')
  if (!list) return withNew
  const planned = new Map<unknown, PlannedItem>(items.map((item) => [item.id, item]))
  const terms = itemTerms(fields, baseRate)
  const written = list.items.flatMap(({ id, lines, gap }) => {
    const item = planned.get(id)
    return item ? [...writeItem(lines, item, terms), ...gap] : gap
  })
  return [...list.before, ...written, ...list.after].join('\n')
}

/** Writes the facts that the campaign declares; the check reports missing planned facts. */
function writeFacts(fields: string, { facts = [] }: Values): string {
  return facts.reduce((written, { name, text }) => {
    const path = ['facts', name]
    return hasField(written, path) ? write(written, path, text) : written
  }, fields)
}

const writers: readonly Writer[] = [writeFacts, writeRate, writeCap, writeBonus, writePlus, writeDays]

/** Returns the fields that a plan decides, as in the list of a campaign's assumptions. */
function decidedFields(values: Values): string[] {
  const { start, end, items = [], facts = [] } = values
  return [
    ...Object.entries(fieldPaths).flatMap(([column, path]) => (column in values ? [path.join('.')] : [])),
    ...facts.map(({ name }) => `facts.${name}`),
    ...(start !== undefined && end !== undefined ? ['period'] : []),
    ...(items.length > 0 ? ['affiliateItems'] : []),
  ]
}

/** Removes the fields that the plan decides from the assumptions of a copied campaign. */
function confirmDecided(fields: string, values: Values): string {
  const assumed = getField(fields, ['assumed'])
  if (!isSeq(assumed)) return fields
  const decided = decidedFields(values)
  const names: unknown[] = assumed.toJSON()
  const kept = names.map(String).filter((name) => !decided.some((field) => `${name}.`.startsWith(`${field}.`)))
  if (kept.length === names.length) return fields
  const without = removeField(fields, ['assumed'])
  return kept.length > 0 ? setField(without, ['assumed'], `[${kept.join(', ')}]`) : without
}

/** Replaces the fields of a campaign with planned values, and marks undecided ones. `baseRate` in percent. */
export function writePlanned(fields: string, values: Values, baseRate: number, campaign: string): string {
  const written = writers.reduce((text, writer) => writer(text, values, baseRate), fields)
  const entered = write(written, fieldPaths.entry, values.entry)
  return writeItems(confirmDecided(entered, values), values, baseRate, campaign)
}
