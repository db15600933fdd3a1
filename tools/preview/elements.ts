type Properties = Readonly<Record<string, string | boolean | ((event: Event) => void)>>

/** Creates an HTML element. A function listens to the event of that name; `true` is an attribute without a value. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') created.addEventListener(key, value)
    else if (typeof value === 'string') created.setAttribute(key, value)
    else created.toggleAttribute(key, value)
  }
  created.append(...children)
  return created
}

const svg = 'http://www.w3.org/2000/svg'

export function svgElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Node[]
): Element {
  const created: Element = document.createElementNS(svg, name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  created.append(...children)
  return created
}
