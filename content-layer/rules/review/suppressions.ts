import { diagnosticIn, type Diagnostic, type Problem, type Warning } from '../../diagnostics/diagnostic.ts'
import { isOfEdit, isWarning } from '../../diagnostics/severity.ts'
import { endOfIndented } from '../../source/yaml/yaml-hints.ts'

/** Keyword of a suppression, in YAML after `#` and in a body in braces. */
const suppressionKeyword = '確認ずみ'

const comment = new RegExp(
  `(?:#|\\{/\\*)[ \\t\\u3000]*${suppressionKeyword}[ \\t\\u3000]*(?:[:：][ \\t\\u3000]*([^\\n]*?))?[ \\t]*(?:\\*/\\}[ \\t]*)?$`,
  'u',
)

/** A reason and the lines it covers: its own, the next, or all of the text that starts there. */
type Reason = { line: number; last: number; reason: string; isUsed: boolean }

/** Minimum length of a reason, in letters. */
const minLetters = 8

/** Phrases that state that someone looked, or will, but give no reason. */
const meaninglessReason =
  /^(?:ok|todo|tbd|あとで|後で|また今度|問題(?:ありません|なし|ない)|大丈夫|このまま(?:で)?(?:よい|いい|ok)?|[^。、]{0,12}(?:さん|部長|課長|様)(?:に|が|も|の)?(?:確認|了承|承認|許可|ok)?|(?:内容|数字|文)?(?:を|は)?(?:確認|チェック|見直)(?:しました|し|済み|ずみ|した)?|見ました)(?:です|ます|する|します|直す|済み|ずみ|しました|した|見る|確認|確かめる)*[。.!！]?$/iu

/**
 * Returns whether a suppression has a reason: eight letters or more, and more than a statement that someone looked, or
 * will.
 */
export function isReason(reason: string): boolean {
  return reason.replaceAll(/[\s。、.,!！]/gu, '').length >= minLetters && !meaninglessReason.test(reason)
}

function reasonsIn(text: string): Reason[] {
  if (!text.includes(suppressionKeyword)) return []
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const match = comment.exec(line)
    if (!match) return []
    const last = /[|>][-+]?[ \t]*#/.test(line) ? endOfIndented(lines, index) : index + 2
    return [{ line: index + 1, last, reason: (match[1] ?? '').trim(), isUsed: false }]
  })
}

/**
 * Splits the diagnostics of a file into errors and warnings, and gives each warning the reason that the file states on
 * its line or the one above. A comment without a meaningful reason is an error, and one without a warning is itself a
 * warning. `before` is the published text of the file, if available: its reasons do not cover further changes, and on
 * unchanged lines a reason for a published change needs no warning.
 */
export function applySuppressions(
  file: string,
  text: string,
  diagnostics: readonly Diagnostic[],
  before?: string,
): { errors: Diagnostic[]; warnings: Warning[] } {
  const reasons = reasonsIn(text)
  const published = new Set(reasonsIn(before ?? '').map(({ reason }) => reason))
  const given = diagnostics.filter(isWarning).map((diagnostic): Warning => {
    const suppression = reasons.find(
      ({ line, last, reason }) =>
        isReason(reason) &&
        diagnostic.line >= line &&
        diagnostic.line <= last &&
        !(isOfEdit(diagnostic) && published.has(reason)),
    )
    if (!suppression) return diagnostic
    suppression.isUsed = true
    return { ...diagnostic, reason: suppression.reason }
  })
  const diagnosticAt = (problem: Problem, line: number) => diagnosticIn(file, problem, { line, column: 1 })
  return {
    errors: [
      ...diagnostics.filter((diagnostic) => !isWarning(diagnostic)),
      ...reasons
        .filter(({ reason }) => reason === '')
        .map(({ line }) => diagnosticAt({ kind: 'reason-missing' }, line)),
      ...reasons
        .filter(({ reason }) => reason !== '' && !isReason(reason))
        .map(({ line, reason }) => diagnosticAt({ kind: 'reason-thin', details: { actual: reason } }, line)),
    ],
    warnings: [
      ...given,
      ...reasons
        .filter(({ reason, isUsed }) => isReason(reason) && !isUsed && before !== text)
        .map(({ line, reason }) => diagnosticAt({ kind: 'reason-unneeded', details: { reason } }, line)),
    ],
  }
}
