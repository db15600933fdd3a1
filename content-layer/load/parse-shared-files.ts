/*
 * Parses and checks the YAML files that campaigns, months and screens share: the provider, the requirements on pages,
 * and the shared notes.
 */

import { annotation as annotationSchema } from '#schemas/files/annotation.ts'
import { provider as providerSchema } from '#schemas/files/provider.ts'
import { requirements as requirementsSchema } from '#schemas/files/requirements.ts'

import type { SharedEntry } from '../entries/entries.ts'
import { checkRequirementSettings } from '../rules/claims/requirement-settings.ts'
import { checkProviderLinks } from '../rules/links/provider-links.ts'
import { collectReferences } from '../source/fields/collect-references.ts'
import type { FieldDiagnostic } from '../source/fields/explain-issue.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'
import type { SharedFile } from '../source/files/classify-file.ts'
import { checkYaml, type CheckOptions } from './read-yaml.ts'

/** Parses `provider.yaml`. */
export function parseProvider(file: string, text: string, options: CheckOptions): SharedEntry {
  const { data, diagnostics, removed, yaml } = checkYaml({ file, text }, providerSchema, options)
  if (!data) return { images: [], diagnostics, removed }
  const { ios, android } = data.stores
  const hasOneStoreTwice = ios.url === android.url
  const problems: FieldDiagnostic[] = [
    ...(hasOneStoreTwice ? [{ path: ['stores', 'ios', 'url'], kind: 'stores-alike' } as const] : []),
    ...checkProviderLinks(data),
  ]
  return {
    provider: data,
    images: collectReferences(file, providerSchema, data, yaml.positionOf).images,
    diagnostics: [...diagnostics, ...locateDiagnostics(file, problems, yaml.positionOf)],
    removed,
  }
}

/** Parses `requirements.yaml`: the requirements on pages, and which pages need approvals. */
export function parseRequirements(file: string, text: string, options: CheckOptions): SharedEntry {
  const { data, diagnostics, removed, yaml } = checkYaml({ file, text }, requirementsSchema, options)
  if (!data) return { images: [], diagnostics, removed }
  const problems = locateDiagnostics(file, checkRequirementSettings(data.requirements), yaml.positionOf)
  // Pages are not held to requirements that have a mistake.
  if (problems.length > 0) return { images: [], diagnostics: [...diagnostics, ...problems], removed }
  return { ...data, images: [], diagnostics, removed }
}

/** Parses a shared note, such as `annotations/points-expiry.yaml`. */
export function parseNote({ path: file, name }: SharedFile, text: string, options: CheckOptions): SharedEntry {
  const { data, diagnostics, removed, yaml } = checkYaml({ file, text }, annotationSchema, options)
  const position = { field: 'detail', ...yaml.positionOf(['detail']) }
  return {
    ...(data && { text: { name, file, position, diagnostics, note: data } }),
    images: [],
    diagnostics,
    removed,
  }
}
