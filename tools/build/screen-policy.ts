import { formatPolicy, policyFor, refuseStyleAttributes, type Policy } from '#site/render/content-policy.ts'
import { attributeOf, elementsBelow, parseHtmlWithPositions } from '#site/render/html.ts'
import { loadsOf, type Loads } from './weigh.ts'

/** The Trusted Types policies created by a screen's scripts. */
const trustedTypes = ['default'] as const

export type ScreenPage = { html: string; policy: Policy; loads: Loads }

/**
 * Adds a screen page's policy, derived from its inline content. No other byte changes, and the only assumption about
 * the exported page is that its character set comes first.
 * @throws Error if it has no character set, or a style attribute, which its policy would block
 */
export function addScreenPolicy(page: string, source: string, connect: readonly string[]): ScreenPage {
  const elements = elementsBelow(parseHtmlWithPositions(source))
  refuseStyleAttributes(page, elements)
  const policy = policyFor(elements, { trustedTypes, connect, loadsFiles: true })
  const charset = elements.find((element) => attributeOf(element, 'charset') !== undefined)
  const end = charset?.sourceCodeLocation?.endOffset
  if (end === undefined) throw new Error(`${page}: a page without a character set`)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy)}"/>`
  return { html: `${source.slice(0, end)}${meta}${source.slice(end)}`, policy, loads: loadsOf(elements) }
}
