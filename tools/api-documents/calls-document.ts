import { allCalls } from '#api-client/calls/all-calls.ts'
import { getSchemas, type Call } from '#api-client/calls/call.ts'

/** A call with the name of the constant that it is exported as. */
type NamedCall = readonly [constant: string, call: Call]

/** Splits `Lending: Documents: list` into its group and its item of specification §7, at the first colon. */
export function splitItem({ item }: Call): { group: string; item: string } {
  const colon = item.indexOf(': ')
  return { group: item.slice(0, colon), item: item.slice(colon + 2) }
}

/** Formats the heading of a call's group in `docs/api.md`, such as `Lending, under /api/v1/lending/`. */
function formatHeading(call: Call): string {
  const { group } = splitItem(call)
  const prefix = call.path.slice(0, call.path.lastIndexOf('/') + 1)
  return prefix === '/v1/' ? group : `${group}, under \`${prefix}\``
}

/** Formats the cells of a call, in the order of `header`. */
function formatRow([constant, call]: NamedCall): readonly string[] {
  return [
    splitItem(call).item,
    `\`${constant}\``,
    `\`${call.path}\``,
    call.kind,
    call.access === 'anyone' ? 'not needed' : 'needed',
    call.naming,
    getSchemas(call) ? 'known' : 'not shown',
  ]
}

/** Returns what a row is sorted by: its item, then its path. */
function sortKey([item = '', , path = '']: readonly string[]): string {
  return `${item} ${path}`.toLowerCase()
}

/** Compares two rows for sorting, because the order of a module's exports is not that of its source. */
function compareRows(row: readonly string[], otherRow: readonly string[]): number {
  const [key, otherKey] = [sortKey(row), sortKey(otherRow)]
  if (key === otherKey) return 0
  return key < otherKey ? -1 : 1
}

const header = ['Item', 'Constant', 'Path', 'Kind', 'Sign-in', 'Name', 'Fields']

/** Formats a Markdown table, padded in the same way as the formatter does. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)))
  const formatLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const separator = widths.map((width) => '-'.repeat(width))
  return [header, separator, ...rows].map(formatLine).join('\n')
}

/** Formats the section with the numbers of items and calls. Several calls may implement one item. */
function formatTotals(calls: readonly Call[]): string {
  const items = new Set(calls.map((call) => `${formatHeading(call)} ${call.item}`))
  const count = (matches: (call: Call) => boolean) => calls.filter(matches).length
  return `## Totals

- ${items.size} items of specification §7, ${calls.length} calls: ${count(({ kind }) => kind === 'read')} reads and ${count(({ kind }) => kind === 'write')} writes
- ${count(({ naming }) => naming === 'given')} names given, ${count(({ naming }) => naming === 'chosen')} chosen
- ${count(({ access }) => access === 'anyone')} calls without sign-in
- ${count((call) => getSchemas(call) !== undefined)} calls with known fields
`
}

/** Generates the tables of `docs/api.md`: each item of specification §7 with its calls (D15). */
export function callTables(): string {
  const entries = Object.entries<Call>(allCalls)
  const headings = [...new Set(entries.map(([, call]) => formatHeading(call)))]
  const sections = headings.map((heading) => {
    const rows = entries
      .filter(([, call]) => formatHeading(call) === heading)
      .map(formatRow)
      .sort(compareRows)
    return `## ${heading}\n\n${formatTable(rows)}\n`
  })
  return [...sections, formatTotals(entries.map(([, call]) => call))].join('\n')
}
