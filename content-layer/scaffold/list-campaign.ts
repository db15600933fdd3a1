import { isScalar, isSeq, parseDocument } from 'yaml'

/** Adds a campaign to the end of a month's list, written as its last one; unchanged if it is listed. */
export function listCampaign(month: string, id: string): string {
  const listed: unknown = parseDocument(month).get('campaigns')
  if (!isSeq(listed) || listed.items.some((item) => isScalar(item) && item.value === id)) return month
  const lastItem = listed.items.at(-1)
  if (listed.flow && isScalar(lastItem)) {
    const end = lastItem.range?.[1] ?? 0
    return `${month.slice(0, end)}, ${id}${month.slice(end)}`
  }
  const lines = month.split('\n')
  const start = lines.findIndex((line) => /^campaigns:/.test(line))
  const next = lines.findIndex((line, index) => index > start && !/^\s*-|^\s*(?:#|$)/.test(line))
  const end = next < 0 ? lines.length : next
  const last = lines.slice(0, end).findLastIndex((line) => /^\s*-/.test(line))
  const indent = /^\s*/.exec(lines[last] ?? '')?.[0] ?? ''
  return lines.toSpliced(last + 1, 0, `${indent}- ${id}`).join('\n')
}
