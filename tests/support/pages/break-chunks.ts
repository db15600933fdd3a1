import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from '@playwright/test'
import { glob } from 'tinyglobby'

import { fixtureSite } from '../sites/fixture-site.ts'

/** URL pattern of all chunks of the build. */
export const chunks = '**/scripts/*.js'

/** Returns the source of each chunk of the fixture site that contains a text, by URL path. */
export async function chunksWith(text: string): Promise<Map<string, string>> {
  const files = await glob('scripts/*.js', { cwd: fixtureSite.folder })
  const sources = await Promise.all(
    files.map(async (file) => [`/${file}`, await readFile(path.join(fixtureSite.folder, file), 'utf8')] as const),
  )
  return new Map(sources.filter(([, source]) => source.includes(text)))
}

/**
 * Replaces the responses for chunks that contain a text. `respond` gets the source of a chunk. The other chunks are not
 * intercepted, which is faster.
 * @throws Error if no chunk contains the text
 */
export async function breakChunksWith(
  page: Page,
  text: string,
  respond: (source: string) => { status: number; body: string },
): Promise<void> {
  const sources = await chunksWith(text)
  if (sources.size === 0) throw new Error(`no chunk holds ${text}`)
  await page.route(
    ({ pathname }) => sources.has(pathname),
    (route) =>
      route.fulfill({
        ...respond(sources.get(new URL(route.request().url()).pathname) ?? ''),
        contentType: 'text/javascript',
      }),
  )
}

/** Matches a string literal that starts with a text, in any kind of quotes. */
function literalStartingWith(text: string): RegExp {
  const escapedText = text.replace(/[()[\]/.*+?|]/g, '\\$&')
  return new RegExp(`(["'\`])${escapedText}[^"'\`]*\\1`, 'g')
}

/** An expression that throws where a string is expected. */
const throwingExpression = '(()=>{throw new Error("broken on purpose")})()'

/**
 * Makes a component throw while it is rendered: replaces the string literals that start with a text, which only this
 * component contains, by an expression that throws. Returns a function that returns the number of replacements so far.
 */
export async function throwInsteadOfText(page: Page, text: string): Promise<() => number> {
  let replaced = 0
  await breakChunksWith(page, text, (source) => ({
    status: 200,
    body: source.replace(literalStartingWith(text), () => {
      replaced += 1
      return throwingExpression
    }),
  }))
  return () => replaced
}
