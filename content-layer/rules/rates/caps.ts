/*
 * Rules about the cap of a campaign: empty, zero, or denied by a text. `cap-scopes.ts` has that of its unit.
 */

import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { Diagnostic, Path } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import type { YamlFile } from '../../source/yaml/parse-yaml.ts'
import { explainBySource } from '../../source/yaml/explain-by-line.ts'
import { joinSentences, splitSentences } from '../sentences.ts'

type Cap = Pick<CampaignDefinition, 'maximumGrantPoint'>

/** Reports a cap of zero points, which grants nothing. `path` is that of the campaign or promotion with the cap. */
export function checkZeroCap({ maximumGrantPoint }: Cap, path: Path = []): FieldDiagnostic[] {
  return maximumGrantPoint === 0 ? [{ path: [...path, 'maximumGrantPoint'], kind: 'value-nought' }] : []
}

/** Reports an empty cap: null means "no cap", and YAML reads an empty value as null. */
export function checkEmptyCap(
  { maximumGrantPoint }: Cap,
  { file, text }: { file: string; text: string },
  { positionOf, isBlank }: Pick<YamlFile, 'positionOf' | 'isBlank'>,
): Diagnostic[] {
  const field = 'maximumGrantPoint'
  if (maximumGrantPoint !== null || !isBlank([field])) return []
  const details = { field, description: 'null = 上限なし' }
  return explainBySource([{ file, ...positionOf([field]), field, kind: 'value-empty', details }], text)
}

/** Phrases that state that there is no cap. */
export const uncapped = /上限(?:なし|なく|はありません|がありません|はない)|いくらでも/u

/** Returns whether a sentence is about the base rate, which has no cap: 「常時の分に上限はありません」. */
function isAboutBaseRate(sentence: string): boolean {
  return /常時|いつでも|この分[には]/u.test(sentence) && !/上乗せ[^。]{0,6}（?上限/u.test(sentence)
}

/** Finds texts which state that there is no cap, although there is one. */
export function checkDeniedCap({ maximumGrantPoint: cap }: Cap, texts: readonly Reference[]): Diagnostic[] {
  if (typeof cap !== 'number' || !uncapped.test(joinSentences(texts))) return []
  return splitSentences(texts).flatMap(({ text, sentence }): Diagnostic[] => {
    const actual = uncapped.exec(sentence)?.[0]
    if (actual === undefined || isAboutBaseRate(sentence)) return []
    return [{ ...pickPosition(text), kind: 'cap-contradicted', details: { actual, cap } }]
  })
}
