/*
 * Writes the values that a plan decides for a campaign into its fields, and marks those that the plan leaves open.
 */

import { isSeq } from 'yaml'

import { addRates } from '#domain/money/rates.ts'

import { fieldPaths } from '../plan/columns.ts'
import type { PlannedValues } from '../plan/planned.ts'
import { getField, hasField, markField, removeField, setField, unmarkField, type FieldPath } from './edit-fields.ts'
import { writeItems } from './write-planned-items.ts'

type Values = Partial<PlannedValues>

/** Writes some planned values into the fields of a campaign. */
type Writer = (fields: string, values: Values, baseRate: number) => string

/** Writes a value, deletes the field if the value is null, and marks the field for review if the value is undefined. */
function writeValue(fields: string, path: FieldPath, value: string | number | null | undefined): string {
  if (value === undefined) return markField(fields, path)
  return value === null ? removeField(fields, path) : unmarkField(setField(fields, path, String(value)), path)
}

function isBonus(fields: string): boolean {
  return getField(fields, ['headline', 'kind']) === 'bonus'
}

function writeRate(fields: string, { rate }: Values, baseRate: number): string {
  if (isBonus(fields)) {
    if (rate === null) return removeField(fields, fieldPaths.rate)
    const isPercent = getField(fields, ['headline', 'unit']) === '%'
    return isPercent ? writeValue(fields, ['headline', 'figure'], rate) : fields
  }
  const written = writeValue(fields, fieldPaths.rate, rate)
  if (typeof rate !== 'number') return written
  const isTotal = getField(fields, ['headline', 'kind']) === 'total'
  return setField(written, ['headline', 'figure'], String(isTotal ? addRates(baseRate, rate) : rate))
}

function writeCap(fields: string, { cap }: Values): string {
  // A rate has to state explicitly that there is no cap.
  const isRate = hasField(fields, fieldPaths.rate)
  return writeValue(fields, fieldPaths.cap, cap === null && isRate ? 'null' : cap)
}

function writeBonus(fields: string, { bonusPoints }: Values): string {
  const isOfPoints = isBonus(fields) && getField(fields, ['headline', 'unit']) === 'P'
  return isOfPoints && bonusPoints !== null ? writeValue(fields, ['headline', 'figure'], bonusPoints) : fields
}

function writeAdditionalPoints(fields: string, { additionalPoints: points }: Values): string {
  const path = ['headline', 'plus']
  if (points === null) return removeField(fields, path)
  if (points === undefined || hasField(fields, path)) return writeValue(fields, fieldPaths.additionalPoints, points)
  // The author writes its condition.
  return setField(fields, path, `{ points: ${points}, label: 条件（仮） }`)
}

function writeDays(fields: string, { start, end, grant }: Values): string {
  const withStart = writeValue(fields, fieldPaths.start, start)
  const withPeriod = writeValue(withStart, fieldPaths.end, end)
  return writeValue(withPeriod, fieldPaths.grant, grant)
}

/** Writes the facts that the campaign declares; the check reports missing planned facts. */
function writeFacts(fields: string, { facts = [] }: Values): string {
  return facts.reduce((written, { name, text }) => {
    const path = ['facts', name]
    return hasField(written, path) ? writeValue(written, path, text) : written
  }, fields)
}

const writers: readonly Writer[] = [writeFacts, writeRate, writeCap, writeBonus, writeAdditionalPoints, writeDays]

/** Returns the fields that a plan decides, as in the list of a campaign's assumptions. */
function listDecidedFields(values: Values): string[] {
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
  const decided = listDecidedFields(values)
  const names: unknown[] = assumed.toJSON()
  const kept = names.map(String).filter((name) => !decided.some((field) => `${name}.`.startsWith(`${field}.`)))
  if (kept.length === names.length) return fields
  const without = removeField(fields, ['assumed'])
  return kept.length > 0 ? setField(without, ['assumed'], `[${kept.join(', ')}]`) : without
}

/**
 * Replaces the fields of a campaign with planned values, and marks undecided ones for review. `baseRate` in percent;
 * `campaign` is the campaign's id.
 */
export function writePlanned(
  fields: string,
  values: Values,
  { baseRate, campaign }: { baseRate: number; campaign: string },
): string {
  const written = writers.reduce((text, writeSome) => writeSome(text, values, baseRate), fields)
  const withEntry = writeValue(written, fieldPaths.entry, values.entry)
  return writeItems(confirmDecided(withEntry, values), values, { baseRate, campaign })
}
