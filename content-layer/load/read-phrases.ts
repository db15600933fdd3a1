import { phraseLists as phraseListsSchema } from '#schemas/files/phrase-lists.ts'

import { compilePhrases, noPhrases, type CompiledPhrases } from '../common/phrase-lists.ts'
import type { Diagnostic, Removed } from '../diagnostics/diagnostic.ts'
import type { SharedEntry } from '../entries/entries.ts'
import type { ContentFile } from '../source/files/classify-file.ts'
import { readText } from '../source/files/content-files.ts'
import type { TextReadContext } from './read-context.ts'
import { checkYaml } from './read-yaml.ts'

/** The phrase lists of `words.yaml`; `cacheKey` changes with them. */
export type ReadPhrases = { phrases: CompiledPhrases; cacheKey: string; diagnostics: Diagnostic[]; removed: Removed[] }

/** Reads `words.yaml`, with whose phrases all other files are checked. */
export function readPhrases({ folder, cache, guard }: TextReadContext, files: readonly ContentFile[]): ReadPhrases {
  const file = files.find(({ role }) => role === 'words')?.path
  if (file === undefined) return { phrases: noPhrases, cacheKey: '', diagnostics: [], removed: [] }
  const { text, diagnostics: unreadable } = readText(folder, file)
  const cacheKey = cache.keyOf(file, text)
  const check = (): SharedEntry => {
    const options = { guard, phrases: noPhrases }
    const { data, diagnostics, removed } = checkYaml({ file, text }, phraseListsSchema, options)
    return { phraseLists: data, images: [], diagnostics: [...unreadable, ...diagnostics], removed }
  }
  const { phraseLists, diagnostics, removed = [] } = cache.get('shared', file, cacheKey, check)
  return { phrases: compilePhrases(phraseLists), cacheKey, diagnostics, removed }
}
