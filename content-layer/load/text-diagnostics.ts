import type { z } from 'zod'

import type { Diagnostic, Path } from '../diagnostics/diagnostic.ts'
import { collectReferences } from '../source/fields/collect-references.ts'
import { cutTextDiagnostics } from '../source/yaml/cut-texts.ts'
import type { YamlFile } from '../source/yaml/parse-yaml.ts'
import { fieldTextProblems } from '../rules/wording/text-problems.ts'
import type { CompiledPhrases } from '../common/phrase-lists.ts'
import type { Facts } from '../placeholders/fact.ts'

const start = { line: 1, column: 1 }

/** Finds forbidden content in the texts of a file, before their placeholders are replaced. */
export function textDiagnostics(
  file: string,
  schema: z.ZodType,
  yaml: YamlFile,
  factsOf: (path: Path) => Facts | undefined,
  phrases: CompiledPhrases,
): Diagnostic[] {
  const { data, positionOf } = yaml
  const { texts } = collectReferences(file, schema, data, () => start)
  const ofTexts = texts.flatMap(({ value, path, ...position }) => {
    const facts = factsOf(path)
    // Positions are computed only for diagnostics, which are rare.
    return fieldTextProblems(value, facts, phrases).map(({ offset, ...problem }) => ({
      ...position,
      ...problem,
      ...positionOf(path, offset),
    }))
  })
  return [...ofTexts, ...cutTextDiagnostics(texts, yaml)]
}
