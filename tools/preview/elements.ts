type Properties = Readonly<Record<string, string | boolean | ((event: Event) => void)>>

/**
 * An HTML element. A function is the listener of the event of that name, `true` an attribute without a value, `false`
 * none.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(key, value)
    else if (typeof value === 'string') made.setAttribute(key, value)
    else made.toggleAttribute(key, value)
  }
  made.append(...children)
  return made
}

const svg = 'http://www.w3.org/2000/svg'

/** An SVG element with its attributes. */
export function svgElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Node[]
): Element {
  const made: Element = document.createElementNS(svg, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}
