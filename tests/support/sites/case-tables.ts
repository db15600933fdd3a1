import { append, editCampaign, replaceOnce, type Case, type Changes } from './small-content.ts'

/** A row of a table of cases: what is expected, what an author writes, and the end of each diagnostic of that. */
export type CaseRow = readonly [title: string, written: string, ...diagnostics: string[]]

/**
 * Creates the cases of a table. `change` puts what the author writes into the fixture; `at` is the start that all
 * diagnostics have in common, such as `./noodles.mdx:`.
 */
export function createCases(
  rows: readonly CaseRow[],
  { change, at }: { change: (written: string) => Changes; at: string },
): Case[] {
  return rows.map(([title, written, ...diagnostics]) => ({
    title,
    changes: change(written),
    diagnostics: diagnostics.map((end) => at + end),
  }))
}

/** Creates cases that replace the title of the first campaign, a text without quotes on line 3. */
export function casesOfTitle(rows: readonly CaseRow[]): Case[] {
  return createCases(rows, {
    change: (value) => editCampaign(replaceOnce('title: 街のごはんがおトク', `title: ${value}`)),
    at: './noodles.mdx:3:',
  })
}

/** Creates cases that append lines to the fields of the first campaign, where they start on line 35. */
export function casesOfLastLines(rows: readonly CaseRow[]): Case[] {
  return createCases(rows, { change: (lines) => editCampaign(append(`${lines}\n`)), at: './noodles.mdx:' })
}
