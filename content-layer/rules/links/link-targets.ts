/*
 * Finds links to hosts and pages that visitors must not be sent to: test servers, sessions, other months.
 */

import { distance } from 'fastest-levenshtein'

import type { ProviderDefinition } from '#schemas/files/provider.ts'

import { diagnosticAt, type Diagnostic, type Problem } from '../../diagnostics/diagnostic.ts'
import type { Reference } from '../../source/fields/collect-references.ts'

const staging =
  /(?:^|[.-])(?:stg|stag(?:e|ing)|dev|develop|test|qa|uat|preview|sandbox|local|localhost|internal)\d*(?:[.-]|$)/

const ipAddress = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/

const session = /^(?:s(?:ess(?:ion)?)?_?id|jsessionid|phpsessid|(?:access_|id_|auth_?)?token|auth|code|state)$/i

const tracking = /^(?:utm_[a-z]+|gclid|fbclid|yclid|msclkid|twclid|ttclid|mc_[ce]id|_ga|_gl)$/i

/** Hosts that are reserved for examples and do not exist (RFC 2606). */
const reserved = /(?:^|\.)(?:example\.(?:com|net|org)|invalid|test|localhost|example)$/

/** Returns the problem with a link's host. */
export function hostProblem(url: string): Problem | undefined {
  if (!URL.canParse(url)) return undefined
  const { hostname, host } = new URL(url)
  if (reserved.test(hostname)) return { kind: 'sample-host', details: { actual: host } }
  return ipAddress.test(hostname) || staging.test(hostname)
    ? { kind: 'staging-host', details: { actual: host } }
    : undefined
}

type Provider = Pick<ProviderDefinition, 'siteUrl' | 'linkHosts'>

/** Returns the problem of a link's target, as far as the link itself shows it. */
function linkProblem(value: string, { siteUrl, linkHosts }: Provider, month: string | undefined): Problem | undefined {
  const invalidPart = /[^\x21-\x7e]+/u.exec(value)?.[0]
  if (invalidPart !== undefined) return { kind: 'address-with-words', details: { actual: invalidPart } }
  if (!value.startsWith('https://') || !URL.canParse(value)) return undefined
  const ofHost = hostProblem(value)
  if (ofHost) return ofHost
  const { host, pathname, search, hash, searchParams } = new URL(value)
  if (host === new URL(siteUrl).host)
    return { kind: 'own-address', details: { actual: value, fix: `${pathname}${search}${hash}` } }
  if (!linkHosts.includes(host)) {
    // Hosts of one provider are similar, so only a difference of one or two letters counts as a typing mistake.
    const suggestion = linkHosts.find((linkHost) => distance(linkHost, host) <= 2) ?? ''
    return { kind: 'unknown-host', details: { actual: host, suggestion, candidates: '' } }
  }
  const names = [...searchParams.keys()]
  const secret = names.find((name) => session.test(name)) ?? /;(jsessionid)=/i.exec(pathname)?.[1]
  if (secret !== undefined) return { kind: 'link-with-session', details: { actual: secret } }
  const tracked = names.filter((name) => tracking.test(name))
  if (tracked.length > 0) return { kind: 'link-tracked', details: { actual: tracked.join(', ') } }
  const other = /(?<!\d)20\d{2}-?(?:0[1-9]|1[0-2])(?!\d)/.exec(`${pathname}${search}`)?.[0]
  return month !== undefined && other !== undefined && other.replace('-', '') !== month.slice(0, 6)
    ? { kind: 'link-of-other-month', details: { actual: other } }
    : undefined
}

/** Finds links to targets that pages of the provider, or of the month, must not link to. */
export function checkLinkTargets(links: readonly Reference[], provider: Provider, month?: string): Diagnostic[] {
  return links.flatMap((link) => {
    const problem = linkProblem(link.value, provider, month)
    return problem ? [diagnosticAt(link, problem)] : []
  })
}
