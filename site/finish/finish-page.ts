import { hashOf } from '../content-layer/hash.ts'
import { formatPolicy, policyFor, writePolicy, type Policy } from './content-policy.ts'
import { attributeOf, elementsBelow, parseHtml, parseHtmlWithPlaces, serializeHtml, type Document } from './html.ts'
import type { NextBuild } from './next-build.ts'
import { reasonsToKeep } from './prove-static.ts'
import { shortenClasses } from './short-names.ts'
import type { Store } from './store.ts'
import { inlineStylesOf, replaceStyles, stripPage, styleSheetsOf } from './strip-page.ts'
import { tokensIn, tokensOf, usedCss } from './used-css.ts'
import { loadsOf, type Loads } from './weigh.ts'

/** What is written into every page, and what goes with Next's runtime. */
export type PageScripts = { environment: string; guard: string; page: string; speculationRules: string }

export type Finishing = {
  build: NextBuild
  scripts: PageScripts
  /** The text of a style sheet by its address. */
  readStyleSheet: (address: string) => Promise<string>
  /** Origins that calls go to. */
  connect: readonly string[]
  store: Store
  /** The fingerprint of the code that makes what is stored. */
  codeVersion: string
}

/** A page as it is published; `loads` are the files that it named before and names now. */
export type FinishedPage = { html: string; policy: Policy; reasons: string[]; loads: { before: Loads; after: Loads } }

/** Trusted Types policies that the page scripts make. */
const rulesPolicy = 'speculation-rules'
const chunksPolicy = 'default'

async function styleOf(document: Document, { readStyleSheet, store, codeVersion }: Finishing): Promise<string> {
  const sheets = await Promise.all(styleSheetsOf(document).map(readStyleSheet))
  const css = [...sheets, inlineStylesOf(document)].join('')
  const tokens = tokensIn(css, tokensOf(document))
  const used = await store.get(`${hashOf(codeVersion, css, JSON.stringify(tokens))}.css`, async () => Buffer.from(await usedCss(css, tokens)))
  return used.toString('utf8')
}

async function strip(document: Document, finishing: Finishing): Promise<FinishedPage> {
  const { environment, page, speculationRules } = finishing.scripts
  const before = loadsOf(document)
  const css = await styleOf(document, finishing)
  stripPage(document, new Set([environment, page]))
  replaceStyles(document, shortenClasses(document, css))
  const policy = policyFor(document, { trustedTypes: [rulesPolicy], connect: [], loadsFiles: false, laterScripts: [speculationRules] })
  writePolicy(document, policy)
  return { html: serializeHtml(document), policy, reasons: [], loads: { before, after: loadsOf(document) } }
}

/** Writes the policy into the page's source; nothing else of it changes by a byte. */
function keep(source: string, document: Document, reasons: string[], { connect, scripts }: Finishing): FinishedPage {
  const policy = policyFor(document, { trustedTypes: [rulesPolicy, chunksPolicy], connect, loadsFiles: true, laterScripts: [scripts.speculationRules] })
  const loads = loadsOf(document)
  const charset = elementsBelow(parseHtmlWithPlaces(source)).find((element) => attributeOf(element, 'charset') !== undefined)
  const end = charset?.sourceCodeLocation?.endOffset
  if (end === undefined) throw new Error('a page without a character set')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy)}"/>`
  return { html: `${source.slice(0, end)}${meta}${source.slice(end)}`, policy, reasons, loads: { before: loads, after: loads } }
}

/**
 * Makes a page of Next's export into the one that is published: without Next's runtime where it is proved that the page
 * does not need it, otherwise as it is; either way with a policy of its own.
 * @throws Error where a page has a style attribute, which its policy would refuse
 */
export async function finishPage(page: string, source: string, finishing: Finishing): Promise<FinishedPage> {
  const document = parseHtml(source)
  const styled = elementsBelow(document).find((element) => attributeOf(element, 'style') !== undefined)
  if (styled) throw new Error(`${page}: <${styled.tagName}> has a style attribute. The page's policy refuses those; use a class or a rule.`)
  const { environment, guard, page: pageScript } = finishing.scripts
  const manifest = await finishing.build.manifestFor(page)
  const context = manifest && { manifest, build: finishing.build, ownScripts: new Set([environment, guard, pageScript]) }
  const reasons = context ? reasonsToKeep(document, context) : ['Next does not know the page']
  return reasons.length === 0 ? strip(document, finishing) : keep(source, document, reasons, finishing)
}
