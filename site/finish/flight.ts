/** A row of React's flight format: `id:tag…`. A row without a tag is JSON. */
export type FlightRow = { id: string; tag: string; value: string }

/** What a page's rows name: numbers of client modules, and rows that were promised and never came. */
export type FlightUses = { modules: number[]; missing: string[] }

/** The flight data says something that is not known to be harmless. */
export class FlightError extends Error {
  override name = 'FlightError'
}

/** Tags as React's reader knows them: of a row up to its line's end, or of one with its length. `null`, `true` and `false` begin JSON. */
const head = /^([0-9a-f]*):([A-Z#rxobslgm]?)/

/** A client module's import, hints to load, the start and end of an iterable. Errors, postponed parts and debugging are not among them. */
const lineTags: ReadonlySet<string> = new Set(['I', 'H', 'X', 'C'])

/** How a string begins that stands for something else: a row, one that comes later, a promise, a symbol, a value JSON has not. Functions are not among them. */
const reference = /^\$(?:([L@Q]?)([0-9a-f]+)(?::.*)?|S.+|undefined|Infinity|-Infinity|NaN|-0|[Dn].+|\$.*)?$/s

/**
 * Reads the flight data of a page, joined from its inline scripts, into rows.
 * @throws FlightError on a row of any other kind than text, JSON and `lineTags`
 */
export function readFlight(text: string): FlightRow[] {
  const rows: FlightRow[] = []
  const bytes = Buffer.from(text, 'utf8')
  for (let at = 0; at < bytes.length;) {
    const lineEnd = bytes.indexOf(10, at)
    const end = lineEnd === -1 ? bytes.length : lineEnd
    const line = bytes.toString('utf8', at, end)
    const [start, id = '', tag = ''] = head.exec(line) ?? []
    if (start === undefined) throw new FlightError(`a row begins with ${JSON.stringify(line.slice(0, 20))}`)
    const [size, length = ''] = tag === 'T' ? (/^([0-9a-f]+),/.exec(line.slice(start.length)) ?? []) : []
    if (size === undefined && tag !== '' && !lineTags.has(tag)) throw new FlightError(`a row is of the kind "${tag}"`)
    rows.push({ id, tag, value: size === undefined ? line.slice(start.length) : '' })
    at = size === undefined ? end + 1 : at + start.length + size.length + Number.parseInt(length, 16)
  }
  return rows
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

function parse(value: string, id: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw new FlightError(`the row ${id} is not JSON`)
  }
}

function moduleOf(value: string, id: string): number {
  const parts = parse(value, id)
  const [module] = Array.isArray(parts) ? (parts as unknown[]) : []
  if (typeof module !== 'number') throw new FlightError(`the import ${id} names no module`)
  return module
}

/**
 * What the rows of a page need of the browser.
 * @throws FlightError on an import without a module, and on a reference of a kind that is not known, such as a function
 */
export function usesOfFlight(rows: readonly FlightRow[]): FlightUses {
  const ids = new Set(rows.map(({ id }) => id))
  const modules = rows.filter(({ tag }) => tag === 'I').map(({ id, value }) => moduleOf(value, id))
  const missing: string[] = []
  for (const { id, value } of rows.filter(({ tag }) => tag === '')) {
    for (const text of stringsIn(parse(value, id))) {
      if (!text.startsWith('$')) continue
      const match = reference.exec(text)
      if (!match) throw new FlightError(`the row ${id} refers to ${JSON.stringify(text.slice(0, 20))}`)
      const [, , target] = match
      if (target !== undefined && !ids.has(target)) missing.push(target)
    }
  }
  return { modules, missing }
}
