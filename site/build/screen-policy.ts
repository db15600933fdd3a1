import { speculationRules } from '../page-script/speculation-rules.ts'
import { formatPolicy, policyFor, refuseStyleAttributes, type Policy } from '../render/content-policy.ts'
import { attributeOf, elementsBelow, parseHtmlWithPositions } from '../render/html.ts'
import { loadsOf, type Loads } from './weigh.ts'

/** The Trusted Types policies that a screen's scripts make. */
const trustedTypes = ['speculation-rules', 'default'] as const

export type ScreenPage = { html: string; policy: Policy; loads: Loads }

/**
 * Gives a page of a screen its policy, by what is written into it. Nothing else of it changes by a byte, and nothing is
 * taken for granted of what made it but that its character set stands first.
 * @throws Error where it has no character set or a style attribute, which its policy would refuse
 */
export function addScreenPolicy(page: string, source: string, connect: readonly string[]): ScreenPage {
  const elements = elementsBelow(parseHtmlWithPositions(source))
  refuseStyleAttributes(page, elements)
  const policy = policyFor(elements, { trustedTypes, connect, loadsFiles: true, laterScripts: [speculationRules] })
  const charset = elements.find((element) => attributeOf(element, 'charset') !== undefined)
  const end = charset?.sourceCodeLocation?.endOffset
  if (end === undefined) throw new Error(`${page}: a page without a character set`)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy)}"/>`
  return { html: `${source.slice(0, end)}${meta}${source.slice(end)}`, policy, loads: loadsOf(elements) }
}
