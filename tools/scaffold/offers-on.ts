import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { addOffer } from '#content-layer/scaffold/offer.ts'

const screenFile = path.join('screens', 'entry.yaml')

/**
 * The screen of entry, by its name below content/, with the offers of new campaigns, which are given by the names of their
 * files; empty where there is nothing to add.
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
