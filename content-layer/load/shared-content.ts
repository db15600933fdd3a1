import type { ProviderDefinition } from '#schemas/files/provider.ts'
import type { ApprovalSettings, Requirement } from '#schemas/files/requirements.ts'

import { diagnosticIn, type Diagnostic, type Removed } from '../diagnostics/diagnostic.ts'
import type { SharedContent, SharedEntry } from '../entries/entries.ts'
import type { SharedText } from '../entries/shared-text.ts'
import { readText, type ContentFile } from '../source/files/content-files.ts'
import type { TextReading } from './read-context.ts'
import type { CheckOptions } from './read-yaml.ts'
import { readPhrases, readProvider, readRequirements } from './read-settings.ts'
import { readNote, readPieces, type SharedFile } from './read-shared-texts.ts'

function readSharedFile(
  file: Extract<ContentFile, { role: 'provider' | 'requirements' | 'shared' }>,
  text: string,
  options: CheckOptions,
  names: readonly string[],
): SharedEntry {
  if (file.role === 'provider') return readProvider(file.path, text, options)
  if (file.role === 'requirements') return readRequirements(file.path, text, options, names)
  return readNote(file, text, options)
}

/** Reads the provider, the requirements on pages, and the shared texts. */
export function readSharedContent({ folder, cache, guard }: TextReading, files: readonly ContentFile[]): SharedContent {
  const lists = readPhrases({ folder, cache, guard }, files)
  const options = { guard, phrases: lists.phrases }
  const pieces = readPieces(
    { folder, cache, guard },
    files.filter((file): file is SharedFile => file.role === 'shared' && file.kind === 'piece'),
    lists,
  )
  const texts = new Map<string, SharedText>(pieces.texts)
  const references: SharedContent['references'] = { images: pieces.units.flatMap(({ images }) => images) }
  const diagnostics: Diagnostic[] = [...lists.diagnostics, ...pieces.units.flatMap((entry) => entry.diagnostics)]
  const removed: Removed[] = [...lists.removed]
  const hashes: string[] = [lists.hash, pieces.hash]
  let provider: ProviderDefinition | undefined
  let requirements: readonly Requirement[] = []
  let approvals: ApprovalSettings | undefined
  for (const file of files) {
    const isNote = file.role === 'shared' && file.kind === 'note'
    if (file.role !== 'provider' && !isNote && file.role !== 'requirements') continue
    const { text, diagnostics: unreadable } = readText(folder, file.path)
    const hash = cache.keyOf(file.path, text)
    hashes.push(hash)
    diagnostics.push(...unreadable)
    if (unreadable.length > 0) continue
    // The provider's file precedes the requirements, which are checked against its names.
    const names = provider ? [provider.name, provider.appName, provider.cardName] : []
    const key = cache.keyOf(hash, lists.hash, ...(file.role === 'requirements' ? names : []))
    const entry = cache.get('shared', file.path, key, () => readSharedFile(file, text, options, names))
    diagnostics.push(...entry.diagnostics)
    removed.push(...(entry.removed ?? []))
    references.images.push(...entry.images)
    if (file.role === 'provider') provider = entry.provider
    else if (file.role === 'requirements') {
      requirements = entry.requirements ?? []
      approvals = entry.approvals
    } else if (entry.text) texts.set(file.path, entry.text)
  }
  for (const role of ['provider', 'requirements'] as const) {
    const file = `${role}.yaml`
    if (!files.some((other) => other.role === role))
      diagnostics.push(diagnosticIn(file, { kind: 'missing-file', details: { file } }))
  }
  const hash = cache.keyOf(...hashes)
  return { provider, requirements, phrases: lists.phrases, approvals, texts, references, hash, diagnostics, removed }
}
