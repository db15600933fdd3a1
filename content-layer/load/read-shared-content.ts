import type { ProviderDefinition } from '#schemas/files/provider.ts'

import { diagnosticIn, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SharedContent, SharedEntry } from '../entries/entries.ts'
import type { SharedText } from '../entries/shared-text.ts'
import { readText } from '../source/files/content-files.ts'
import type { ContentFile } from '../source/files/classify-file.ts'
import type { TextReadContext } from './read-context.ts'
import type { CheckOptions } from './read-yaml.ts'
import { readPhrases, readProvider, readRequirements } from './read-settings.ts'
import { readNote, readPieces, type SharedFile } from './read-shared-texts.ts'

type SettingsFile = Extract<ContentFile, { role: 'provider' | 'requirements' }>

function namesOfProvider(provider: ProviderDefinition | undefined): string[] {
  return provider ? [provider.name, provider.appName, provider.cardName] : []
}

function isSettingsOrNote(file: ContentFile): file is SettingsFile | SharedFile {
  return file.role === 'provider' || file.role === 'requirements' || (file.role === 'shared' && file.kind === 'note')
}

/** Reads the provider, the requirements or a note. `names` are those of the provider. */
function readSharedFile(
  file: SettingsFile | SharedFile,
  text: string,
  options: CheckOptions,
  names: readonly string[],
): SharedEntry {
  if (file.role === 'provider') return readProvider(file.path, text, options)
  if (file.role === 'requirements') return readRequirements(file.path, text, options, names)
  return readNote(file, text, options)
}

/** Reports required files that do not exist. */
function missingFiles(files: readonly ContentFile[]): Diagnostic[] {
  const missing = (['provider', 'requirements'] as const).filter((role) => !files.some((file) => file.role === role))
  return missing.map((role) => {
    const file = `${role}.yaml`
    return diagnosticIn(file, { kind: 'missing-file', details: { file } })
  })
}

/**
 * Reads what campaigns, months and screens share: the phrase lists, the provider, the requirements on pages, and the
 * shared texts. Their `hash` changes with any of these files.
 */
export function readSharedContent(
  { folder, cache, guard }: TextReadContext,
  files: readonly ContentFile[],
): SharedContent {
  const lists = readPhrases({ folder, cache, guard }, files)
  const options = { guard, phrases: lists.phrases }
  const pieceFiles = files.filter((file): file is SharedFile => file.role === 'shared' && file.kind === 'piece')
  const pieces = readPieces({ folder, cache, guard }, pieceFiles, lists)
  const texts = new Map<string, SharedText>(pieces.texts)
  const hashes = [lists.hash, pieces.hash]
  const entries: SharedEntry[] = [...pieces.entries]
  let provider: ProviderDefinition | undefined
  let ofRequirements: Pick<SharedEntry, 'requirements' | 'approvals'> = {}
  // By path, the provider precedes the requirements, which are checked against its names.
  for (const file of files.filter(isSettingsOrNote)) {
    const { text, diagnostics } = readText(folder, file.path)
    const hash = cache.keyOf(file.path, text)
    hashes.push(hash)
    if (diagnostics.length > 0) {
      entries.push({ images: [], diagnostics })
      continue
    }
    const names = namesOfProvider(provider)
    const key = cache.keyOf(hash, lists.hash, ...(file.role === 'requirements' ? names : []))
    const entry = cache.get('shared', file.path, key, () => readSharedFile(file, text, options, names))
    entries.push(entry)
    if (file.role === 'provider') provider = entry.provider
    else if (file.role === 'requirements') ofRequirements = entry
    else if (entry.text) texts.set(file.path, entry.text)
  }
  return {
    provider,
    requirements: ofRequirements.requirements ?? [],
    approvals: ofRequirements.approvals,
    phrases: lists.phrases,
    texts,
    references: { images: entries.flatMap(({ images }) => images) },
    hash: cache.keyOf(...hashes),
    diagnostics: [...lists.diagnostics, ...entries.flatMap(({ diagnostics }) => diagnostics), ...missingFiles(files)],
    removed: [...lists.removed, ...entries.flatMap(({ removed = [] }) => removed)],
  }
}
