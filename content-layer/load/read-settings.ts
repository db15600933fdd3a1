import { provider as providerSchema } from '#schemas/files/provider.ts'
import { requirements as requirementsSchema } from '#schemas/files/requirements.ts'
import { phraseLists as phraseListsSchema } from '#schemas/files/phrase-lists.ts'

import { compilePhrases, noPhrases, type CompiledPhrases } from '../common/phrase-lists.ts'
import type { Diagnostic, Removed } from '../diagnostics/diagnostic.ts'
import type { SharedEntry } from '../entries/entries.ts'
import { checkProviderLinks } from '../rules/links/provider-links.ts'
import { collectReferences } from '../source/fields/collect-references.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'
import type { FieldDiagnostic } from '../source/fields/explain-issue.ts'
import { readText } from '../source/files/content-files.ts'
import type { ContentFile } from '../source/files/classify-file.ts'
import type { TextReadContext } from './read-context.ts'
import { checkYaml, type CheckOptions } from './read-yaml.ts'

export function readProvider(file: string, text: string, options: CheckOptions): SharedEntry {
  const { data, diagnostics, removed, yaml } = checkYaml(file, text, providerSchema, undefined, options)
  if (!data) return { images: [], diagnostics, removed }
  const { ios, android } = data.stores
  const problems: FieldDiagnostic[] = [
    ...(ios.url === android.url ? [{ path: ['stores', 'ios', 'url'], kind: 'stores-alike' } as const] : []),
    ...checkProviderLinks(data),
  ]
  return {
    provider: data,
    images: collectReferences(file, providerSchema, data, yaml.positionOf).images,
    diagnostics: [...diagnostics, ...locateDiagnostics(file, problems, yaml.positionOf)],
    removed,
  }
}

export function readRequirements(file: string, text: string, options: CheckOptions): SharedEntry {
  const { data, diagnostics, removed } = checkYaml(file, text, requirementsSchema, undefined, options)
  return { ...data, images: [], diagnostics, removed }
}

/** The phrase lists of words.yaml, and a hash that changes with them. */
export type ReadPhrases = { phrases: CompiledPhrases; hash: string; diagnostics: Diagnostic[]; removed: Removed[] }

/** Reads words.yaml, with whose phrases all other files are checked. */
export function readPhrases({ folder, cache, guard }: TextReadContext, files: readonly ContentFile[]): ReadPhrases {
  const file = files.find(({ role }) => role === 'words')
  if (!file) return { phrases: noPhrases, hash: '', diagnostics: [], removed: [] }
  const { text, diagnostics: unreadable } = readText(folder, file.path)
  const hash = cache.keyOf(file.path, text)
  const entry = cache.get('shared', file.path, hash, (): SharedEntry => {
    const { data, diagnostics, removed } = checkYaml(file.path, text, phraseListsSchema, undefined, {
      guard,
      phrases: noPhrases,
    })
    return { phraseLists: data, images: [], diagnostics: [...unreadable, ...diagnostics], removed }
  })
  const { phraseLists, diagnostics, removed = [] } = entry
  return { phrases: compilePhrases(phraseLists), hash, diagnostics, removed }
}
