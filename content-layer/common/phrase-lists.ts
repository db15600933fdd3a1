import type { PhraseLists } from '#schemas/files/phrase-lists.ts'

import { compilePattern, type PhraseSearch } from './phrase-pattern.ts'

/** A compiled list of phrases. */
type PhraseList<Row> = {
  /** Matches a text that contains any of them. */
  any: RegExp
  /** Finds each of them in a text. */
  allPattern: RegExp
  /** The rows of `words.yaml`, each with the pattern of its own phrases. */
  rows: readonly { pattern: RegExp; row: Row }[]
}

/** The phrase lists of `content/words.yaml`, compiled for searching. */
export type CompiledPhrases = {
  [Name in Exclude<keyof PhraseLists, OfMonths>]: PhraseList<PhraseLists[Name][number]>
} & Pick<PhraseLists, OfMonths>

/** Lists of phrases that belong to months, and are searched one by one. */
type OfMonths = 'seasons' | 'monthNames'

/** A pattern that never matches. */
const nothing = '(?!)'

function compileList<Row extends PhraseSearch>(rows: readonly Row[] = []): PhraseList<Row> {
  const { source } = rows.length > 0 ? compilePattern(rows) : { source: nothing }
  return {
    any: new RegExp(source, 'u'),
    allPattern: new RegExp(source, 'gu'),
    rows: rows.map((row) => ({ pattern: compilePattern([row], 'gu'), row })),
  }
}

/** Compiles phrase lists for searching; without lists nothing matches. */
export function compilePhrases(lists: PhraseLists | undefined): CompiledPhrases {
  return {
    spellings: compileList(lists?.spellings),
    figures: compileList(lists?.figures),
    promises: compileList(lists?.promises),
    pricesWithoutTax: compileList(lists?.pricesWithoutTax),
    superlatives: compileList(lists?.superlatives),
    basis: compileList(lists?.basis),
    urgentForADay: compileList(lists?.urgentForADay),
    urgent: compileList(lists?.urgent),
    sequels: compileList(lists?.sequels),
    seasons: lists?.seasons ?? [],
    monthNames: lists?.monthNames ?? [],
  }
}

/** Phrase lists without phrases, for content without `words.yaml`. */
export const noPhrases = compilePhrases(undefined)

/** Returns the row of a list that matches at an offset of a text. */
export function rowAt<Row>({ rows }: PhraseList<Row>, text: string, offset: number): Row | undefined {
  const rest = text.slice(offset)
  return rows.find(({ pattern }) => rest.search(pattern) === 0)?.row
}

/** Returns why the phrases of a row are not allowed, with the underlying law. */
export function describeReason({ reason, source }: { reason: string; source?: string | undefined }): string {
  return source === undefined ? reason : `${reason}（${source}）`
}
