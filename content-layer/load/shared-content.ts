import { annotation as noteSchema } from '#schemas/files/annotation.ts'
import { provider as providerSchema, type ProviderDefinition } from '#schemas/files/provider.ts'
import {
  requirements as requirementsSchema,
  type ApprovalSettings,
  type Requirement,
} from '#schemas/files/requirements.ts'
import { phraseLists as wordListsSchema } from '#schemas/files/words.ts'

import { diagnosticIn, type Diagnostic, type Removed } from '../diagnostics/diagnostic.ts'
import { collectReferences } from '../source/fields/collect.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'
import { readText, type ContentFile } from '../source/files/content-files.ts'
import { guardParsing, unguarded } from '../source/guard-parsing.ts'
import { parseMdx } from '../mdx/parse-mdx.ts'
import type { SharedText, SharedTexts } from '../entries/shared-text.ts'
import type { TextReading } from './read-context.ts'
import { checkBlocks } from '../rules/blocks/check-blocks.ts'
import { findReviewMarks } from '../rules/review/review-marks.ts'
import { providerDiagnostics } from '../rules/links/provider-links.ts'
import { weakRequirementDiagnostics } from '../rules/claims/weak-requirements.ts'
import { compilePhrases, noPhrases, type CompiledPhrases } from '../common/phrase-lists.ts'
import { checkYaml, type CheckOptions } from './read-yaml.ts'
import type { SharedContent, SharedEntry } from '../entries/entries.ts'

type SettingsFile = Extract<ContentFile, { role: 'provider' | 'requirements' }>

function readSettings(
  { path: file, role }: SettingsFile,
  text: string,
  options: CheckOptions,
  names: readonly string[],
): SharedEntry {
  if (role === 'requirements') {
    const { data, diagnostics, removed, yaml } = checkYaml(file, text, requirementsSchema, undefined, options)
    const weak = weakRequirementDiagnostics(data?.requirements ?? [], names)
    diagnostics.push(...locateDiagnostics(file, weak, yaml.positionOf))
    return { ...data, images: [], diagnostics, removed }
  }
  const { data, diagnostics, removed, yaml } = checkYaml(file, text, providerSchema, undefined, options)
  if (data && data.stores.ios.url === data.stores.android.url)
    diagnostics.push(
      ...locateDiagnostics(file, [{ path: ['stores', 'ios', 'url'], kind: 'stores-alike' }], yaml.positionOf),
    )
  if (data) diagnostics.push(...locateDiagnostics(file, providerDiagnostics(data), yaml.positionOf))
  return data
    ? {
        provider: data,
        images: collectReferences(file, providerSchema, data, yaml.positionOf).images,
        diagnostics,
        removed,
      }
    : { images: [], diagnostics, removed }
}

type SharedFile = Extract<ContentFile, { role: 'shared' }>

function readNote({ path: file, name }: SharedFile, text: string, options: CheckOptions): SharedEntry {
  const { data, diagnostics, removed, yaml } = checkYaml(file, text, noteSchema, undefined, options)
  const position = { field: 'detail', ...yaml.positionOf(['detail']) }
  return {
    ...(data && { text: { name, file, position, diagnostics, note: data } }),
    images: [],
    diagnostics,
    removed,
  }
}

const startOfPiece = { field: '-', line: 1, column: 1 }

/** Creates a shared text with this source, which may differ from that of the content. */
export function readSharedText(file: SharedFile, source: string): SharedText | undefined {
  const { name, path, kind } = file
  if (kind === 'note') return readNote(file, source, { guard: unguarded, phrases: noPhrases }).text
  return { name, file: path, position: startOfPiece, diagnostics: [], source }
}

/** Reads a part of a body by itself, without its context and the facts of its users. */
function readPiece(file: string, text: string, texts: SharedTexts, { guard, phrases }: CheckOptions): SharedEntry {
  const refuse = (diagnostic: Diagnostic): SharedEntry => ({ images: [], diagnostics: [diagnostic] })
  return guardParsing(
    guard,
    file,
    () => {
      const mdx = parseMdx(file, text, undefined, { vocabulary: phrases, shared: texts, isAlone: true })
      const blocks = checkBlocks(file, mdx, undefined)
      const diagnostics = [...findReviewMarks(file, text), ...mdx.diagnostics, ...blocks.diagnostics]
      const isEmpty = mdx.body.length === 0 && diagnostics.length === 0
      return {
        images: blocks.references.flatMap(({ images }) => images),
        // Texts that are used in this one report their own diagnostics.
        diagnostics: isEmpty
          ? [diagnosticIn(file, { kind: 'body-empty' })]
          : diagnostics.filter((diagnostic) => diagnostic.file === file),
      }
    },
    refuse,
  )
}

type ReadPhrases = { phrases: CompiledPhrases; hash: string; diagnostics: Diagnostic[]; removed: Removed[] }

/** Reads the word lists, with which all other files are checked. `hash` changes with them. */
function readPhrases({ folder, cache, guard }: TextReading, files: readonly ContentFile[]): ReadPhrases {
  const file = files.find(({ role }) => role === 'words')
  if (!file) return { phrases: noPhrases, hash: '', diagnostics: [], removed: [] }
  const { text, diagnostics: unreadable } = readText(folder, file.path)
  const hash = cache.keyOf(file.path, text)
  const entry = cache.get('shared', file.path, hash, (): SharedEntry => {
    const { data, diagnostics, removed } = checkYaml(file.path, text, wordListsSchema, undefined, {
      guard,
      phrases: noPhrases,
    })
    return { phraseLists: data, images: [], diagnostics: [...unreadable, ...diagnostics], removed }
  })
  const { phraseLists, diagnostics, removed = [] } = entry
  return { phrases: compilePhrases(phraseLists), hash, diagnostics, removed }
}

/** Reads the parts of bodies, each of which may use others. */
function readPieces(
  { folder, cache, guard }: TextReading,
  files: readonly SharedFile[],
  { phrases, hash: phrasesHash }: ReadPhrases,
) {
  const read = files.map(({ path: file, name }) => ({ file, name, ...readText(folder, file) }))
  const unread: SharedTexts = new Map(
    read.map(({ file, name, text }) => [file, { name, file, position: startOfPiece, diagnostics: [], source: text }]),
  )
  const hash = cache.keyOf(phrasesHash, ...read.flatMap(({ file, text }) => [file, text]))
  const entries = read.map(({ file, text, diagnostics: unreadable }) =>
    unreadable.length > 0
      ? { file, images: [], diagnostics: unreadable }
      : { file, ...cache.get('shared', file, hash, () => readPiece(file, text, unread, { guard, phrases })) },
  )
  const texts = entries.flatMap(({ file, diagnostics }): [string, SharedText][] => {
    const text = unread.get(file)
    return text ? [[file, { ...text, diagnostics }]] : []
  })
  return { texts, units: entries, hash }
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
    const entry = cache.get('shared', file.path, key, () =>
      file.role === 'shared' ? readNote(file, text, options) : readSettings(file, text, options, names),
    )
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
