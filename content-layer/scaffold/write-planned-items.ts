/*
 * Writes the items of a plan into the fields of a campaign: their prices and points, and what follows from both.
 */

import { isSeq } from 'yaml'
import { z } from 'zod'

import { splitItemPoints } from '#blocks/affiliate-item-list/split-item-points.ts'

import { fieldPaths } from '../plan/columns.ts'
import type { PlannedItem, PlannedValues } from '../plan/planned.ts'
import { getField, hasField, markField, removeField, setField, splitList } from './edit-fields.ts'

type Path = readonly (string | number)[]
type Values = Partial<PlannedValues>

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
    src: ${getItemImage(campaign, id)}
    alt: ${id}の絵（仮）
    href: https://shop.invalid/${id}
    price: 0
    grantPoint: 0
    itemName: ${id}（仮）
`
}

/** Returns the path of the picture of an item that a plan adds. */
export function getItemImage(campaign: string, item: string): string {
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

export function writeItems(
  fields: string,
  { items }: Pick<Values, 'items'>,
  baseRate: number,
  campaign: string,
): string {
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
