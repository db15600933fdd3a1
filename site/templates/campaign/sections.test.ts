import { expect, test } from 'vitest'

import { groupBySection, pairSections } from './sections.ts'

test('a section starts with its heading, and what precedes the first heading is a section too', () => {
  const part = (name: string) => ({ name, isStart: name.startsWith('#') })
  const group = (...names: string[]) =>
    groupBySection(names.map(part)).map((section) => section.map(({ name }) => name).join(' '))
  expect(group('estimate', '# shops', 'logos', '# steps', 'list')).toEqual([
    'estimate',
    '# shops logos',
    '# steps list',
  ])
  expect(group('# shops', 'logos')).toEqual(['# shops logos'])
  expect(group()).toEqual([])
})

test('two consecutive sections without a wide block are a pair, and one alone has the full width', () => {
  const pairs = (widths: string) =>
    pairSections(Array.from(widths, (width) => width === 'w'))
      .map((isHalf) => (isHalf ? 'h' : 'f'))
      .join('')
  expect(pairs('nn')).toBe('hh')
  expect(pairs('wnnnn')).toBe('fhhhh')
  expect(pairs('nnn')).toBe('hhf')
  expect(pairs('nwnnw')).toBe('ffhhf')
  expect(pairs('n')).toBe('f')
  expect(pairs('')).toBe('')
})
