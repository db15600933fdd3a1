/*
 * Writes the items of a plan into the fields of a campaign: their prices and points, and what follows from both.
 */

import { isSeq } from 'yaml'
import { z } from 'zod'

import { splitItemPoints } from '#blocks/affiliate-item-list/split-item-points.ts'

import { fieldPaths } from '../plan/columns.ts'
import type { PlannedItem, PlannedValues } from '../plan/planned.ts'
import { getField, hasField, markField, removeField, setField, splitList, type FieldPath } from './edit-fields.ts'

function getNumber(fields: string, path: FieldPath): number | undefined {
  const value = getField(fields, path)
  return typeof value === 'number' ? value : undefined
}

/** The terms that determine the points of an item; `plus` are the points of `headline.plus`. */
type ItemTerms = Parameters<typeof splitItemPoints>[1] & { plus: number }

function readItemTerms(fields: string, baseRate: number): ItemTerms {
  return {
    baseRate,
    reductionRate: getNumber(fields, fieldPaths.rate),
    maximumGrantPoint: getNumber(fields, fieldPaths.cap),
    plus: getNumber(fields, fieldPaths.additionalPoints) ?? 0,
  }
}

/**
 * Returns the fields of an item that a plan decides, and those derived from them: whether it has the points of
 * `headline.plus`, and its own points (`itemPoint`). `null` is for a field that it does not have.
 */
function deriveItemFields({ price, points }: PlannedItem, terms: ItemTerms): Record<string, string | null> {
  const { plus } = terms
  const pointsByRates = splitItemPoints({ price }, terms).reduce((sum, part) => sum + part.points, 0)
  const givesPlus = plus > 0 && points >= pointsByRates + plus
  const itemPoints = points - pointsByRates - (givesPlus ? plus : 0)
  return {
    price: String(price),
    grantPoint: String(points),
    givesPlus: plus > 0 && !givesPlus ? 'false' : null,
    itemPoint: itemPoints > 0 ? String(itemPoints) : null,
  }
}

/** Writes a planned item into its lines of the list. */
function writeItem(lines: readonly string[], item: PlannedItem, terms: ItemTerms): string[] {
  // The name of a list makes the lines a document of their own.
  let list = ['items:', ...lines].join('\n')
  for (const [name, value] of Object.entries(deriveItemFields(item, terms))) {
    const path = ['items', 0, name]
    list = value === null ? removeField(list, path) : setField(list, path, value)
  }
  return list.split('\n').slice(1)
}

const itemSchema = z.object({
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
  const { plus, ...rates } = readItemTerms(fields, baseRate)
  const terms = { ...rates, headline: { plus: { points: plus } } }
  const list = getField(fields, ['affiliateItems'])
  const items = z.array(itemSchema).parse(isSeq(list) ? list.toJSON() : [])
  return new Map(items.map((item) => [item.id, splitItemPoints(item, terms)]))
}

/** Returns the path of the picture of an item that a plan adds. */
export function getItemImage(campaign: string, item: string): string {
  return `images/${campaign}-${item}.svg`
}

/** Returns the lines of a new item, with placeholders for everything that the author has to write. */
function createItem(campaign: string, { id }: PlannedItem): string {
  return `  - id: ${id}
    src: ${getItemImage(campaign, id)}
    alt: ${id}の絵（仮）
    href: https://shop.invalid/${id}
    price: 0
    grantPoint: 0
    itemName: ${id}（仮）
`
}

/** Returns the planned items that the campaign does not have yet. */
export function findMissingItems(fields: string, items: readonly PlannedItem[]): PlannedItem[] {
  const ids = splitList(fields, 'affiliateItems')?.items.map(({ id }) => id) ?? []
  return items.filter(({ id }) => !ids.includes(id))
}

/** Adds the planned items that the list lacks at its start, and the list if there is none. */
function addMissingItems(fields: string, items: readonly PlannedItem[], campaign: string): string {
  const added = findMissingItems(fields, items).map((item) => createItem(campaign, item))
  const withList = hasField(fields, ['affiliateItems']) ? fields : `${fields.replace(/\n?$/, '\n')}affiliateItems:\n`
  return withList.replace(/^affiliateItems:.*\n/mu, (line) => line + added.join(''))
}

/**
 * Writes the planned items into the list of a campaign, without those that are not planned; marks the list for review if
 * the items are undecided. `baseRate` in percent; `campaign` is the campaign's id.
 */
export function writeItems(
  fields: string,
  { items }: Pick<Partial<PlannedValues>, 'items'>,
  { baseRate, campaign }: { baseRate: number; campaign: string },
): string {
  if (items === undefined) return markField(fields, ['affiliateItems'])
  if (items.length === 0) return removeField(fields, ['affiliateItems'])
  const withItems = addMissingItems(fields, items, campaign)
  const list = splitList(withItems, 'affiliateItems')
  if (!list) return withItems
  const plannedItems = new Map<unknown, PlannedItem>(items.map((item) => [item.id, item]))
  const terms = readItemTerms(fields, baseRate)
  const written = list.items.flatMap(({ id, lines, gap }) => {
    const item = plannedItems.get(id)
    return item ? [...writeItem(lines, item, terms), ...gap] : gap
  })
  return [...list.before, ...written, ...list.after].join('\n')
}
