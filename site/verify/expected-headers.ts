import { headerRules } from '../hosting/headers-file.ts'
import { headersFor } from '../hosting/headers.ts'
import { mediaTypeOf } from '../hosting/media-types.ts'

/**
 * How many of the headers a host can send (docs/hosting.md): `full` all, with each page's policy, as nginx does;
 * `shared` those of `_headers`, one policy for all pages; `none` only the type of what it serves.
 */
export const headerProfiles = ['full', 'shared', 'none'] as const

export type HeaderProfile = (typeof headerProfiles)[number]

/** The headers that all rules of a `_headers` file give a path, joined as such hosts do. */
function sharedHeaders(path: string): Record<string, string> {
  const sent: Record<string, string> = {}
  for (const { glob, headers } of headerRules) {
    if (!path.startsWith(glob.replace('*', ''))) continue
    for (const [name, value] of Object.entries(headers)) sent[name] = name in sent ? `${sent[name]}, ${value}` : value
  }
  return sent
}

/** Types that hosts know by themselves, possibly by another name for scripts and texts. */
const certain = /^(?:text\/html|image\/)/

/** The headers with which a file has to come. */
export function expectedHeaders(profile: HeaderProfile, file: string, policy?: string): Record<string, string> {
  const type = mediaTypeOf(file) ?? ''
  if (profile === 'full') return { ...headersFor(`/${file}`, policy), ...(type !== '' && { 'Content-Type': type }) }
  const essence = type.replace(/;.*/, '')
  return {
    ...(profile === 'shared' && sharedHeaders(`/${file}`)),
    ...(certain.test(essence) && { 'Content-Type': essence }),
  }
}

/** One sentence for each header that is missing or has another value. */
export function compareHeaders(expected: Readonly<Record<string, string>>, given: Headers): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const got = given.get(name)
    if (got === null) return [`${name} is missing; it has to be "${value}"`]
    const comparable = name === 'Content-Type' && !value.includes(';') ? got.replace(/;.*/, '') : got
    return comparable.toLowerCase() === value.toLowerCase() ? [] : [`${name} is "${got}"; it has to be "${value}"`]
  })
}
