import type { ProviderDefinition } from '#schemas/files/provider.ts'

import { diagnosticIn, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SharedContent, SharedEntry } from '../entries/entries.ts'
import type { SharedText } from '../entries/shared-text.ts'
import { readText } from '../source/files/content-files.ts'
import type { ContentFile, SharedFile } from '../source/files/classify-file.ts'
import type { TextReadContext } from './read-context.ts'
import type { CheckOptions } from './read-yaml.ts'
import { readPhrases, readProvider, readRequirements, type ReadPhrases } from './read-settings.ts'
import { parseNote } from './parse-note.ts'
import { readPieces } from './read-pieces.ts'

type SettingsFile = Extract<ContentFile, { role: 'provider' | 'requirements' }>

function isSettingsOrNote(file: ContentFile): file is SettingsFile | SharedFile {
  return file.role === 'provider' || file.role === 'requirements' || (file.role === 'shared' && file.kind === 'note')
}

/** Reads the provider, the requirements or a note. */
function readSharedFile(file: SettingsFile | SharedFile, text: string, options: CheckOptions): SharedEntry {
  if (file.role === 'provider') return readProvider(file.path, text, options)
  if (file.role === 'requirements') return readRequirements(file.path, text, options)
  return parseNote(file, text, options)
}

/** Reports required files that do not exist. */
function findMissingFiles(files: readonly ContentFile[]): Diagnostic[] {
  const missing = (['provider', 'requirements'] as const).filter((role) => !files.some((file) => file.role === role))
  return missing.map((role) => {
    const file = `${role}.yaml`
    return diagnosticIn(file, { kind: 'missing-file', details: { file } })
  })
}

/** The settings and shared notes of a content, as far as they were read. */
type ReadSettings = {
  provider?: ProviderDefinition | undefined
  requirements: Pick<SharedEntry, 'requirements' | 'approvals'>
  notes: [file: string, SharedText][]
  entries: SharedEntry[]
  /** A text for each file that changes with it. */
  hashes: string[]
}

/** Reads the provider, the requirements and the shared notes, those with unchanged inputs from the cache. */
function readSettings(
  { folder, cache, guard }: TextReadContext,
  files: readonly (SettingsFile | SharedFile)[],
  phrases: ReadPhrases,
): ReadSettings {
  const read: ReadSettings = { requirements: {}, notes: [], entries: [], hashes: [] }
  const options = { guard, phrases: phrases.phrases }
  for (const file of files) {
    const { text, diagnostics } = readText(folder, file.path)
    const hash = cache.keyOf(file.path, text)
    read.hashes.push(hash)
    if (diagnostics.length > 0) {
      read.entries.push({ images: [], diagnostics })
      continue
    }
    const key = cache.keyOf(hash, phrases.hash)
    const entry = cache.get('shared', file.path, key, () => readSharedFile(file, text, options))
    read.entries.push(entry)
    if (file.role === 'provider') read.provider = entry.provider
    else if (file.role === 'requirements') read.requirements = entry
    else if (entry.text) read.notes.push([file.path, entry.text])
  }
  return read
}

/**
 * Reads what campaigns, months and screens share: the phrase lists, the provider, the requirements on pages, and the
 * shared texts. Their `hash` changes with any of these files.
 */
export function readSharedContent(context: TextReadContext, files: readonly ContentFile[]): SharedContent {
  const { cache } = context
  const phrases = readPhrases(context, files)
  const pieceFiles = files.filter((file): file is SharedFile => file.role === 'shared' && file.kind === 'piece')
  const { pieces, entries: pieceEntries, cacheKey } = readPieces(context, pieceFiles, phrases)
  const settings = readSettings(context, files.filter(isSettingsOrNote), phrases)
  const entries = [...pieceEntries, ...settings.entries]
  return {
    provider: settings.provider,
    requirements: settings.requirements.requirements ?? [],
    approvals: settings.requirements.approvals,
    phrases: phrases.phrases,
    texts: new Map<string, SharedText>([...pieces.map((piece) => [piece.file, piece] as const), ...settings.notes]),
    references: { images: entries.flatMap(({ images }) => images) },
    hash: cache.keyOf(phrases.hash, cacheKey, ...settings.hashes),
    diagnostics: [
      ...phrases.diagnostics,
      ...entries.flatMap(({ diagnostics }) => diagnostics),
      ...findMissingFiles(files),
    ],
    removed: [...phrases.removed, ...entries.flatMap(({ removed = [] }) => removed)],
  }
}
