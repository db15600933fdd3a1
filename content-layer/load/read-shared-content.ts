import { diagnosticIn, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SharedContent, SharedEntry } from '../entries/entries.ts'
import type { SharedText } from '../entries/shared-text.ts'
import { readText } from '../source/files/content-files.ts'
import type { ContentFile, SharedFile } from '../source/files/classify-file.ts'
import type { TextReadContext } from './read-context.ts'
import type { CheckOptions } from './read-yaml.ts'
import { readPhrases, type ReadPhrases } from './read-phrases.ts'
import { parseNote, parseProvider, parseRequirements } from './parse-shared-files.ts'
import { readFragments } from './read-fragments.ts'

/** A YAML file that pages share: the provider, the requirements or a note. */
type SharedYamlFile = Extract<ContentFile, { role: 'provider' | 'requirements' }> | SharedFile

function isSharedYamlFile(file: ContentFile): file is SharedYamlFile {
  return file.role === 'provider' || file.role === 'requirements' || (file.role === 'shared' && file.kind === 'note')
}

function parseSharedYaml(file: SharedYamlFile, text: string, options: CheckOptions): SharedEntry {
  if (file.role === 'provider') return parseProvider(file.path, text, options)
  if (file.role === 'requirements') return parseRequirements(file.path, text, options)
  return parseNote(file, text, options)
}

/** Reads a shared YAML file, from the cache if it and the phrases are unchanged. `cacheKey` changes with the file. */
function readSharedYaml(
  { folder, cache, guard }: TextReadContext,
  file: SharedYamlFile,
  { phrases, cacheKey: phrasesKey }: ReadPhrases,
): { entry: SharedEntry; cacheKey: string } {
  const { text, diagnostics } = readText(folder, file.path)
  const cacheKey = cache.keyOf(file.path, text)
  if (diagnostics.length > 0) return { entry: { images: [], diagnostics }, cacheKey }
  const parse = () => parseSharedYaml(file, text, { guard, phrases })
  return { entry: cache.get('shared', file.path, cache.keyOf(cacheKey, phrasesKey), parse), cacheKey }
}

/** Reports required files that do not exist. */
function findMissingFiles(files: readonly ContentFile[]): Diagnostic[] {
  const missing = (['provider', 'requirements'] as const).filter((role) => !files.some((file) => file.role === role))
  return missing.map((role) => {
    const file = `${role}.yaml`
    return diagnosticIn(file, { kind: 'missing-file', details: { file } })
  })
}

/**
 * Reads what campaigns, months and screens share: the phrase lists, the provider, the requirements on pages, and the
 * shared texts. Their `cacheKey` changes with any of these files.
 */
export function readSharedContent(context: TextReadContext, files: readonly ContentFile[]): SharedContent {
  const phrases = readPhrases(context, files)
  const fragmentFiles = files.filter((file): file is SharedFile => file.role === 'shared' && file.kind === 'fragment')
  const fragments = readFragments(context, fragmentFiles, phrases)
  const yamlFiles = files.filter(isSharedYamlFile).map((file) => readSharedYaml(context, file, phrases))
  const entries = [...fragments.entries, ...yamlFiles.map(({ entry }) => entry)]
  const texts: SharedText[] = [...fragments.fragments, ...entries.flatMap(({ text }) => text ?? [])]
  const requirements = entries.find((entry) => entry.requirements)
  return {
    provider: entries.find(({ provider }) => provider)?.provider,
    requirements: requirements?.requirements ?? [],
    approvals: requirements?.approvals,
    phrases: phrases.phrases,
    texts: new Map(texts.map((text) => [text.file, text])),
    images: entries.flatMap(({ images }) => images),
    cacheKey: context.cache.keyOf(phrases.cacheKey, fragments.cacheKey, ...yamlFiles.map(({ cacheKey }) => cacheKey)),
    diagnostics: [
      ...phrases.diagnostics,
      ...entries.flatMap(({ diagnostics }) => diagnostics),
      ...findMissingFiles(files),
    ],
    removed: [...phrases.removed, ...entries.flatMap(({ removed = [] }) => removed)],
  }
}
