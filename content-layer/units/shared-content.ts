import { annotation as sharedAnnotation, type Annotation } from '#schemas/annotation.ts'
import { provider as providerSchema, type ProviderDefinition } from '#schemas/provider.ts'
import { requirements as requirementsSchema, type ApprovalSettings, type Requirement } from '#schemas/requirements.ts'
import { wordLists as wordListsSchema } from '#schemas/words.ts'

import { diagnosticIn, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { collectReferences } from '../read/fields/collect.ts'
import { locateDiagnostics } from '../read/fields/validate.ts'
import { readText, type ContentFile } from '../read/files/content-files.ts'
import type { TextReading } from '../reading.ts'
import { providerDiagnostics } from '../rules/links/provider-links.ts'
import { weakRequirementDiagnostics } from '../rules/claims/weak-requirements.ts'
import { compileWords, noWords } from '../rules/word-lists.ts'
import { checkYaml, type CheckOptions } from './check-yaml.ts'
import type { SharedContent, SharedUnit } from './units.ts'

function readUnit(
  { path: file, role }: Pick<ContentFile, 'path' | 'role'>,
  text: string,
  options: CheckOptions,
  names: readonly string[],
): SharedUnit {
  if (role === 'words') {
    const { data, diagnostics } = checkYaml(file, text, wordListsSchema, undefined, options)
    return { wordLists: data, images: [], diagnostics }
  }
  if (role === 'requirements') {
    const { data, diagnostics, yaml } = checkYaml(file, text, requirementsSchema, undefined, options)
    const weak = weakRequirementDiagnostics(data?.requirements ?? [], names)
    diagnostics.push(...locateDiagnostics(file, weak, yaml.positionOf))
    return { ...data, images: [], diagnostics }
  }
  if (role === 'provider') {
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
  const { data, diagnostics } = checkYaml(file, text, sharedAnnotation, undefined, options)
  if (!data) return { images: [], diagnostics }
  return { annotation: data, images: [], diagnostics }
}

/** The files that all months share; of these the word lists come first, because the others are checked with them. */
function sharedFiles(files: readonly ContentFile[]) {
  const shared = files.filter(
    (file) =>
      file.role === 'provider' || file.role === 'annotation' || file.role === 'requirements' || file.role === 'words',
  )
  return shared.sort((a, b) => Number(b.role === 'words') - Number(a.role === 'words'))
}

/** Reads the provider, the word lists and the shared annotations. */
export function readSharedContent({ folder, cache, guard }: TextReading, files: readonly ContentFile[]): SharedContent {
  const annotations = new Map<string, Annotation>()
  const references: SharedContent['references'] = { images: [] }
  const diagnostics: Diagnostic[] = []
  const hashes: string[] = []
  let provider: ProviderDefinition | undefined
  let requirements: readonly Requirement[] = []
  let approvals: ApprovalSettings | undefined
  let words = noWords
  let wordsHash = ''
  for (const file of sharedFiles(files)) {
    const { text, diagnostics: unreadable } = readText(folder, file.path)
    const hash = cache.keyOf(file.path, text)
    hashes.push(hash)
    diagnostics.push(...unreadable)
    if (unreadable.length > 0) continue
    // The provider's file stands before the requirements, which are judged by its names.
    const names = provider ? [provider.name, provider.appName, provider.cardName] : []
    const key = cache.keyOf(hash, wordsHash, ...(file.role === 'requirements' ? names : []))
    const unit = cache.get('shared', file.path, key, () => readUnit(file, text, { guard, words }, names))
    diagnostics.push(...unit.diagnostics)
    references.images.push(...unit.images)
    if (file.role === 'words') {
      words = compileWords(unit.wordLists)
      wordsHash = hash
    } else if (file.role === 'provider') provider = unit.provider
    else if (file.role === 'requirements') {
      requirements = unit.requirements ?? []
      approvals = unit.approvals
    } else if (unit.annotation) annotations.set(file.name, unit.annotation)
  }
  for (const role of ['provider', 'requirements'] as const) {
    const file = `${role}.yaml`
    if (!files.some((known) => known.role === role))
      diagnostics.push(diagnosticIn(file, { kind: 'missing-file', details: { file } }))
  }
  const hash = cache.keyOf(...hashes)
  return { provider, requirements, words, approvals, annotations, references, hash, diagnostics }
}
