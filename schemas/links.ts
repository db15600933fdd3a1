import { z } from 'zod'

import { findInvisible } from '#domain/text/invisible-characters.ts'
import { reportAs } from './schema-diagnostic.ts'

const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Returns whether a text is a host name that can be registered, or an IPv4 address, as `URL` serializes them. `URL`
 * itself accepts more, such as `*` and quotation marks, which would have a special meaning in a policy or in a host's
 * configuration.
 */
export function isHostName(hostname: string): boolean {
  return hostname.length <= 253 && hostname.split('.').every((label) => hostLabel.test(label))
}

const anchorPattern = /^#[a-z][a-z0-9-]*$/
const sitePathPattern = /^\/(?!\/)[^\s\\]*$/
const httpsPattern = /^https:\/\/[^\s\\/][^\s\\]*$/

/** Matches Japanese punctuation at the end, which was copied along with a link. */
const endPunctuation = /[。、，．）」』】｝]$/

/** Returns whether a link is an https URL without a password, a path of this site, or an anchor on the same page. */
export function isAllowedLink(value: string): boolean {
  if (findInvisible(value) || endPunctuation.test(value)) return false
  if (anchorPattern.test(value) || sitePathPattern.test(value)) return true
  if (!httpsPattern.test(value) || !URL.canParse(value)) return false
  const { hostname, username, password } = new URL(value)
  return isHostName(hostname) && username === '' && password === ''
}

/** A link: https URL, site path, or `#anchor` (specification §3), never `javascript:` and the like. */
export const link = (description: string) =>
  z.string().refine(isAllowedLink, reportAs('bad-link')).meta({ format: 'link', description })

/** An https URL that leaves the site. */
export const httpsUrl = (description: string) =>
  z
    .string()
    .refine((value) => value.startsWith('https://') && isAllowedLink(value), reportAs('bad-url'))
    .meta({ format: 'link', description })
