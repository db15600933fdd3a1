/** Elements that only a style sheet would show, and placeholders that reserve space. */
const invisible = '.hidden, [class~="unscripted:hidden"]'

/** Returns the visible elements of a part of the page that match a selector. */
export function visibleElements(selector: string, part = 'main'): Element[] {
  return [...document.querySelectorAll(`${part} ${selector}`)].filter((element) => element.closest(invisible) === null)
}

/** Returns the texts of the visible headings, in their order. */
export function readHeadings(): string[] {
  return visibleElements(':is(h1, h2, h3)').map(({ textContent }) => textContent)
}

/** Returns the innermost visible elements that contain a text. `part` is a selector, here and below. */
export function elementsWithText(text: string, part?: string): Element[] {
  const contains = ({ textContent }: Element) => textContent.includes(text)
  return visibleElements('*', part).filter((element) => contains(element) && ![...element.children].some(contains))
}

/** Returns the texts that are not the full text of any visible element. */
export function missingTexts(texts: readonly (string | undefined)[], part?: string): string[] {
  const shownTexts = new Set(visibleElements('*', part).map(({ textContent }) => textContent))
  return texts.flatMap((text) => (text === undefined || shownTexts.has(text) ? [] : [text]))
}

/** Returns the visible text of an element, without text for screen readers. */
export function visibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const spoken of copy.querySelectorAll('.sr-only')) spoken.remove()
  return copy.textContent
}

/** Returns the first button with this visible text. @throws Error if there is none */
export function findButton(name: string, part?: string): Element {
  const match = visibleElements('button', part).find((element) => visibleText(element) === name)
  if (!match) throw new Error(`there is no button ${name}`)
  return match
}
