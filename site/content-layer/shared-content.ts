import { annotation as sharedAnnotation, type Annotation } from '#schemas/annotation.ts'
import { provider as providerSchema, type ProviderDefinition } from '#schemas/provider.ts'
import type { z } from 'zod'

import { collectReferences, type References } from './collect.ts'
import type { ContentCache } from './content-cache.ts'
import { readText, type ContentFile } from './content-files.ts'
import { faultIn, type Fault } from './fault.ts'
import { hashOf } from './hash.ts'
import { judge } from './judge.ts'
import { parseYaml, type YamlFile } from './parse-yaml.ts'
import { placeFaults, validate } from './validate.ts'
import { checkDates } from './weekdays.ts'
import { explainBySource, wideIndents } from './yaml-hints.ts'

export type ReadYaml<T> = { file: string; data: T | undefined; raw: unknown; yaml: YamlFile; faults: Fault[] }

function readYaml<Schema extends z.ZodType>(file: string, text: string, schema: Schema): ReadYaml<z.output<Schema>> {
  const yaml = parseYaml(file, text)
  if (yaml.faults.length > 0) return { file, data: undefined, raw: undefined, yaml, faults: yaml.faults }
  if (yaml.data === null || yaml.data === undefined) {
    return { file, data: undefined, raw: undefined, yaml, faults: [faultIn(file, { kind: 'yaml-empty' })] }
  }
  const { data, faults } = validate(schema, yaml.data)
  const wide = faults.length > 0 ? wideIndents(file, text) : []
  const placed = placeFaults(file, faults, yaml.placeOf).map((fault) => explainBySource(fault, text))
  return { file, data, raw: yaml.data, yaml, faults: wide.length > 0 ? wide : placed }
}

/** Parses and checks one YAML text against its schema, or refuses it where that takes too long. */
export function checkYaml<Schema extends z.ZodType>(file: string, text: string, schema: Schema): ReadYaml<z.output<Schema>> {
  return judge<ReadYaml<z.output<Schema>>>(
    file,
    () => readYaml(file, text, schema),
    (fault) => {
      const faults = [fault]
      return { file, data: undefined, raw: undefined, yaml: { data: undefined, placeOf: () => ({ line: 1, column: 1 }), faults }, faults }
    },
  )
}

/** What all months share. `hash` changes with any of it. */
export type SharedContent = {
  provider: ProviderDefinition | undefined
  annotations: ReadonlyMap<string, Annotation>
  references: References
  hash: string
  faults: Fault[]
}

/** One file of what all months share, after reading. */
export type SharedUnit = { provider?: ProviderDefinition; annotation?: Annotation; images: References['images']; faults: Fault[] }

function readUnit(file: string, text: string, isProvider: boolean): SharedUnit {
  if (isProvider) {
    const { data, faults, yaml } = checkYaml(file, text, providerSchema)
    return data ? { provider: data, images: collectReferences(file, providerSchema, data, yaml.placeOf).images, faults } : { images: [], faults }
  }
  const { data, faults, yaml } = checkYaml(file, text, sharedAnnotation)
  if (!data) return { images: [], faults }
  return { annotation: data, images: [], faults: [...faults, ...checkDates(collectReferences(file, sharedAnnotation, data, yaml.placeOf).texts, undefined)] }
}

/** Reads the provider and the shared annotations. */
export function readSharedContent(root: string, files: readonly ContentFile[], cache: ContentCache): SharedContent {
  const annotations = new Map<string, Annotation>()
  const references: References = { images: [], links: [], texts: [] }
  const faults: Fault[] = []
  const hashes: string[] = []
  let provider: ProviderDefinition | undefined
  for (const file of files) {
    if (file.role !== 'provider' && file.role !== 'annotation') continue
    const { text, faults: unreadable } = readText(root, file.path)
    const hash = hashOf(file.path, text)
    hashes.push(hash)
    faults.push(...unreadable)
    if (unreadable.length > 0) continue
    const unit = cache.get('shared', file.path, hash, () => readUnit(file.path, text, file.role === 'provider'))
    faults.push(...unit.faults)
    references.images.push(...unit.images)
    if (file.role === 'provider') provider = unit.provider
    else if (unit.annotation) annotations.set(file.name, unit.annotation)
  }
  if (!files.some(({ role }) => role === 'provider')) {
    faults.push(faultIn('provider.yaml', { kind: 'missing-file', details: { file: 'provider.yaml' } }))
  }
  return { provider, annotations, references, hash: hashOf(...hashes), faults }
}
