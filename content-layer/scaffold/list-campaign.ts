import { isScalar, isSeq, parseDocument } from 'yaml'

/** Adds a campaign to the end of the list in a month's file, formatted like its last item; unchanged if it is listed. */
export function listCampaign(month: string, id: string): string {
  const listed: unknown = parseDocument(month).get('campaigns')
  if (!isSeq(listed) || listed.items.some((item) => isScalar(item) && item.value === id)) return month
  const lastItem = listed.items.at(-1)
  if (listed.flow && isScalar(lastItem)) {
    const end = lastItem.range?.[1] ?? 0
    return `${month.slice(0, end)}, ${id}${month.slice(end)}`
  }
  const lines = month.split('\n')
  const listLine = lines.findIndex((line) => /^campaigns:/.test(line))
  // The list ends before the first line that is neither an item, a comment nor empty.
  const nextField = lines.findIndex((line, index) => index > listLine && !/^\s*(?:-|#|$)/.test(line))
  const listEnd = nextField < 0 ? lines.length : nextField
  const lastItemLine = lines.slice(0, listEnd).findLastIndex((line) => /^\s*-/.test(line))
  const indent = /^\s*/.exec(lines[lastItemLine] ?? '')?.[0] ?? ''
  return lines.toSpliced(lastItemLine + 1, 0, `${indent}- ${id}`).join('\n')
}
