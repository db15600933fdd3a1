import { diagnosticIn, type Diagnostic, type Problem, type Warning } from '../../diagnostics/diagnostic.ts'
import { isAboutChange, isWarning } from '../../diagnostics/severity.ts'
import { endOfIndented } from '../../source/yaml/indentation.ts'

/** Keyword of a suppression, in YAML after `#` and in a body in braces. */
const suppressionKeyword = '確認ずみ'

const comment = new RegExp(
  `(?:#|\\{/\\*)[ \\t\\u3000]*${suppressionKeyword}[ \\t\\u3000]*(?:[:：][ \\t\\u3000]*([^\\n]*?))?[ \\t]*(?:\\*/\\}[ \\t]*)?$`,
  'u',
)

/** A reason and the lines it covers: from its own to the next, or to the end of the text that starts there. */
type Suppression = { line: number; last: number; reason: string }

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

/** Returns the suppressions of a file, whether or not they have a reason. */
function suppressionsIn(text: string): Suppression[] {
  if (!text.includes(suppressionKeyword)) return []
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const match = comment.exec(line)
    if (!match) return []
    const last = /[|>][-+]?[ \t]*#/.test(line) ? endOfIndented(lines, index) : index + 2
    return [{ line: index + 1, last, reason: (match[1] ?? '').trim() }]
  })
}

/** Reports comments without a reason, and with one that says nothing. */
function reasonErrors(file: string, suppressions: readonly Suppression[]): Diagnostic[] {
  const diagnosticAt = (line: number, problem: Problem) => diagnosticIn(file, problem, { line, column: 1 })
  const missing = suppressions.filter(({ reason }) => reason === '')
  const thin = suppressions.filter(({ reason }) => reason !== '' && !isReason(reason))
  return [
    ...missing.map(({ line }) => diagnosticAt(line, { kind: 'reason-missing' })),
    ...thin.map(({ line, reason }) => diagnosticAt(line, { kind: 'reason-thin', details: { actual: reason } })),
  ]
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
  const suppressions = suppressionsIn(text)
  const published = new Set(suppressionsIn(before ?? '').map(({ reason }) => reason))
  const covers = ({ line, last, reason }: Suppression, diagnostic: Diagnostic) =>
    isReason(reason) &&
    diagnostic.line >= line &&
    diagnostic.line <= last &&
    !(isAboutChange(diagnostic) && published.has(reason))
  const used = new Set<Suppression>()
  const warnings = diagnostics.filter(isWarning).map((diagnostic): Warning => {
    const suppression = suppressions.find((candidate) => covers(candidate, diagnostic))
    if (!suppression) return diagnostic
    used.add(suppression)
    return { ...diagnostic, reason: suppression.reason }
  })
  const unneeded = suppressions
    .filter((suppression) => isReason(suppression.reason) && !used.has(suppression) && before !== text)
    .map(({ line, reason }) =>
      diagnosticIn(file, { kind: 'reason-unneeded', details: { reason } }, { line, column: 1 }),
    )
  return {
    errors: [...diagnostics.filter((diagnostic) => !isWarning(diagnostic)), ...reasonErrors(file, suppressions)],
    warnings: [...warnings, ...unneeded],
  }
}
