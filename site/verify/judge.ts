import { readFileSync } from 'node:fs'
import path from 'node:path'

import { formatPlain } from '#schemas/format-time.ts'

import type { HeldBack } from '../content-layer/publication/hold-back.ts'
import { monthPath } from '../routes.ts'
import { compareHeaders, expectedHeaders, type HeaderProfile } from './expected-headers.ts'
import type { ExpectedFile, ExpectedSite } from './expected-site.ts'
import { explainDifference } from './explain-difference.ts'
import type { Answer } from './fetch-address.ts'
import { finding, type Finding } from './findings.ts'

export type JudgeOptions = {
  /** What must not be shown yet. */
  heldBack: readonly HeldBack[]
  /** The time to judge by, in milliseconds since 1970. */
  now: number
  headers: HeaderProfile
}

/** What stands in for a file that is not answered with 200. */
function judgeStatus(address: string, { status, headers }: Answer, wanted: number): Finding[] {
  const target = headers.get('location')
  if (status >= 300 && status < 400 && target !== null)
    return [finding('redirected', address, `leads to ${target} instead of answering ${wanted}`)]
  return [finding('missing', address, `answers ${status} instead of ${wanted}`)]
}

/** By what a held-back page gives itself away in a text at an address: links to it, or its place on its month's page. */
function traceOf({ month, id, addresses }: HeldBack, address: string, served: string): string | undefined {
  const link = addresses.find((path) => path.startsWith('/jp/') && served.includes(path))
  if (link !== undefined || id === undefined) return link
  const isOfMonth = address.startsWith(monthPath(month, 'web'))
  return isOfMonth && served.includes(` id="${id}"`) ? `#${id}` : undefined
}

/** Judges answers by what a build has published. */
export class Judge {
  readonly #options: JudgeOptions
  readonly #site: ExpectedSite

  constructor(options: JudgeOptions, site: ExpectedSite) {
    this.#options = options
    this.#site = site
  }

  #textOf(file: string): string {
    return readFileSync(path.join(this.#site.folder, file), 'utf8')
  }

  /** A picture or script that is missing is missed by pages: the first of them, and how many more. */
  #usersOf(address: string): string {
    const users = this.#site.files.filter(({ isPage, file }) => isPage && this.#textOf(file).includes(address))
    const [first] = users
    if (!first) return ''
    return `; it is used on ${first.address}${users.length > 1 ? ` and ${users.length - 1} more pages` : ''}`
  }

  #judgeBody(address: string, { file, isPage }: ExpectedFile, { body }: Answer): Finding[] {
    if (body === undefined) return [finding('broken', address, 'breaks off or cannot be decoded')]
    const served = body.toString('utf8')
    const expected = this.#textOf(file)
    for (const page of this.#options.heldBack) {
      const trace = traceOf(page, address, served)
      if (trace === undefined || expected.includes(trace)) continue
      const until = formatPlain(page.until)
      return [finding('too-early', address, `tells of 「${page.title}」 (${trace}), which is held back until ${until}`)]
    }
    const why = isPage
      ? explainDifference(served, expected, this.#options.now)
      : 'has other bytes than would be published now'
    return [finding('stale', address, why)]
  }

  /** The answer at an address that has to be the file, with the status. */
  file(address: string, expected: ExpectedFile, answer: Answer, status = 200): Finding[] {
    const { file, policy, sha256, isPage } = expected
    const { headers: profile } = this.#options
    const target = answer.headers.get('location') ?? ''
    // Hosts of static files redirect a page without its slash, where they have no rule against it.
    if (profile === 'none' && isPage && answer.status > 300 && answer.status < 400)
      if (target.replace(/[?#].*$/, '').endsWith(expected.address)) return []
    if (answer.status !== status)
      return judgeStatus(address, answer, status).map((told) =>
        told.kind === 'missing' && !isPage ? { ...told, message: told.message + this.#usersOf(address) } : told,
      )
    const differs = answer.sha256 === sha256 ? [] : this.#judgeBody(address, expected, answer)
    const wanted = expectedHeaders(profile, file, policy)
    // A page's policy follows from its text: another text has another policy.
    if (differs.length > 0) delete wanted['Content-Security-Policy']
    const headers = compareHeaders(wanted, answer.headers)
    return [...differs, ...headers.map((message) => finding('wrong-header', address, message))]
  }
}
