import { z } from 'zod'

import { formatPlain } from '#schemas/format-time.ts'

import type { HeldBack } from '../content-layer/publication/hold-back.ts'
import type { HeaderProfile } from './expected-headers.ts'
import { otherForms, type ExpectedSite } from './expected-site.ts'
import type { Answer } from './fetch-address.ts'
import { finding, type Finding, type FindingKind } from './findings.ts'
import type { Judge } from './judge.ts'

/** One address to ask for, and what its answer says against it. */
export type Probe = { address: string; judge: (answer: Answer) => Finding[] }

/** True if the answer shows something else than that there is nothing, under whatever status a host says so. */
function showsSomething({ status, sha256 }: Answer, { notFound }: ExpectedSite): boolean {
  return status >= 200 && status < 300 && sha256 !== notFound.sha256
}

/** An address that must not answer, and what it means if it does. */
function probeOfAbsence(site: ExpectedSite, address: string, kind: FindingKind, message: string): Probe {
  return {
    address,
    judge: (answer) => (showsSomething(answer, site) ? [finding(kind, address, message)] : []),
  }
}

const liveIndex = z.object({
  months: z.array(
    z.object({
      paths: z.object({ web: z.string(), inApp: z.string() }),
      campaigns: z.array(z.object({ paths: z.object({ web: z.string().nullable(), inApp: z.string().nullable() }) })),
    }),
  ),
})

/** The pages that the live site itself lists, of whatever build it is. */
export function pagesInIndex(body: Buffer | undefined): string[] {
  try {
    const { months } = liveIndex.parse(JSON.parse(body?.toString('utf8') ?? ''))
    return months
      .flatMap(({ paths, campaigns }) => [paths, ...campaigns.map((campaign) => campaign.paths)])
      .flatMap(({ web, inApp }) => [web, inApp])
      .filter((address) => address !== null)
      .filter((address) => address.startsWith('/'))
  } catch {
    return []
  }
}

/** The addresses that have to answer, each with its file, and where hosts can be told so, those that must not. */
export function probesOfSite(site: ExpectedSite, judge: Judge, profile: HeaderProfile): Probe[] {
  const forms = site.files.flatMap((expected) =>
    [expected.address, ...(expected.isPage ? otherForms(expected.address) : [])].map((address) => ({
      address,
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
