import { diagnosticIn, type Remark } from '../../diagnostics/diagnostic.ts'

/** Remarks of one kind on the same campaign in several months may have one reason. */
function matterOf({ file, kind }: Remark): string {
  return `${file.split('/').at(-1) ?? ''} ${kind}`
}

/** Reasons that stand word for word at another matter: copied with the comment, and not found for what is told here. */
export function copiedReasons(remarks: readonly Remark[]): Remark[] {
  const firsts = new Map<string, Remark>()
  return remarks.flatMap((remark): Remark[] => {
    const { reason, file, line, column } = remark
    if (reason === undefined) return []
    const first = firsts.get(reason)
    firsts.set(reason, first ?? remark)
    if (!first || matterOf(first) === matterOf(remark)) return []
    const details = { got: reason, other: `${first.file}:${first.line}` }
    return [diagnosticIn(file, { kind: 'reason-copied', details }, { line, column })]
  })
}
