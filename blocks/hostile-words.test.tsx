import { createElement } from 'react'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, test } from 'vitest'

import { serializeHtml } from '#site/render/html.ts'
import { renderTree } from '#site/render/render-tree.ts'
import { blockNames, type BlockName } from '#schemas/blocks.ts'

import { getBlockComponent, getExamples } from './registry.ts'

const payload = `"'><img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">x</a></style>&lt;b&gt;`

/**
 * Returns the same data with a payload appended to every string that contains Japanese. Addresses, dates and colour
 * names stay unchanged.
 */
function withPayload(value: unknown): unknown {
  if (typeof value === 'string') return /[぀-ヿ一-鿿]/.test(value) ? value + payload : value
  if (Array.isArray(value)) return value.map(withPayload)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPayload(inner)]))
}

function elementsIn(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const children = 'childNodes' in node ? node.childNodes : []
  return children.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))
}

function outline(markup: string): string[] {
  return elementsIn(parseFragment(markup)).map(({ tagName, attrs }) =>
    [tagName, ...attrs.map(({ name }) => name)].join(' '),
  )
}

function render(name: BlockName, props: unknown): string {
  const block = createElement(getBlockComponent(name), {
    ...(props as Record<string, unknown>),
    scope: { id: 'x', headingLevel: 2 },
  })
  return serializeHtml(renderTree(createElement('html', {}, createElement('head'), createElement('body', {}, block))))
}

const cases = blockNames.flatMap((name) => getExamples(name).map(({ title, props }) => [name, title, props] as const))

test.each(cases)('words in %s become no markup: %s', (name, _title, props) => {
  const plain = render(name, props)
  const hostile = render(name, withPayload(props))
  expect(outline(hostile)).toEqual(outline(plain))
  // Escaped in a text, or in quotes that it does not end.
  if (plain !== hostile) expect(hostile).toMatch(/&lt;script&gt;|&quot;'>/)
})

test('most blocks have words to be hostile in', () => {
  const changed = cases.filter(([name, , props]) => render(name, props) !== render(name, withPayload(props)))
  expect(new Set(changed.map(([name]) => name)).size).toBeGreaterThan(15)
})
