import { annotation as sharedAnnotation, type Annotation } from '#schemas/annotation.ts'
import { provider as providerSchema, type ProviderDefinition } from '#schemas/provider.ts'
import { requirements as requirementsSchema, type ApprovalSettings, type Requirement } from '#schemas/requirements.ts'
import type { z } from 'zod'

import { collectReferences, type References } from '../read/fields/collect.ts'
import { readText, type ContentFile } from '../read/files/content-files.ts'
import { factsIn, followsFromFields } from '../terms/derive-facts.ts'
import type { Facts } from '../terms/fact.ts'
import { fillData, type Statement } from '../terms/fill-text.ts'
import { diagnosticIn, type Diagnostic, type DiagnosticKind, type Problem } from '../diagnostics/diagnostic.ts'
import { guardParsing, unguarded, type Guard } from '../read/guard-parsing.ts'
import { parseYaml, type YamlFile } from '../read/yaml/parse-yaml.ts'
import type { TextReading } from '../reading.ts'
import { findReviewMarks } from '../rules/review/review-marks.ts'
import { plainTextProblems } from '../rules/wording/texts.ts'
import { wordingProblems } from '../rules/wording/wording.ts'
import { locateDiagnostics, validate } from '../read/fields/validate.ts'
import { endOfIndented, explainBySource, wideIndents } from '../read/yaml/yaml-hints.ts'

export type ReadYaml<T> = {
  file: string
  data: T | undefined
  raw: unknown
  yaml: YamlFile
  /** What its sentences can state at the top; undefined if the file could not be parsed. */
  facts: Facts | undefined
  statements: Statement[]
  diagnostics: Diagnostic[]
}

function unread(file: string, yaml: YamlFile, diagnostics: Diagnostic[]): ReadYaml<never> {
  return { file, data: undefined, raw: undefined, yaml, facts: undefined, statements: [], diagnostics }
}

/** Without the facts that are unknown because the field that they follow from has a slip of its own. */
export function withoutConsequences<Found extends Problem>(problems: readonly Found[]): Found[] {
  return problems.filter(({ kind, details }) => kind !== 'unknown-fact' || !followsFromFields(details.got))
}

const start = { line: 1, column: 1 }

/** What the texts of a file may not hold, looked at before its facts are written out. */
function textDiagnostics(
  file: string,
  schema: z.ZodType,
  { data, positionOf }: YamlFile,
  facts: Facts | undefined,
): Diagnostic[] {
  return collectReferences(file, schema, data, () => start).texts.flatMap(({ value, path, ...place }) =>
    // Positions are searched for only where there is something to tell, which is seldom.
    [...plainTextProblems(value, facts), ...wordingProblems(value, facts)].map(({ offset, ...problem }) => ({
      ...place,
      ...problem,
      ...positionOf(path, offset),
    })),
  )
}

/** Lines without the broken one and all that belongs below it, so that the places of the others stay. */
function blankOut(lines: readonly string[], line: number): string[] {
  const end = endOfIndented(lines, line - 1)
  return lines.map((text, index) => (index >= line - 1 && index < end ? '' : text))
}

/** What is wrong with a value, which does not follow from a line that could not be read. */
const ofValues: ReadonlySet<DiagnosticKind> = new Set<DiagnosticKind>([
  'bad-choice',
  'bad-color',
  'bad-date',
  'bad-day',
  'bad-fact',
  'bad-image-path',
  'bad-link',
  'bad-url',
  'alt-says-nothing',
  'date-without-time',
  'empty-text',
  'low-contrast',
  'not-a-number',
  'not-boolean',
  'not-whole',
  'number-as-text',
  'period-reversed',
  'too-many-decimals',
  'unknown-key',
  'value-empty',
  'value-is-comment',
])

/** What a line may only seem to be once another has been taken away. */
const guessed: ReadonlySet<DiagnosticKind> = new Set<DiagnosticKind>([
  'yaml-indent',
  'yaml-duplicate-key',
  'yaml-several-documents',
])

/** The most broken lines of a file that are worked round. */
const mostBrokenLines = 12

/** What is wrong with the rest of a file that has broken lines, read without them. */
function restOf(file: string, text: string, schema: z.ZodType, broken: YamlFile): Diagnostic[] {
  const told: Diagnostic[] = []
  let lines = text.split('\n')
  let current = broken
  for (let round = 0; current.diagnostics.length > 0; round += 1) {
    if (round > mostBrokenLines || current.diagnostics.length > mostBrokenLines) return told
    if (current.diagnostics.some(({ kind }) => !kind.startsWith('yaml-'))) return told
    for (const { line } of current.diagnostics) lines = blankOut(lines, line)
    const before = new Set([...current.diagnostics, ...told].map(({ line }) => line))
    current = parseYaml(file, lines.join('\n'))
    // Without the broken line, others may look wrong that are not.
    if (current.diagnostics.some(({ kind, line }) => guessed.has(kind) || before.has(line))) return told
    told.push(...current.diagnostics)
  }
  const { diagnostics } = validate(schema, current.data)
  const ofFields = locateDiagnostics(file, diagnostics, current.positionOf)
    .filter(({ kind, line }) => ofValues.has(kind) && (kind !== 'value-empty' || lines[line] !== ''))
    .map((diagnostic) => explainBySource(diagnostic, text))
  return [...told, ...ofFields, ...textDiagnostics(file, schema, current, undefined)]
}

function readYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  given: Facts | undefined,
): ReadYaml<z.output<Schema>> {
  const yaml = parseYaml(file, text)
  if (yaml.diagnostics.length > 0) return unread(file, yaml, [...yaml.diagnostics, ...restOf(file, text, schema, yaml)])
  if (yaml.data === null || yaml.data === undefined)
    return unread(file, yaml, [diagnosticIn(file, { kind: 'yaml-empty' })])
  const facts = given && factsIn(yaml.data, given)
  const filled = fillData(yaml.data, facts, factsIn)
  const { data, diagnostics } = validate(schema, filled.data)
  const problems = diagnostics.length > 0 ? withoutConsequences(filled.problems) : filled.problems
  const wide = diagnostics.length > 0 ? wideIndents(file, text) : []
  const placed = locateDiagnostics(file, [...diagnostics, ...problems], yaml.positionOf).map((diagnostic) =>
    explainBySource(diagnostic, text),
  )
  const ofTexts = textDiagnostics(file, schema, yaml, facts)
  return {
    file,
    data,
    raw: yaml.data,
    yaml,
    facts,
    statements: filled.statements,
    diagnostics: wide.length > 0 ? wide : [...findReviewMarks(file, text), ...placed, ...ofTexts],
  }
}

/** Parses a YAML text, writes out the facts that it names, and checks it, or refuses it if that takes too long. */
export function checkYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  given?: Facts,
  guard: Guard = unguarded,
): ReadYaml<z.output<Schema>> {
  return guardParsing<ReadYaml<z.output<Schema>>>(
    guard,
    file,
    () => readYaml(file, text, schema, given),
    (diagnostic) => {
      const diagnostics = [diagnostic]
      return unread(file, { data: undefined, positionOf: () => ({ line: 1, column: 1 }), diagnostics }, diagnostics)
    },
  )
}

/** The content that all months share. `hash` changes with any of it, where a cache is asked by it. */
export type SharedContent = {
  provider: ProviderDefinition | undefined
  requirements: readonly Requirement[]
  /** Which pages need signatures; undefined if none does. */
  approvals: ApprovalSettings | undefined
  annotations: ReadonlyMap<string, Annotation>
  references: Pick<References, 'images'>
  hash: string
  diagnostics: Diagnostic[]
}

/** One shared file after reading. */
export type SharedUnit = {
  provider?: ProviderDefinition
  requirements?: readonly Requirement[]
  approvals?: ApprovalSettings | undefined
  annotation?: Annotation
  images: References['images']
  diagnostics: Diagnostic[]
}

function readUnit(file: string, text: string, role: ContentFile['role'], guard: Guard): SharedUnit {
  if (role === 'requirements') {
    const { data, diagnostics } = checkYaml(file, text, requirementsSchema, undefined, guard)
    return { ...data, images: [], diagnostics }
  }
  if (role === 'provider') {
    const { data, diagnostics, yaml } = checkYaml(file, text, providerSchema, undefined, guard)
    if (data && data.stores.ios.url === data.stores.android.url)
      diagnostics.push(
        ...locateDiagnostics(file, [{ path: ['stores', 'ios', 'url'], kind: 'stores-alike' }], yaml.positionOf),
      )
    return data
      ? { provider: data, images: collectReferences(file, providerSchema, data, yaml.positionOf).images, diagnostics }
      : { images: [], diagnostics }
  }
  const { data, diagnostics } = checkYaml(file, text, sharedAnnotation, undefined, guard)
  if (!data) return { images: [], diagnostics }
  return { annotation: data, images: [], diagnostics }
}

/** Reads the provider and the shared annotations. */
export function readSharedContent({ folder, cache, guard }: TextReading, files: readonly ContentFile[]): SharedContent {
  const annotations = new Map<string, Annotation>()
  const references: SharedContent['references'] = { images: [] }
  const diagnostics: Diagnostic[] = []
  const hashes: string[] = []
  let provider: ProviderDefinition | undefined
  let requirements: readonly Requirement[] = []
  let approvals: ApprovalSettings | undefined
  for (const file of files) {
    if (file.role !== 'provider' && file.role !== 'annotation' && file.role !== 'requirements') continue
    const { text, diagnostics: unreadable } = readText(folder, file.path)
    const hash = cache.keyOf(file.path, text)
    hashes.push(hash)
    diagnostics.push(...unreadable)
    if (unreadable.length > 0) continue
    const unit = cache.get('shared', file.path, hash, () => readUnit(file.path, text, file.role, guard))
    diagnostics.push(...unit.diagnostics)
    references.images.push(...unit.images)
    if (file.role === 'provider') provider = unit.provider
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
  return { provider, requirements, approvals, annotations, references, hash: cache.keyOf(...hashes), diagnostics }
}
