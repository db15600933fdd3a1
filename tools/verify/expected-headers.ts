import { getHeaders } from '../hosting/response-headers.ts'
import { getMediaType } from '../hosting/media-types.ts'
import { shorten } from './report.ts'

/** Headers that a host can send: `full` all of ours, `none` only the media type (docs/hosting.md). */
export const headerProfiles = ['full', 'none'] as const

export type HeaderProfile = (typeof headerProfiles)[number]

/** Types that hosts know by default, possibly by another name for scripts and texts. */
const certain = /^(?:text\/html|image\/)/

/** Returns the headers that the response with a file must have. */
export function getExpectedHeaders(profile: HeaderProfile, file: string, policy?: string): Record<string, string> {
  const type = getMediaType(file) ?? ''
  if (profile === 'full') return { ...getHeaders(`/${file}`, policy), 'Content-Type': type }
  const essence = type.replace(/;.*/, '')
  return certain.test(essence) ? { 'Content-Type': essence } : {}
}

/** Headers that no file of the site has, because they affect visitors. Values without an effect are ignored. */
const unwanted: Readonly<Record<string, RegExp | undefined>> = {
  'Set-Cookie': undefined,
  Refresh: undefined,
  'Clear-Site-Data': undefined,
  'Content-Disposition': /^inline\b/i,
}

/** Reports headers that are missing, wrong or unwanted, and an encoding that was not requested. */
export function compareHeaders(expected: Readonly<Record<string, string>>, given: Headers, coding: string): string[] {
  const wrong = Object.entries(expected).flatMap(([name, value]) => {
    const actual = given.get(name)
    if (actual === null) return [`${name} is missing; it has to be "${value}"`]
    const comparable = name === 'Content-Type' && !value.includes(';') ? actual.replace(/;.*/, '') : actual
    const isRight = comparable.toLowerCase() === value.toLowerCase()
    return isRight ? [] : [`${name} is "${shorten(actual)}"; it has to be "${value}"`]
  })
  const more = Object.entries(unwanted).flatMap(([name, harmless]) => {
    const actual = given.get(name)
    if (actual === null || harmless?.test(actual)) return []
    return [`${name} is "${shorten(actual)}"; no file of the site has one`]
  })
  const actual = given.get('content-encoding') ?? 'identity'
  if (!['identity', coding].includes(actual.toLowerCase()))
    more.push(`Content-Encoding is "${shorten(actual)}"; ${coding} was requested`)
  return [...wrong, ...more]
}
