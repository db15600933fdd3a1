/*
 * Finds links to hosts and pages that visitors must not be sent to: test servers, sessions, other months.
 */

import { distance } from 'fastest-levenshtein'

import type { ProviderDefinition } from '#schemas/files/provider.ts'

import { diagnosticAt, type Diagnostic, type Problem } from '../../diagnostics/diagnostic.ts'
import type { Reference } from '../../source/fields/collect-references.ts'

/** Hosts that are reserved for examples and do not exist (RFC 2606): shop.example.com. */
const reservedHost = /(?:^|\.)(?:example\.(?:com|net|org)|invalid|test|localhost|example)$/

/** Hosts of test servers: stg2.shop.jp, shop-dev.jp. */
const testHost =
  /(?:^|[.-])(?:stg|stag(?:e|ing)|dev|develop|test|qa|uat|preview|sandbox|local|localhost|internal)\d*(?:[.-]|$)/

const ipAddress = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/

/** Names of query parameters that belong to one visitor's session: PHPSESSID, access_token. */
const sessionParameter =
  /^(?:s(?:ess(?:ion)?)?_?id|jsessionid|phpsessid|(?:access_|id_|auth_?)?token|auth|code|state)$/i

/** Names of query parameters by which advertising measures visits: utm_source, gclid. */
const trackingParameter = /^(?:utm_[a-z]+|gclid|fbclid|yclid|msclkid|twclid|ttclid|mc_[ce]id|_ga|_gl)$/i

/** A month in a path or a query: 202309, 2023-09. */
const monthInUrl = /(?<!\d)20\d{2}-?(?:0[1-9]|1[0-2])(?!\d)/

/** Returns the problem of a URL's host: that it is no public server. */
export function findHostProblem(url: string): Problem | undefined {
  if (!URL.canParse(url)) return undefined
  const { hostname, host } = new URL(url)
  if (reservedHost.test(hostname)) return { kind: 'sample-host', details: { actual: host } }
  if (ipAddress.test(hostname) || testHost.test(hostname)) return { kind: 'staging-host', details: { actual: host } }
  return undefined
}

type Provider = Pick<ProviderDefinition, 'siteUrl' | 'linkHosts'>

/** Finds a URL of this site, whose links are written as paths, and one of a site that is not allowed. */
function findSiteProblem(link: string, { siteUrl, linkHosts }: Provider): Problem | undefined {
  const { host, pathname, search, hash } = new URL(link)
  if (host === new URL(siteUrl).host)
    return { kind: 'own-address', details: { actual: link, fix: `${pathname}${search}${hash}` } }
  if (linkHosts.includes(host)) return undefined
  // Hosts of one provider are similar, so only a difference of one or two letters counts as a typing mistake.
  const suggestion = linkHosts.find((linkHost) => distance(linkHost, host) <= 2) ?? ''
  return { kind: 'unknown-host', details: { actual: host, suggestion, candidates: '' } }
}

/** Finds a session, tracking, or another month in a URL. `month` is the folder of the linking page, if it has one. */
function findParameterProblem(link: string, month: string | undefined): Problem | undefined {
  const { pathname, search, searchParams } = new URL(link)
  const names = [...searchParams.keys()]
  const session = names.find((name) => sessionParameter.test(name)) ?? /;(jsessionid)=/i.exec(pathname)?.[1]
  if (session !== undefined) return { kind: 'link-with-session', details: { actual: session } }
  const tracking = names.filter((name) => trackingParameter.test(name))
  if (tracking.length > 0) return { kind: 'link-tracked', details: { actual: tracking.join(', ') } }
  const linkedMonth = monthInUrl.exec(`${pathname}${search}`)?.[0]
  const isOtherMonth = month !== undefined && linkedMonth?.replace('-', '') !== month.slice(0, 6)
  return linkedMonth !== undefined && isOtherMonth
    ? { kind: 'link-of-other-month', details: { actual: linkedMonth } }
    : undefined
}

/** Returns the first problem of a link's target, as far as the link itself shows it. */
function findLinkProblem(link: string, provider: Provider, month: string | undefined): Problem | undefined {
  const invalidCharacters = /[^\x21-\x7e]+/u.exec(link)?.[0]
  if (invalidCharacters !== undefined) return { kind: 'address-with-words', details: { actual: invalidCharacters } }
  if (!link.startsWith('https://') || !URL.canParse(link)) return undefined
  return findHostProblem(link) ?? findSiteProblem(link, provider) ?? findParameterProblem(link, month)
}

/** Finds links to targets that pages of the provider, or of the month, must not link to. */
export function checkLinkTargets(links: readonly Reference[], provider: Provider, month?: string): Diagnostic[] {
  return links.flatMap((link) => {
    const problem = findLinkProblem(link.value, provider, month)
    return problem ? [diagnosticAt(link, problem)] : []
  })
}
