import { createContext, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { parseHtml, serializeHtml } from './html.ts'
import { renderTree } from './render-tree.ts'

function page(body: ReactNode): ReactNode {
  return (
    <html lang="ja">
      <head>
        <title>t</title>
      </head>
      <body>{body}</body>
    </html>
  )
}

function Twice({ of, children }: { of: string; children: ReactNode }) {
  return (
    <>
      {of}
      {children}
      {of}
    </>
  )
}

/** An element with the attributes of a type that are given in React's way. */
const attributes = (
  <label htmlFor="f" className="a b" tabIndex={-1} aria-hidden={false} data-on={true} hidden={true} title="">
    <input id="f" type="checkbox" disabled={false} readOnly autoComplete="off" maxLength={3} defaultChecked />
    <img src="/a.png" srcSet="/a.png 1x" alt={'"<&\u00a0\''} fetchPriority="low" width={1.5} onClick={() => 1} />
    <time dateTime="2023-02-01" suppressHydrationWarning>
      {undefined}
    </time>
    <svg viewBox="0 0 1 1" aria-hidden="true" fill="none">
      <path d="M0 0" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" fillRule="evenodd" />
    </svg>
  </label>
)

test.each<[name: string, body: ReactNode]>([
  ['attributes', attributes],
  ['texts', ['1 < 2 & 3', 0, '', true, false, null, undefined, [<br key="a" />, <p key="b">{'a\u00a0b'}</p>], 10n]],
  [
    'components and fragments',
    <Twice of="a">
      <b>b</b>
    </Twice>,
  ],
  ['a script, which is not read as HTML', <script dangerouslySetInnerHTML={{ __html: 'if (1 < 2 && "</b>") x' }} />],
])('%s are rendered as React renders them', (_, body) => {
  const byReact = renderToStaticMarkup(page(body))
  expect(serializeHtml(renderTree(page(body)))).toBe(serializeHtml(parseHtml(`<!DOCTYPE html>${byReact}`)))
})

test('texts side by side stay texts of their own, as components wrote them', () => {
  const [html] = renderTree(page(<p>{['a', 'b']}</p>)).childNodes.slice(-1)
  expect(JSON.stringify(html, (key, value: unknown) => (key === 'parentNode' ? undefined : value))).toMatch(
    /"value":"a"\},\{"nodeName":"#text","value":"b"/,
  )
})

test("the page's own rules are there once each, by their precedence", () => {
  const rule = (name: string, precedence: string) => (
    <style key={name + precedence} href={name} precedence={precedence}>{`.${name}{a:b}`}</style>
  )
  const html = serializeHtml(renderTree(page([rule('x', 'one'), rule('y', 'two'), rule('z', 'one'), rule('x', 'one')])))
  expect(html).toContain('<title>t</title><style>.x{a:b}.z{a:b}</style><style>.y{a:b}</style></head><body></body>')
})

const Context = createContext('')

test.each<[name: string, body: ReactNode, message: string]>([
  ['a promise', Promise.resolve('a'), 'Promise: components are not awaited'],
  ['a context', <Context value="a">1</Context>, 'is neither an element nor a function'],
  ['an unknown attribute of SVG', <path clipPath="url(#a)" />, 'clipPath is missing in attributeNames'],
  [
    'a URL that a browser would run',
    <a href={'\n java\tscript:alert(1)'}>1</a>,
    'href: a URL that a browser would run',
  ],
  ['words where they would be markup', <noscript>{'<b>'}</noscript>, '<noscript>: its text would not be escaped'],
  [
    'a rule that ends its style',
    <style href="a" precedence="a">
      {'</style>'}
    </style>,
    'would end the element',
  ],
  ['a style attribute', <p style={{ color: 'red' }} />, 'style: an attribute must be a text'],
  ['HTML as text', <p dangerouslySetInnerHTML={{ __html: '<b>' }} />, '<p>: only a script may be given as text'],
])('%s is refused', (name, body, message) => {
  expect(() => renderTree(page(name.includes('SVG') ? <svg>{body}</svg> : body))).toThrow(message)
})
