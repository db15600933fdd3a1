import type { z } from 'zod'

import { metaAt } from '../../content-layer/schema-at.ts'
import type { Change } from './change.ts'
import { kindOf, labelOf } from './labels.ts'
import { withoutSharedYear, writeValue } from './write-value.ts'

/** What a document has besides its fields, and what the build adds to pictures. */
export const ignoredFields: ReadonlySet<string> = new Set([
  'schemaVersion',
  'month',
  'id',
  'paths',
  'body',
  'campaigns',
  'width',
  'height',
  'sources',
  'color',
  'assumed',
])

/** Where a value stands: its path with positions for the schema, without for its name. */
type Place = {
  schema: z.core.$ZodType
  path: readonly string[]
  names: readonly string[]
  /** The item of a list that it belongs to, by its name. */
  part: string
  /** What it stands in within that: names, and the lengths of their paths. */
  groups: readonly { name: string; length: number }[]
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPicture(value: unknown): value is { src: string; alt?: string } {
  return isFields(value) && typeof value['src'] === 'string' && value['price'] === undefined
}

/** The words by which people tell the items of a list apart. */
function identityOf(item: unknown): string {
  if (!isFields(item)) return String(item)
  const named = [item['itemName'], item['title'], item['term'], item['alt'], item['text'], item['id']]
  return named.find((name): name is string => typeof name === 'string') ?? JSON.stringify(item)
}

function step(place: Place, name: string, part = place.part): Place {
  return {
    ...place,
    path: [...place.path, name],
    names: /^\d+$/.test(name) ? place.names : [...place.names, name],
    part,
    groups: part === place.part ? place.groups : [],
  }
}

/** The names of a place, outermost first; a name that speaks of what it stands in replaces that. */
function groupsOf({ schema, path, names, groups }: Place): Place['groups'] {
  const { name, steps } = labelOf(names, metaAt(schema, path))
  const outer = groups.filter(({ length }) => length <= names.length - steps)
  return [...outer, { name, length: names.length }]
}

function nameOf(place: Place): string {
  if (/^\d+$/.test(place.path.at(-1) ?? '')) return place.part
  const own = groupsOf(place)
    .map(({ name }) => name)
    .join(' › ')
  return place.part === '' ? own : `${place.part}の${own}`
}

/** The place of a field of an object. */
function fieldOf(place: Place, key: string): Place {
  const isNamed = place.names.length > 0 && !/^\d+$/.test(place.path.at(-1) ?? '')
  return { ...step(place, key), groups: isNamed ? groupsOf(place) : place.groups }
}

/** A change of one value; whichever side is undefined was not there. */
function compareValues(place: Place, before: unknown, after: unknown): Change[] {
  const meta = metaAt(place.schema, place.path)
  const [old, now] = [before, after].map((value) => (value === undefined ? undefined : writeValue(value, meta)))
  const [oldText, nowText] = old && now ? withoutSharedYear(old.text, now.text) : [old?.text, now?.text]
  return [
    {
      kind: kindOf(place.names, after ?? before, meta),
      field: place.names.join('.'),
      label: nameOf(place),
      ...(oldText !== undefined && { before: oldText }),
      ...(nowText !== undefined && { after: nowText }),
      traces: { before: old?.traces ?? [], after: now?.traces ?? [] },
    },
  ]
}

type Picture = { src: string; alt?: string }

function comparePictures(place: Place, before: Picture | undefined, after: Picture | undefined): Change[] {
  const label = nameOf(place)
  const alts = before?.alt === after?.alt ? [] : compareValues(step(place, 'alt', label), before?.alt, after?.alt)
  if (before?.src === after?.src) return alts
  const pictures = { ...(before && { before: before.src }), ...(after && { after: after.src }) }
  return [{ kind: 'looks', field: place.names.join('.'), label, pictures, traces: { before: [], after: [] } }, ...alts]
}

/** All that an item of a list says, in one text. */
function summarize(item: unknown): string {
  if (!isFields(item)) return String(item)
  const said = Object.entries(item).filter(([name, value]) => !ignoredFields.has(name) && typeof value === 'string')
  const words = said.filter(([name]) => !['src', 'href', 'id'].includes(name)).map(([, value]) => value as string)
  return [...new Set(words)].join('\n')
}

function itemChange(place: Place, item: unknown, isAfter: boolean): Change {
  const text = summarize(item)
  const traces = text.split('\n').filter((line) => line.trim() !== '')
  const label = isFields(item) ? `${nameOf(place)}「${identityOf(item)}」` : nameOf(place)
  const kind = kindOf(place.names, text, {})
  const field = place.names.join('.')
  return isAfter
    ? { kind, field, label, after: text, traces: { before: [], after: traces } }
    : { kind, field, label, before: text, traces: { before: traces, after: [] } }
}

/**
 * Compares lists item by item, each known by its name. Items that only got another name, as a note that is numbered
 * anew, count as renamed.
 */
function compareLists(place: Place, before: readonly unknown[], after: readonly unknown[]): Change[] {
  const rest = (item: unknown) => (isFields(item) ? JSON.stringify({ ...item, title: '' }) : undefined)
  const old = new Map(before.map((item) => [identityOf(item), item]))
  const now = new Map(after.map((item) => [identityOf(item), item]))
  const gone = [...old].filter(([name]) => !now.has(name))
  const come = [...now].filter(([name]) => !old.has(name))
  const renamed = gone.flatMap(([name, item]) => {
    const other = come.find(([, candidate]) => rest(candidate) !== undefined && rest(candidate) === rest(item))
    return other ? [{ from: name, to: other[0] }] : []
  })
  const isRenamed = (name: string) => renamed.some(({ from, to }) => from === name || to === name)
  const both = [...old].flatMap(([name, item]): Change[] => {
    const position = after.findIndex((other) => identityOf(other) === name)
    if (position < 0 || !isFields(item)) return []
    return compareAt(step(place, String(position), `${nameOf(place)}「${name}」`), item, now.get(name))
  })
  return [
    ...gone.filter(([name]) => !isRenamed(name)).map(([, item]) => itemChange(place, item, false)),
    ...come.filter(([name]) => !isRenamed(name)).map(([, item]) => itemChange(place, item, true)),
    ...renamed.map(({ from, to }): Change => {
      const kind = kindOf(place.names, from, {})
      const field = place.names.join('.')
      return {
        kind,
        field,
        label: `${nameOf(place)}の番号・見出し`,
        before: from,
        after: to,
        traces: { before: [from], after: [to] },
      }
    }),
    ...both,
  ]
}

function compareAt(place: Place, before: unknown, after: unknown): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if ([before, after].every((value) => value === undefined || isPicture(value)))
    return comparePictures(place, before as Picture | undefined, after as Picture | undefined)
  if ([before, after].some(Array.isArray))
    return compareLists(place, (before ?? []) as readonly unknown[], (after ?? []) as readonly unknown[])
  if (![before, after].some(isFields)) return compareValues(place, before, after)
  const [old, now] = [before, after].map((value) => (isFields(value) ? value : {})) as [Fields, Fields]
  const keys = [...new Set([...Object.keys(now), ...Object.keys(old)])].filter((key) => !ignoredFields.has(key))
  return keys.flatMap((key) => compareAt(fieldOf(place, key), old[key], now[key]))
}

/**
 * Every field in which two published documents differ, in words. A document that is absent on one side differs in all
 * of its fields.
 */
export function compareFields(
  schema: z.core.$ZodType,
  before: object | undefined,
  after: object | undefined,
): Change[] {
  return compareAt({ schema, path: [], names: [], part: '', groups: [] }, before ?? {}, after ?? {})
}
