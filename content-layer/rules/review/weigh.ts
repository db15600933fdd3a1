import { diagnosticIn, type Diagnostic, type Problem, type Remark } from '../../diagnostics/diagnostic.ts'
import { isOfEdit, isRemark } from '../../diagnostics/severity.ts'
import { endOfIndented } from '../../read/yaml/yaml-hints.ts'

/** The word by which a comment gives that reason, in YAML behind `#` and in a body between braces. */
const reasonWord = '確認ずみ'

const comment = new RegExp(
  `(?:#|\\{/\\*)[ \\t\\u3000]*${reasonWord}[ \\t\\u3000]*(?:[:：][ \\t\\u3000]*([^\\n]*?))?[ \\t]*(?:\\*/\\}[ \\t]*)?$`,
  'u',
)

/** A reason with the lines for which it holds: its own, the next, or the whole of the text that begins there. */
type Reason = { line: number; last: number; reason: string; isUsed: boolean }

/** The fewest letters in which somebody can say why. */
const fewestLetters = 8

/** Words that say that somebody looked, or will, and not why all is well. */
const saysNothing =
  /^(?:ok|todo|tbd|あとで|後で|また今度|問題(?:ありません|なし|ない)|大丈夫|このまま(?:で)?(?:よい|いい|ok)?|[^。、]{0,12}(?:さん|部長|課長|様)(?:に|が|も|の)?(?:確認|了承|承認|許可|ok)?|(?:内容|数字|文)?(?:を|は)?(?:確認|チェック|見直)(?:しました|し|済み|ずみ|した)?|見ました)(?:です|ます|する|します|直す|済み|ずみ|しました|した|見る|確認|確かめる)*[。.!！]?$/iu

/** Whether a reason says why all is well: in eight letters at least, and not only that somebody looked, or will. */
export function saysWhy(reason: string): boolean {
  return reason.replaceAll(/[\s。、.,!！]/gu, '').length >= fewestLetters && !saysNothing.test(reason)
}

function reasonsIn(text: string): Reason[] {
  if (!text.includes(reasonWord)) return []
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const found = comment.exec(line)
    if (!found) return []
    const last = /[|>][-+]?[ \t]*#/.test(line) ? endOfIndented(lines, index) : index + 2
    return [{ line: index + 1, last, reason: (found[1] ?? '').trim(), isUsed: false }]
  })
}

/**
 * Parts what was found in a file into faults and remarks, and gives each remark the reason that the file states on its
 * line or the one above. A comment without a reason that says why is a fault, and one without a remark is a remark.
 * `before` is the published text of the file, if it is known: a reason that it gives is none for a further change, and
 * where nothing was changed, one for a change that was published needs no remark.
 */
export function weigh(
  file: string,
  text: string,
  found: readonly Diagnostic[],
  before?: string,
): { faults: Diagnostic[]; remarks: Remark[] } {
  const reasons = reasonsIn(text)
  const published = new Set(reasonsIn(before ?? '').map(({ reason }) => reason))
  const given = found.filter(isRemark).map((remark): Remark => {
    const own = reasons.find(
      ({ line, last, reason }) =>
        saysWhy(reason) && remark.line >= line && remark.line <= last && !(isOfEdit(remark) && published.has(reason)),
    )
    if (!own) return remark
    own.isUsed = true
    return { ...remark, reason: own.reason }
  })
  const told = (problem: Problem, line: number) => diagnosticIn(file, problem, { line, column: 1 })
  return {
    faults: [
      ...found.filter((one) => !isRemark(one)),
      ...reasons.filter(({ reason }) => reason === '').map(({ line }) => told({ kind: 'reason-missing' }, line)),
      ...reasons
        .filter(({ reason }) => reason !== '' && !saysWhy(reason))
        .map(({ line, reason }) => told({ kind: 'reason-thin', details: { got: reason } }, line)),
    ],
    remarks: [
      ...given,
      ...reasons
        .filter(({ reason, isUsed }) => saysWhy(reason) && !isUsed && before !== text)
        .map(({ line, reason }) => told({ kind: 'reason-unneeded', details: { reason } }, line)),
    ],
  }
}
