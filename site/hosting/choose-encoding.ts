import Negotiator from 'negotiator'

import { encodings, type Encoding } from './encodings.ts'

/**
 * The smallest form that is there and that the browser reads; undefined for the file itself. What the browser would
 * like best is of no concern: it pays by size.
 */
export function chooseEncoding(
  header: string | string[] | undefined,
  isThere: (ending: string) => boolean,
): Encoding | undefined {
  const headers = { 'accept-encoding': String(header ?? '').toLowerCase() }
  const accepted = new Negotiator({ headers }).encodings(encodings.map(({ name }) => name))
  return encodings.find(({ name, ending }) => accepted.includes(name) && isThere(ending))
}
