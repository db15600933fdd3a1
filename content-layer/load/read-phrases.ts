import { phraseLists as phraseListsSchema } from '#schemas/files/phrase-lists.ts'

import { compilePhrases, noPhrases, type CompiledPhrases } from '../common/phrase-lists.ts'
import type { Diagnostic, Removed } from '../diagnostics/diagnostic.ts'
import type { PhrasesEntry } from '../entries/entries.ts'
import type { ContentFile } from '../source/files/classify-file.ts'
import { readText } from '../source/files/content-files.ts'
import type { TextReadContext } from './read-context.ts'
import { checkYaml } from './read-yaml.ts'

/** The compiled phrase lists of `words.yaml`. */
export type ReadPhrases = {
  phrases: CompiledPhrases
  /** Changes with the file; '' without one. */
  cacheKey: string
  diagnostics: Diagnostic[]
  /** Diagnostics of the file that were dropped or rephrased. */
  removed: Removed[]
}

/** Reads the phrase lists, with which all other files are checked, from the cache if `words.yaml` is unchanged. */
export function readPhrases({ folder, cache, guard }: TextReadContext, files: readonly ContentFile[]): ReadPhrases {
  const file = files.find(({ role }) => role === 'words')?.path
  if (file === undefined) return { phrases: noPhrases, cacheKey: '', diagnostics: [], removed: [] }
  const { text, diagnostics: unreadable } = readText(folder, file)
  const cacheKey = cache.keyOf(file, text)
  const readUncached = (): PhrasesEntry => {
    const options = { guard, phrases: noPhrases }
    const { data, diagnostics, removed } = checkYaml({ file, text }, phraseListsSchema, options)
    return { phraseLists: data, diagnostics: [...unreadable, ...diagnostics], removed }
  }
  const { phraseLists, diagnostics, removed = [] } = cache.get('phrases', file, cacheKey, readUncached)
  return { phrases: compilePhrases(phraseLists), cacheKey, diagnostics, removed }
}
