/*
 * Writes the values that a plan decides for a campaign into its fields, and marks those that the plan leaves open.
 */

import { isSeq } from 'yaml'

import { addRates } from '#domain/money/rates.ts'

import { fieldPaths } from '../plan/columns.ts'
import type { PlannedValues } from '../plan/planned.ts'
import { getField, hasField, markField, removeField, setField, unmarkField } from './edit-fields.ts'
import { writeItems } from './write-planned-items.ts'

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
