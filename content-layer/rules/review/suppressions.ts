/*
 * Comments that accept a warning with a reason: `# 確認ずみ: 経理と決めた数え方` in YAML, and the same in braces in a body.
 */

import { diagnosticIn, type Diagnostic, type Problem, type Warning } from '../../diagnostics/diagnostic.ts'
import { isAboutChange, isWarning } from '../../diagnostics/severity.ts'
import { endOfIndented } from '../../source/yaml/indentation.ts'

const suppressionKeyword = '確認ずみ'

/** A suppression at the end of a line, after `#` or in braces. Its first group is the reason. */
const suppressionComment = new RegExp(
  `(?:#|\\{/\\*)[ \\t\\u3000]*${suppressionKeyword}[ \\t\\u3000]*(?:[:：][ \\t\\u3000]*([^\\n]*?))?[ \\t]*(?:\\*/\\}[ \\t]*)?$`,
  'u',
)

/** The first line of a YAML text of several lines, with a comment: `description: >- # …`. */
const blockTextWithComment = /[|>][-+]?[ \t]*#/

/** A reason, the line of its comment, and the last line that it covers. */
type Suppression = { line: number; last: number; reason: string }

/** Minimum length of a reason, in letters. */
const minLetters = 8

/** Phrases that state that someone looked, or will, but give no reason. */
const looked = [
  'ok',
  'todo',
  'tbd',
  'あとで',
  '後で',
  'また今度',
  '問題(?:ありません|なし|ない)',
  '大丈夫',
  // このままでよい
  'このまま(?:で)?(?:よい|いい|ok)?',
  // 山田さんに確認
  '[^。、]{0,12}(?:さん|部長|課長|様)(?:に|が|も|の)?(?:確認|了承|承認|許可|ok)?',
  // 内容を確認しました
  '(?:内容|数字|文)?(?:を|は)?(?:確認|チェック|見直)(?:しました|し|済み|ずみ|した)?',
  '見ました',
].join('|')

/** Endings of such phrases: 「確認」 + 「しました」, 「あとで」 + 「見る」. */
const lookedEnding = '(?:です|ます|する|します|直す|済み|ずみ|しました|した|見る|確認|確かめる)*'

const meaninglessReason = new RegExp(`^(?:${looked})${lookedEnding}[。.!！]?$`, 'iu')

/** Returns whether a text is a reason: eight letters or more, and more than a statement that someone looked, or will. */
export function isReason(text: string): boolean {
  return text.replaceAll(/[\s。、.,!！]/gu, '').length >= minLetters && !meaninglessReason.test(text)
}

/** Returns the suppressions of a file, whether or not they have a reason. Each covers its own line and the next. */
function findSuppressions(text: string): Suppression[] {
  if (!text.includes(suppressionKeyword)) return []
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const match = suppressionComment.exec(line)
    if (!match) return []
    const number = index + 1
    const last = blockTextWithComment.test(line) ? endOfIndented(lines, index) : number + 1
    return [{ line: number, last, reason: (match[1] ?? '').trim() }]
  })
}

function reportAtLine(file: string, line: number, problem: Problem): Diagnostic {
  return diagnosticIn(file, problem, { line, column: 1 })
}

/** Reports comments without a reason, and with one that says nothing. */
function checkReasons(file: string, suppressions: readonly Suppression[]): Diagnostic[] {
  const missing = suppressions.filter(({ reason }) => reason === '')
  const meaningless = suppressions.filter(({ reason }) => reason !== '' && !isReason(reason))
  return [
    ...missing.map(({ line }) => reportAtLine(file, line, { kind: 'reason-missing' })),
    ...meaningless.map(({ line, reason }) =>
      reportAtLine(file, line, { kind: 'reason-thin', details: { actual: reason } }),
    ),
  ]
}

/**
 * Splits the diagnostics of a file into errors and warnings, and gives each warning the reason that the file states on
 * its line or the one above. A comment without a meaningful reason is an error, and one without a warning is itself a
 * warning. `published` is the published text of the file, if available: its reasons do not cover further changes, and on
 * unchanged lines a reason for a published change needs no warning.
 */
export function applySuppressions(
  file: string,
  text: string,
  diagnostics: readonly Diagnostic[],
  published?: string,
): { errors: Diagnostic[]; warnings: Warning[] } {
  const suppressions = findSuppressions(text)
  const withReason = suppressions.filter(({ reason }) => isReason(reason))
  const publishedReasons = new Set(findSuppressions(published ?? '').map(({ reason }) => reason))
  const covers = ({ line, last, reason }: Suppression, diagnostic: Diagnostic) =>
    diagnostic.line >= line && diagnostic.line <= last && !(isAboutChange(diagnostic) && publishedReasons.has(reason))
  const used = new Set<Suppression>()
  const warnings = diagnostics.filter(isWarning).map((diagnostic): Warning => {
    const suppression = withReason.find((candidate) => covers(candidate, diagnostic))
    if (!suppression) return diagnostic
    used.add(suppression)
    return { ...diagnostic, reason: suppression.reason }
  })
  const unneeded = published === text ? [] : withReason.filter((suppression) => !used.has(suppression))
  return {
    errors: [...diagnostics.filter((diagnostic) => !isWarning(diagnostic)), ...checkReasons(file, suppressions)],
    warnings: [
      ...warnings,
      ...unneeded.map(({ line, reason }) => reportAtLine(file, line, { kind: 'reason-unneeded', details: { reason } })),
    ],
  }
}
