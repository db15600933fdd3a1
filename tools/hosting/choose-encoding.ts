import Negotiator from 'negotiator'

import { encodings, type Encoding } from './encodings.ts'

/**
 * The smallest encoding that exists and that the browser accepts; undefined for the plain file. Quality values other
 * than 0 are ignored: size is what counts.
 */
export function chooseEncoding(
  header: string | string[] | undefined,
  exists: (ending: string) => boolean,
): Encoding | undefined {
  const headers = { 'accept-encoding': String(header ?? '').toLowerCase() }
  const accepted = new Negotiator({ headers }).encodings(encodings.map(({ name }) => name))
  return encodings.find(({ name, ending }) => accepted.includes(name) && exists(ending))
}
