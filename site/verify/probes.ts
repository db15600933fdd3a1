import { z } from 'zod'

import type { HeldBack } from '../content-layer/publication/hold-back.ts'
import { showInstant } from '../content-layer/publication/publish-times.ts'
import type { HeaderProfile } from './expected-headers.ts'
import { otherForms, type ExpectedSite } from './expected-site.ts'
import type { Answer } from './fetch-address.ts'
import { finding, type Finding } from './findings.ts'
import type { Judge } from './judge.ts'

/** One address to ask for, and what its answer says against it. */
export type Probe = { address: string; judge: (answer: Answer) => Finding[] }

/** True if the answer shows nothing. */
function isNothing({ status }: Answer): boolean {
  return status === 404 || status === 410
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
  } catch {
    return []
  }
}

/** The addresses that have to answer, each with its file. */
export function probesOfSite({ files, internal }: ExpectedSite, judge: Judge, profile: HeaderProfile): Probe[] {
  const forms = files.flatMap((expected) =>
    [expected.address, ...(expected.isPage ? otherForms(expected.address) : [])].map((address) => ({
      address,
      judge: (answer: Answer) => judge.file(address, expected, answer),
    })),
  )
  const hidden = internal.map((address) => ({
    address,
    judge: (answer: Answer) =>
      isNothing(answer) ? [] : [finding('withdrawn', address, 'is a setting of hosts, which visitors should not get')],
  }))
  return [...forms, ...(profile === 'full' ? hidden : [])]
}

/** The addresses that must not answer yet. */
export function probesOfHeldBack(heldBack: readonly HeldBack[]): Probe[] {
  return heldBack.flatMap(({ addresses, until, title }) =>
    addresses.map((address) => ({
      address,
      judge: (answer: Answer) =>
        isNothing(answer)
          ? []
          : [
              finding(
                'too-early',
                address,
                `answers ${answer.status}, but 「${title}」 is held back until ${showInstant(until)}`,
              ),
            ],
    })),
  )
}

/** Of addresses that once were published, those that are neither published now nor held back. */
export function probesOfWithdrawn(
  once: readonly string[],
  { files }: ExpectedSite,
  heldBack: readonly HeldBack[],
): Probe[] {
  const known = new Set([...files.map(({ address }) => address), ...heldBack.flatMap(({ addresses }) => addresses)])
  return once
    .filter((address) => !known.has(address))
    .map((address) => ({
      address,
      judge: (answer: Answer) =>
        isNothing(answer)
          ? []
          : [finding('withdrawn', address, `answers ${answer.status}, but is no longer published`)],
    }))
}
