import { annotation as noteSchema } from '#schemas/annotation.ts'
import { provider as providerSchema, type ProviderDefinition } from '#schemas/provider.ts'
import { requirements as requirementsSchema, type ApprovalSettings, type Requirement } from '#schemas/requirements.ts'
import { wordLists as wordListsSchema } from '#schemas/words.ts'

import { diagnosticIn, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { collectReferences } from '../read/fields/collect.ts'
import { locateDiagnostics } from '../read/fields/validate.ts'
import { readText, type ContentFile } from '../read/files/content-files.ts'
import { guardParsing, unguarded } from '../read/guard-parsing.ts'
import { parseMdx } from '../read/mdx/parse-mdx.ts'
import type { SharedText, SharedTexts } from '../read/shared-text.ts'
import type { TextReading } from '../reading.ts'
import { checkBlocks } from '../rules/blocks/check-blocks.ts'
import { findReviewMarks } from '../rules/review/review-marks.ts'
import { providerDiagnostics } from '../rules/links/provider-links.ts'
import { weakRequirementDiagnostics } from '../rules/claims/weak-requirements.ts'
import { compileWords, noWords, type Words } from '../rules/word-lists.ts'
import { checkYaml, type CheckOptions } from './check-yaml.ts'
import type { SharedContent, SharedUnit } from './units.ts'

type SettingsFile = Extract<ContentFile, { role: 'provider' | 'requirements' }>

function readSettings(
  { path: file, role }: SettingsFile,
  text: string,
  options: CheckOptions,
  names: readonly string[],
): SharedUnit {
  if (role === 'requirements') {
    const { data, diagnostics, yaml } = checkYaml(file, text, requirementsSchema, undefined, options)
    const weak = weakRequirementDiagnostics(data?.requirements ?? [], names)
    diagnostics.push(...locateDiagnostics(file, weak, yaml.positionOf))
    return { ...data, images: [], diagnostics }
  }
  const { data, diagnostics, yaml } = checkYaml(file, text, providerSchema, undefined, options)
  if (data && data.stores.ios.url === data.stores.android.url)
    diagnostics.push(
      ...locateDiagnostics(file, [{ path: ['stores', 'ios', 'url'], kind: 'stores-alike' }], yaml.positionOf),
    )
  if (data) diagnostics.push(...locateDiagnostics(file, providerDiagnostics(data), yaml.positionOf))
  return data
    ? { provider: data, images: collectReferences(file, providerSchema, data, yaml.positionOf).images, diagnostics }
    : { images: [], diagnostics }
}

type SharedFile = Extract<ContentFile, { role: 'shared' }>

function readNote({ path: file, name }: SharedFile, text: string, options: CheckOptions): SharedUnit {
  const { data, diagnostics, yaml } = checkYaml(file, text, noteSchema, undefined, options)
  const place = { field: 'detail', ...yaml.positionOf(['detail']) }
  return { ...(data && { text: { name, file, place, told: diagnostics, note: data } }), images: [], diagnostics }
}

const startOfPiece = { field: '-', line: 1, column: 1 }

/** A shared text with this source, which need not be the one that the content has. */
export function readSharedText(file: SharedFile, source: string): SharedText | undefined {
  const { name, path, kind } = file
  if (kind === 'note') return readNote(file, source, { guard: unguarded, words: noWords }).text
  return { name, file: path, place: startOfPiece, told: [], source }
}

/** Reads a piece of a body by itself: what will stand around it, and the facts of who uses it, are unknown. */
function readPiece(file: string, text: string, texts: SharedTexts, { guard, words }: CheckOptions): SharedUnit {
  const refuse = (diagnostic: Diagnostic): SharedUnit => ({ images: [], diagnostics: [diagnostic] })
  return guardParsing(
    guard,
    file,
    () => {
      const mdx = parseMdx(file, text, undefined, { vocabulary: words, shared: texts, isAlone: true })
      const blocks = checkBlocks(file, mdx, undefined)
      const found = [...findReviewMarks(file, text), ...mdx.diagnostics, ...blocks.diagnostics]
      const isEmpty = mdx.body.length === 0 && found.length === 0
      return {
        images: blocks.references.flatMap(({ images }) => images),
        // What the texts tell that stand in this one, they tell themselves.
        diagnostics: isEmpty
          ? [diagnosticIn(file, { kind: 'body-empty' })]
          : found.filter((diagnostic) => diagnostic.file === file),
      }
    },
    refuse,
  )
}

type ReadWords = { words: Words; hash: string; diagnostics: Diagnostic[] }

/** Reads the word lists, with which all other files are checked. `hash` changes with them. */
function readWords({ folder, cache, guard }: TextReading, files: readonly ContentFile[]): ReadWords {
  const file = files.find(({ role }) => role === 'words')
  if (!file) return { words: noWords, hash: '', diagnostics: [] }
  const { text, diagnostics: unreadable } = readText(folder, file.path)
  const hash = cache.keyOf(file.path, text)
  const unit = cache.get('shared', file.path, hash, (): SharedUnit => {
    const { data, diagnostics } = checkYaml(file.path, text, wordListsSchema, undefined, { guard, words: noWords })
    return { wordLists: data, images: [], diagnostics: [...unreadable, ...diagnostics] }
  })
  return { words: compileWords(unit.wordLists), hash, diagnostics: unit.diagnostics }
}

/** Reads the pieces of bodies, each of which may use others. */
function readPieces(
  { folder, cache, guard }: TextReading,
  files: readonly SharedFile[],
  { words, hash: wordsHash }: ReadWords,
) {
  const read = files.map(({ path: file, name }) => ({ file, name, ...readText(folder, file) }))
  const unread: SharedTexts = new Map(
    read.map(({ file, name, text }) => [file, { name, file, place: startOfPiece, told: [], source: text }]),
  )
  const hash = cache.keyOf(wordsHash, ...read.flatMap(({ file, text }) => [file, text]))
  const units = read.map(({ file, text, diagnostics: unreadable }) =>
    unreadable.length > 0
      ? { file, images: [], diagnostics: unreadable }
      : { file, ...cache.get('shared', file, hash, () => readPiece(file, text, unread, { guard, words })) },
  )
  const texts = units.flatMap(({ file, diagnostics }): [string, SharedText][] => {
    const text = unread.get(file)
    return text ? [[file, { ...text, told: diagnostics }]] : []
  })
  return { texts, units, hash }
}

/** Reads the provider, what pages have to say, and the shared texts. */
export function readSharedContent({ folder, cache, guard }: TextReading, files: readonly ContentFile[]): SharedContent {
  const lists = readWords({ folder, cache, guard }, files)
  const options = { guard, words: lists.words }
  const pieces = readPieces(
    { folder, cache, guard },
    files.filter((file): file is SharedFile => file.role === 'shared' && file.kind === 'piece'),
    lists,
  )
  const texts = new Map<string, SharedText>(pieces.texts)
  const references: SharedContent['references'] = { images: pieces.units.flatMap(({ images }) => images) }
  const diagnostics: Diagnostic[] = [...lists.diagnostics, ...pieces.units.flatMap((unit) => unit.diagnostics)]
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
    // The provider's file stands before the requirements, which are judged by its names.
    const names = provider ? [provider.name, provider.appName, provider.cardName] : []
    const key = cache.keyOf(hash, lists.hash, ...(file.role === 'requirements' ? names : []))
    const unit = cache.get('shared', file.path, key, () =>
      file.role === 'shared' ? readNote(file, text, options) : readSettings(file, text, options, names),
    )
    diagnostics.push(...unit.diagnostics)
    references.images.push(...unit.images)
    if (file.role === 'provider') provider = unit.provider
    else if (file.role === 'requirements') {
      requirements = unit.requirements ?? []
      approvals = unit.approvals
    } else if (unit.text) texts.set(file.path, unit.text)
  }
  for (const role of ['provider', 'requirements'] as const) {
    const file = `${role}.yaml`
    if (!files.some((known) => known.role === role))
      diagnostics.push(diagnosticIn(file, { kind: 'missing-file', details: { file } }))
  }
  const hash = cache.keyOf(...hashes)
  return { provider, requirements, words: lists.words, approvals, texts, references, hash, diagnostics }
}
