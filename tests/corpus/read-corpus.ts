import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'yaml'
import { z } from 'zod'

const here = import.meta.dirname

const edit = z.strictObject({
  file: z.string(),
  replace: z.string().optional(),
  with: z.string().optional(),
  append: z.string().optional(),
  write: z.string().optional(),
  copyOf: z.string().optional(),
  delete: z.literal(true).optional(),
})

/** A change of one file: a text that occurs once is replaced, or the file is appended to, written, copied or deleted. */
export type Edit = z.output<typeof edit>

/** Returns the schema of an entry with edits; the fields of a single edit may be next to its title. */
function entryWithEdits<Shape extends z.ZodRawShape>(shape: Shape) {
  const asList = z.record(z.string(), z.unknown()).transform((entry) => {
    if ('edits' in entry) return entry
    const fields = Object.entries(entry).filter(([key]) => key in edit.shape)
    const others = Object.entries(entry).filter(([key]) => !(key in edit.shape))
    return { ...Object.fromEntries(others), edits: [Object.fromEntries(fields)] }
  })
  return asList.pipe(z.strictObject({ title: z.string(), ...shape, edits: z.array(edit).min(1) }))
}

/**
 * A mistake as marketers make it. `harm`: published, it would mislead a customer. `at`: where a person would expect the
 * diagnostic, unless on the lines that the edits wrote. `kinds`: the kinds of diagnostics that the check reports.
 * `isElsewhere`: it reports them at another position, which a person has read and found right. `on`: the day of the
 * edit, with the clean content published; without it, nothing is published.
 */
const mistake = entryWithEdits({
  harm: z.boolean().default(false),
  on: z.iso.date().optional(),
  at: z.strictObject({ file: z.string(), text: z.string() }).optional(),
  kinds: z.array(z.string()).min(1),
  isElsewhere: z.boolean().default(false),
})

export type Mistake = z.output<typeof mistake> & { topic: string }

const harmlessEdit = entryWithEdits({})

export type HarmlessEdit = z.output<typeof harmlessEdit>

async function load<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>[]> {
  return z.array(schema).parse(parse(await readFile(path.join(here, file), 'utf8')))
}

/** Reads all mistakes; the name of their file is their topic. */
export async function readMistakes(): Promise<Mistake[]> {
  const names = (await readdir(path.join(here, 'mistakes'))).sort()
  const files = names.map(async (name) =>
    (await load(`mistakes/${name}`, mistake)).map((entry) => ({ ...entry, topic: path.basename(name, '.yaml') })),
  )
  return (await Promise.all(files)).flat()
}

/** A mistake in the meaning of a text, which no rule reports; the comparison with the previous version has to show it. */
const reviewCase = entryWithEdits({ harm: z.boolean().default(false) })

export type ReviewCase = z.output<typeof reviewCase>

/** Reads all mistakes that only the comparison with the previous version shows. */
export function readReviewCases(): Promise<ReviewCase[]> {
  return load('review-cases.yaml', reviewCase)
}

/** Reads the edits that cause no diagnostic. */
export function readHarmlessEdits(): Promise<HarmlessEdit[]> {
  return load('harmless-edits.yaml', harmlessEdit)
}
