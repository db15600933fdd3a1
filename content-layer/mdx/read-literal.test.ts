import fc from 'fast-check'
import { expect, test } from 'vitest'

import { NotALiteral, offsetInLiteral, readLiteral, type SyntaxNode } from './read-literal.ts'
import { parseMdxSyntax } from './mdx-syntax.ts'

const before = '<A a={'

/** Returns the syntax tree of an expression as it occurs in a block's property. */
function parse(source: string): SyntaxNode {
  const block = parseMdxSyntax('a.mdx', `${before}${source}} />`).tree?.children[0]
  const attribute = block?.type === 'mdxJsxFlowElement' && block.attributes[0]
  const value = attribute && attribute.type === 'mdxJsxAttribute' ? attribute.value : undefined
  const statement = typeof value === 'object' ? value?.data?.estree?.body[0] : undefined
  if (statement?.type !== 'ExpressionStatement') throw new Error(`${source} is not an expression`)
  return statement.expression
}

test('what JSON can express is read as JSON reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const source = JSON.stringify(value)
      fc.pre(!source.includes('"__proto__"'))
      expect(readLiteral(parse(`(${source})`))).toEqual(JSON.parse(source))
    }),
  )
})

test.each([
  'a',
  'a()',
  '1 + 1',
  '`${a}`',
  '/a/',
  '1n',
  '[,]',
  '[...a]',
  '{ ...a }',
  '{ a }',
  '{ a() {} }',
  '{ get a() { return 1 } }',
  '{ ["a"]: 1 }',
  '{ "__proto__": 1 }',
  '{ __proto__: 1 }',
  '-"1"',
  '!true',
  'typeof 1',
  '() => 1',
  'function () {}',
  'new Date()',
  'this',
  'null ?? 1',
  'a = 1',
  '(1, 2)',
  'undefined',
  'NaN',
])('%s is not a literal', (source) => {
  expect(() => readLiteral(parse(`(${source})`))).toThrow(NotALiteral)
})

test('a repeated key is reported at its position', () => {
  expect(() => readLiteral(parse('{ a: 1, a: 2 }'))).toThrow(
    expect.objectContaining({ kind: 'block-duplicate-property', offset: before.length + 8 }),
  )
})

test('a position inside a literal is that of the element, of the property, or of the nearest parent', () => {
  const node = parse('[{ a: [1, 22] }, 3]')
  expect(offsetInLiteral(node, [0, 'a', 1])).toBe(before.length + 10)
  expect(offsetInLiteral(node, [0, 'a'])).toBe(before.length + 3)
  expect(offsetInLiteral(node, [0, 'b'])).toBe(before.length + 1)
  expect(offsetInLiteral(node, [7])).toBe(before.length)
})
