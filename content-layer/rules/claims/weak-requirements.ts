import type { Requirement } from '#schemas/files/requirements.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** Words that appear on every page, whatever its content. */
const everywhere = new Set(['ポイント', 'キャンペーン', 'カード', '対象', 'お支払い', '期間', 'です', 'ます', 'ません'])

/**
 * Finds requirements that any page meets: a comma, a single kana, a word that appears everywhere, or one of the
 * provider's `names`.
 */
export function weakRequirementDiagnostics(
  requirements: readonly Requirement[],
  names: readonly string[],
): FieldDiagnostic[] {
  return requirements.flatMap(({ words: phrases, name }, index) =>
    phrases.flatMap((phrase, at): FieldDiagnostic[] => {
      const letters = phrase.replaceAll(/[^\p{L}\p{N}]/gu, '')
      return letters.length < 2 || everywhere.has(letters) || names.includes(phrase)
        ? [
            {
              path: ['requirements', index, 'words', at],
              kind: 'requirement-met-by-all',
              details: { actual: phrase, name },
            },
          ]
        : []
    }),
  )
}
