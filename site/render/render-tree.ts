import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

import { appendElement, appendText, createDocument, type Document, type Element, type ParentNode } from './html.ts'

/** React's attribute names that differ from the HTML attribute in more than case. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  defaultChecked: 'checked',
  defaultValue: 'value',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  fillRule: 'fill-rule',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
  preserveAspectRatio: 'preserveAspectRatio',
  viewBox: 'viewBox',
}

/** Elements with text that is not escaped, so that content could become markup there. */
const rawTextElements: ReadonlySet<string> = new Set(
  'iframe noembed noframes noscript plaintext script style xmp'.split(' '),
)

const urlAttributes: ReadonlySet<string> = new Set(['action', 'formaction', 'href', 'src'])

/** Returns whether a browser would run a URL. Browsers ignore line ends and control characters in `javascript:`. */
function isExecutable(url: string): boolean {
  return /^javascript:/i.test(url.replaceAll(/[\0-\x20]/g, ''))
}

/** Properties of elements that are not attributes. */
const notAttributes: ReadonlySet<string> = new Set(['children', 'dangerouslySetInnerHTML', 'suppressHydrationWarning'])

type Props = Readonly<Record<string, unknown>> & {
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

/** The page's own rules by precedence, each once by its name (`href`), like in React. */
type InlineRules = Map<string, Map<string, string>>

function isComponent(type: unknown): type is (props: Props) => ReactNode {
  return typeof type === 'function'
}

/** @throws Error for an SVG attribute without a known name */
function getAttributeName(property: string, isSvg: boolean): string {
  const name = attributeNames[property]
  if (name !== undefined) return name
  if (isSvg && /[A-Z]/.test(property)) throw new Error(`${property} is missing in attributeNames`)
  return property.toLowerCase()
}

function toAttributes(props: Props, isSvg: boolean): Element['attrs'] {
  const attributes: Element['attrs'] = []
  for (const property of Object.keys(props)) {
    const value = props[property]
    if (value === undefined || value === null || notAttributes.has(property) || /^on/i.test(property)) continue
    const name = getAttributeName(property, isSvg)
    if (typeof value === 'string') {
      if (urlAttributes.has(name) && isExecutable(value))
        throw new Error(`${property}: a URL that a browser would run, ${value}`)
      attributes.push({ name, value })
    } else if (typeof value === 'number') attributes.push({ name, value: String(value) })
    else if (typeof value !== 'boolean')
      throw new Error(`${property}: an attribute must be a text, a number or a boolean`)
    else if (name.includes('-')) attributes.push({ name, value: String(value) })
    else if (value) attributes.push({ name, value: '' })
  }
  return attributes
}

function addRule(rules: InlineRules, { precedence, href, children }: Props): void {
  if (typeof precedence !== 'string' || typeof href !== 'string' || typeof children !== 'string')
    throw new Error('<style>: a rule of the page needs href, precedence and a single text')
  if (children.includes('</')) throw new Error(`<style>: ${children} would end the element`)
  rules.set(precedence, (rules.get(precedence) ?? new Map<string, string>()).set(href, children))
}

function renderHost(parent: ParentNode, tagName: string, props: Props, rules: InlineRules): void {
  const isSvg = tagName === 'svg' || ('namespaceURI' in parent && parent.namespaceURI.endsWith('/svg'))
  const element = appendElement(parent, tagName, toAttributes(props, isSvg), isSvg)
  const html = props.dangerouslySetInnerHTML?.__html ?? ''
  if (html !== '' && tagName !== 'script') throw new Error(`<${tagName}>: only a script may be given as text`)
  if (props.children !== undefined && rawTextElements.has(tagName))
    throw new Error(`<${tagName}>: its text would not be escaped`)
  if (html !== '') appendText(element, html)
  renderNode(element, props.children, rules)
}

function renderElement(parent: ParentNode, { type, props }: ReactElement<Props>, rules: InlineRules): void {
  if (type === 'style') addRule(rules, props)
  else if (typeof type === 'string') renderHost(parent, type, props, rules)
  else if (type === Fragment) renderNode(parent, props.children, rules)
  else if (isComponent(type)) renderNode(parent, type(props), rules)
  else throw new Error(`${String(type)} is neither an element nor a function`)
}

function renderNode(parent: ParentNode, node: ReactNode, rules: InlineRules): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return
  if (typeof node !== 'object') appendText(parent, String(node))
  else if (isValidElement<Props>(node)) renderElement(parent, node, rules)
  else if (Symbol.iterator in node) for (const child of node) renderNode(parent, child, rules)
  else throw new Error(`${node.constructor.name}: components are not awaited; await it in the page itself`)
}

/**
 * Renders a page without client components into a document like React would, except for comments and hints: it calls
 * the components, which have neither state nor context, and creates the returned elements. The page's own rules
 * (`<style href precedence>`) are placed at the end of its head.
 * @throws Error if a component throws, or returns an unsupported value
 */
export function renderTree(page: ReactNode): Document {
  const document = createDocument()
  const rules: InlineRules = new Map()
  renderNode(document, page, rules)
  const head = document.childNodes.flatMap((node) => ('childNodes' in node ? node.childNodes : []))[0]
  if (head && 'childNodes' in head)
    for (const texts of rules.values())
      appendText(appendElement(head, 'style', [], false), [...texts.values()].join(''))
  return document
}
