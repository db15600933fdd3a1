import type { PhraseLists, PhraseSearch } from '#schemas/words.ts'

import { patternOf } from './vocabulary.ts'

/** A compiled list of phrases: `any` matches if one is present, `allPattern` finds each. */
type PhraseList<Row> = { any: RegExp; allPattern: RegExp; rows: readonly { pattern: RegExp; row: Row }[] }

/** The word lists of `content/words.yaml`, ready to be looked for. */
export type CompiledPhrases = {
  [Name in keyof Omit<PhraseLists, 'seasons'>]: PhraseList<PhraseLists[Name][number]>
} & Pick<PhraseLists, 'seasons'>

/** In no text. */
const nothing = '(?!)'

function listOf<Row extends PhraseSearch>(rows: readonly Row[] = []): PhraseList<Row> {
  const { source } = rows.length > 0 ? patternOf(rows) : { source: nothing }
  return {
    any: new RegExp(source, 'u'),
    allPattern: new RegExp(source, 'gu'),
    rows: rows.map((row) => ({ pattern: patternOf([row], 'gu'), row })),
  }
}

/** Makes word lists ready to be looked for; without lists nothing is found. */
export function compilePhrases(lists: PhraseLists | undefined): CompiledPhrases {
  return {
    spellings: listOf(lists?.spellings),
    figures: listOf(lists?.figures),
    promises: listOf(lists?.promises),
    pricesWithoutTax: listOf(lists?.pricesWithoutTax),
    superlatives: listOf(lists?.superlatives),
    basis: listOf(lists?.basis),
    urgentForADay: listOf(lists?.urgentForADay),
    urgent: listOf(lists?.urgent),
    seasons: lists?.seasons ?? [],
  }
}

/** No words at all. */
export const noPhrases = compilePhrases(undefined)

/** Returns the row of a list that matches at an offset of a text. */
export function rowAt<Row>({ rows }: PhraseList<Row>, text: string, offset: number): Row | undefined {
  const rest = text.slice(offset)
  return rows.find(({ pattern }) => rest.search(pattern) === 0)?.row
}

/** Why a row's words do not do, with the law behind it. */
export function reasonOf({ reason, source }: { reason: string; source?: string | undefined }): string {
  return source === undefined ? reason : `${reason}（${source}）`
}
