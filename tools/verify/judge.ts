import { readFileSync } from 'node:fs'
import path from 'node:path'

import { formatPlain } from '#domain/time/format-time.ts'

import { documentsPath } from '#content-layer/documents/documents.ts'
import type { HeldBack } from '#content-layer/publication/list-held-back.ts'
import { monthPath } from '#content-layer/routes.ts'
import { compareCoding, compareHeaders, expectedHeaders, type HeaderProfile } from './expected-headers.ts'
import type { ExpectedFile, ExpectedSite } from './expected-site.ts'
import { explainDifference } from './explain-difference.ts'
import { explainIndex } from './explain-index.ts'
import type { Answer } from './fetch-address.ts'
import { finding, shorten, type Finding } from './findings.ts'
import { mostBytes } from './read-body.ts'

export type JudgeOptions = {
  /** The live site without a slash at its end, with the path below which it lies. */
  url: string
  /** What must not be shown yet. */
  heldBack: readonly HeldBack[]
  /** The time to judge by, in milliseconds since 1970. */
  now: number
  headers: HeaderProfile
}

/** What stands in for a file that is not answered with 200. */
function judgeStatus(address: string, { status, headers }: Answer, wanted: number): Finding[] {
  const target = headers.get('location')
  if (status >= 300 && status < 400 && target !== undefined)
    return [finding('redirected', address, `leads to ${shorten(target)} instead of answering ${wanted}`)]
  return [finding('missing', address, `answers ${status} instead of ${wanted}`)]
}

const redirects: ReadonlySet<number> = new Set([301, 302, 307, 308])

/** True if an answer leads from a page without its slash to that page, where the same site answers. */
function leadsToPage(url: string, asked: string, { address }: ExpectedFile, { status, headers }: Answer): boolean {
  const target = headers.get('location')
  const base = url + encodeURI(asked)
  if (target === undefined || !redirects.has(status) || `${asked}/` !== address) return false
  return URL.canParse(target, base) && new URL(target, base).href === new URL(url + encodeURI(address)).href
}

/** By what a held-back page gives itself away in a text at an address: links to it, or its place on its month's page. */
function traceOf(page: HeldBack, address: string, served: string): string | undefined {
  const { id, addresses } = page
  const link = addresses.find((path) => path.startsWith('/jp/') && served.includes(path))
  if (link !== undefined || id === undefined || 'screen' in page) return link
  const isOfMonth = address.startsWith(monthPath(page.month, 'web'))
  return isOfMonth && served.includes(` id="${id}"`) ? `#${id}` : undefined
}

/** Judges answers by what a build has published. */
export class Judge {
  readonly #options: JudgeOptions
  readonly #site: ExpectedSite
  readonly #users = new Map<string, string>()

  constructor(options: JudgeOptions, site: ExpectedSite) {
    this.#options = options
    this.#site = site
  }

  #textOf(file: string): string {
    return readFileSync(path.join(this.#site.folder, file), 'utf8')
  }

  /** A picture or script that is missing is missed by pages: the first of them, and how many more. */
  #usersOf(address: string): string {
    const users = this.#users.get(address) ?? this.#findUsers(address)
    this.#users.set(address, users)
    return users
  }

  #findUsers(address: string): string {
    const users = this.#site.files.filter(({ isPage, file }) => isPage && this.#textOf(file).includes(address))
    const [first] = users
    if (!first) return ''
    return `; it is used on ${first.address}${users.length > 1 ? ` and ${users.length - 1} more pages` : ''}`
  }

  #judgeBody(address: string, { file, isPage, sha256, size }: ExpectedFile, { body }: Answer): Finding[] {
    if (body.kind === 'too-long')
      return [finding('broken', address, `does not end after ${mostBytes(size)} bytes, where ${size} are expected`)]
    if (body.kind !== 'whole')
      return [finding('broken', address, body.kind === 'broken-off' ? 'breaks off' : 'cannot be decoded')]
    if (body.sha256 === sha256) return []
    const served = body.bytes.toString('utf8')
    const expected = this.#textOf(file)
    for (const page of this.#options.heldBack) {
      const trace = traceOf(page, address, served)
      if (trace === undefined || expected.includes(trace)) continue
      const until = formatPlain(page.until)
      return [finding('too-early', address, `tells of 「${page.title}」 (${trace}), which is held back until ${until}`)]
    }
    if (isPage) return [finding('stale', address, explainDifference(served, expected, this.#options.now))]
    const isIndex = file === `${documentsPath}/index.json`
    const why = isIndex ? explainIndex(served, expected) : 'has other bytes than would be published now'
    return [finding('stale', address, why)]
  }

  /** The answer at an address that has to be the file, with the status. */
  file(address: string, expected: ExpectedFile, answer: Answer, status = 200): Finding[] {
    const { file, policy, isPage } = expected
    const { headers: profile, url } = this.#options
    // Hosts of static files redirect a page without its slash, where they have no rule against it.
    if (profile === 'none' && isPage && leadsToPage(url, address, expected, answer)) return []
    if (answer.status !== status)
      return judgeStatus(address, answer, status).map((told) =>
        told.kind === 'missing' && !isPage ? { ...told, message: told.message + this.#usersOf(address) } : told,
      )
    const differs = this.#judgeBody(address, expected, answer)
    const wanted = expectedHeaders(profile, file, policy)
    // A page's policy follows from its text: another text has another policy.
    if (differs.length > 0) delete wanted['Content-Security-Policy']
    const headers = [...compareHeaders(wanted, answer.headers), ...compareCoding(answer.visitor.coding, answer.headers)]
    return [...differs, ...headers.map((message) => finding('wrong-header', address, message))]
  }
}
