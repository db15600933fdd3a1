import { formatPlain } from '#domain/time/format-time.ts'

import type { HeldBack } from '#content-layer/publication/list-held-back.ts'
import type { HeaderProfile } from './expected-headers.ts'
import { otherForms, type ExpectedSite } from './expected-site.ts'
import type { Answer } from './fetch-address.ts'
import { finding, type Finding, type FindingKind } from './findings.ts'
import type { Judge } from './judge.ts'
import { mostBytes } from './read-body.ts'

/** One address to request, the most bytes to read of it, and what an answer says against it. */
export type Probe = { address: string; limit: number; judge: (answer: Answer) => Finding[] }

/** True if the answer shows something else than that there is nothing, under whatever status a host says so. */
function showsSomething({ status, body }: Answer, { notFound }: ExpectedSite): boolean {
  return status >= 200 && status < 300 && !(body.kind === 'whole' && body.sha256 === notFound.sha256)
}

/** An address that must not answer, and what it means if it does. */
function probeOfAbsence(site: ExpectedSite, address: string, kind: FindingKind, message: string): Probe {
  return {
    address,
    limit: mostBytes(site.notFound.size),
    judge: (answer) => (showsSomething(answer, site) ? [finding(kind, address, message)] : []),
  }
}

/** An address that no site has. */
const nowhere = '/jp/card/no-such-page/'

/** An address where there is nothing, and the page that has to say so. */
export function probeOfNothing({ notFound }: ExpectedSite, judge: Judge): Probe {
  const told = (answer: Answer) => judge.file(nowhere, notFound, answer, 404)
  return {
    address: nowhere,
    limit: mostBytes(notFound.size),
    judge: (answer) =>
      told(answer).map((found) => ({ ...found, message: `${found.message} (as the page for what is not there)` })),
  }
}

/** The addresses that have to answer, each with its file, and where hosts can be told so, those that must not. */
export function probesOfSite(site: ExpectedSite, judge: Judge, profile: HeaderProfile): Probe[] {
  const forms = site.files.flatMap((expected) =>
    [expected.address, ...(expected.isPage ? otherForms(expected.address) : [])].map((address) => ({
      address,
      limit: mostBytes(expected.size),
      judge: (answer: Answer) => judge.file(address, expected, answer),
    })),
  )
  const hidden = profile === 'full' ? site.internal : []
  const message = 'is a setting of hosts, which visitors should not get'
  return [...forms, ...hidden.map((address) => probeOfAbsence(site, address, 'withdrawn', message))]
}

/** The addresses that must not answer yet. */
export function probesOfHeldBack(site: ExpectedSite, heldBack: readonly HeldBack[]): Probe[] {
  return heldBack.flatMap(({ addresses, until, title }) => {
    const message = `shows 「${title}」, which is held back until ${formatPlain(until)}`
    return addresses.map((address) => probeOfAbsence(site, address, 'too-early', message))
  })
}

/** Of addresses that once were published, those that are neither published now nor held back. */
export function probesOfWithdrawn(site: ExpectedSite, heldBack: readonly HeldBack[], once: readonly string[]): Probe[] {
  const published = site.files.map(({ address }) => address)
  const known = new Set([...published, ...heldBack.flatMap(({ addresses }) => addresses)])
  return once
    .filter((address) => !known.has(address))
    .map((address) => probeOfAbsence(site, address, 'withdrawn', 'shows what is no longer published'))
}
