import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { addOffer } from '#content-layer/scaffold/offer.ts'

const screenFile = path.join('screens', 'entry.yaml')

/**
 * Adds the offers of new campaigns, given by their file names, to the entry screen. Returns the screen by its name
 * below content/; empty if there is nothing to add.
 */
export async function offersOn(
  content: string,
  files: ReadonlyMap<string, string>,
  cardName: string,
): Promise<Map<string, string>> {
  const screen = await readFile(path.join(content, screenFile), 'utf8').catch(() => '')
  const campaigns = [...files].filter(([name]) => name.endsWith('.mdx'))
  const offered = campaigns.reduce((text, [name, file]) => addOffer(text, name.slice(0, -4), file, cardName), screen)
  return new Map(offered === screen ? [] : [[screenFile, offered]])
}
