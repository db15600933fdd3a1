import {
  appendElement,
  getAttribute,
  listElements,
  isElement,
  parseHtml,
  getText,
  type Document,
  type Element,
  type Node,
  type ParentNode,
} from '#site/render/html.ts'
import { removeBreaks } from '#site/phrases/phrase-markup.ts'

/** @throws Error where there is no such element: the peers would be measured without it */
function find(parent: Node, what: string, test: (element: Element) => boolean): Element {
  const match = listElements(parent).find(test)
  if (!match) throw new Error(`the screen has no ${what}`)
  return match
}

/** Elements that only our own scripts use. */
function isOfOurScripts(element: Element): boolean {
  const { tagName } = element
  if (tagName === 'script' || tagName === 'template') return true
  if (tagName === 'meta') return getAttribute(element, 'http-equiv') !== undefined
  if (tagName === 'link') return getAttribute(element, 'rel') === 'modulepreload'
  return getAttribute(element, 'class')?.includes('hydration-failed:block') === true
}

/** Removes our scripts, their data, what only they show, and phrase breaks; what a visitor reads stays. */
function strip(parent: ParentNode): void {
  parent.childNodes = parent.childNodes.filter((node) => !isElement(node) || !isOfOurScripts(node))
  for (const child of parent.childNodes) {
    if ('value' in child) child.value = removeBreaks(child.value)
    if (!isElement(child)) continue
    child.attrs = child.attrs.filter(({ name }) => !/^data-(?:props|island|reads|hydration|environment)/.test(name))
    strip(child)
  }
}

/** What peers of the invitation screen are made from: ours, without our scripts. */
export type ScreenMarkup = {
  /** The page with its skeleton in the place of the codes, `invite`. */
  document: Document
  head: Element
  body: Element
  invite: Element
  style: string
  /** What is in the place of the codes before and after the answer. */
  skeleton: Element['childNodes']
  codes: Element['childNodes']
  /** The parts of the codes that depend on the answer and on the visitor; the feedback is empty before the first tap. */
  code: Element
  feedback: Element
  copyButton: Element
}

/** Ours shows the feedback only after a tap, so that it is not in the page that is read here. */
const feedbackAttributes = [
  { name: 'aria-hidden', value: 'true' },
  { name: 'class', value: 'mt-3 text-center text-note font-bold' },
]

/** Reads the screen from its published HTML and from what it shows once the code has arrived. */
export function readScreenMarkup(published: string, page: string, code: string): ScreenMarkup {
  const document = parseHtml(published)
  const later = parseHtml(page)
  const style = find(document, 'style', ({ tagName }) => tagName === 'style')
  strip(document)
  strip(later)
  const byId = (parent: typeof document, id: string) => find(parent, id, (one) => getAttribute(one, 'id') === id)
  const invite = byId(document, 'invite')
  const laterInvite = byId(later, 'invite')
  const codeSection = find(
    laterInvite,
    'section of the code',
    (one) => getAttribute(one, 'aria-labelledby') === 'own-code',
  )
  return {
    document,
    head: find(document, 'head', ({ tagName }) => tagName === 'head'),
    body: find(document, 'body', ({ tagName }) => tagName === 'body'),
    invite,
    style: getText(style),
    skeleton: invite.childNodes,
    codes: laterInvite.childNodes,
    code: find(codeSection, 'code', (one) => one.tagName === 'span' && getText(one) === code),
    feedback: appendElement(codeSection, 'p', feedbackAttributes, false),
    copyButton: find(codeSection, 'copy button', (one) => one.tagName === 'button' && getText(one).includes('コピー')),
  }
}

/** Attributes that React knows by another name; the others it passes on as they are. */
const reactNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' }

function propsOf({ attrs }: Element): Record<string, string | boolean> {
  return Object.fromEntries(
    attrs
      .filter(({ name }) => name !== 'style')
      .map(({ name, value }) => [reactNames[name] ?? name, value === '' && name !== 'alt' ? true : value]),
  )
}

/** The code that replaces an element's props or children in a component. */
export type Slots = ReadonlyMap<Element, { props?: string; children?: string }>

/** Returns the code of React elements for nodes, as a bundler would make it from JSX. */
export function toReact(nodes: readonly Node[], slots: Slots): string {
  const parts = nodes.flatMap((node): string[] => {
    if (!isElement(node)) return 'value' in node && node.value !== '' ? [JSON.stringify(node.value)] : []
    const slot = slots.get(node)
    const props = JSON.stringify(propsOf(node))
    const children = slot?.children ?? toReact(node.childNodes, slots)
    const given = slot?.props ? `{...${props},${slot.props}}` : props
    return [`h(${JSON.stringify(node.tagName)},${given}${children === '' ? '' : `,${children}`})`]
  })
  return parts.join(',')
}
