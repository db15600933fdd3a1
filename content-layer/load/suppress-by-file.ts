import { groupBy } from '#domain/group-by.ts'

import type { Diagnostic, Warning } from '../diagnostics/diagnostic.ts'
import { applySuppressions } from '../rules/review/suppressions.ts'
import { readText } from '../source/files/content-files.ts'
import type { ContentFile } from '../source/files/classify-file.ts'
import type { ReadContext } from './read-context.ts'

/**
 * Splits all diagnostics into errors and warnings, with the reasons that the files give. While there is an error, no
 * reason is reported as unneeded, because rules that need what is invalid are silent.
 */
export function suppressByFile(
  { folder, published }: Pick<ReadContext, 'folder' | 'published'>,
  files: readonly ContentFile[],
  diagnostics: readonly Diagnostic[],
): { errors: Diagnostic[]; warnings: Warning[] } {
  const byFile = groupBy(diagnostics, ({ file }) => file)
  const texts = new Map(
    files
      .filter(({ role }) => role !== 'image' && role !== 'plan')
      .map(({ path: file }) => [file, readText(folder, file).text]),
  )
  const publishedText = (file: string): string | undefined => {
    if (!published) return undefined
    return published.has(file) ? (published.get(file) ?? '') : texts.get(file)
  }
  const results = [...new Set([...byFile.keys(), ...texts.keys()])].map((file) =>
    applySuppressions(file, texts.get(file) ?? '', byFile.get(file) ?? [], publishedText(file)),
  )
  const errors = results.flatMap((result) => result.errors)
  const warnings = results.flatMap((result) => result.warnings)
  return { errors, warnings: errors.length > 0 ? warnings.filter(({ kind }) => kind !== 'reason-unneeded') : warnings }
}
