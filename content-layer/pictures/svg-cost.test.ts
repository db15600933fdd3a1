import { expect, test } from 'vitest'

import { inspectSvg } from './inspect-svg.ts'
import { pictureLimits } from './limits.ts'

const draw = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="500">\n${inside}\n</svg>`
const rows = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index)).join('\n')
const kindOf = (inside: string) => inspectSvg(draw(inside)).excess?.kind

/** Parts each of which references the previous one twice. */
const doubling = (levels: number, part: (index: number, twice: (show: (id: string) => string) => string) => string) =>
  rows(levels, (index) =>
    part(index, (show) => (index === 0 ? '<path d="M0 0h9v9z"/>' : show(`p${index - 1}`).repeat(2))),
  )

const by = (property: string) => (id: string) => `<g ${property}="url(#${id})"><path d="M0 0h9v9z"/></g>`

test.each([
  ['uses', doubling(12, (index, twice) => `<g id="p${index}">${twice((id) => `<use href="#${id}"/>`)}</g>`)],
  ['masks', doubling(12, (index, twice) => `<mask id="p${index}">${twice(by('mask'))}</mask>`)],
  [
    'clip paths',
    doubling(
      12,
      (index, twice) => `<clipPath id="p${index}">${twice((id) => `<path clip-path="url(#${id})"/>`)}</clipPath>`,
    ),
  ],
  ['patterns, handed down', doubling(12, (index, twice) => `<pattern id="p${index}">${twice(by('fill'))}</pattern>`)],
  [
    'filters',
    doubling(
      12,
      (index, twice) => `<filter id="p${index}"><feFlood/></filter><g id="p${index}">${twice(by('filter'))}</g>`,
    ),
  ],
  [
    'pictures of a filter',
    doubling(12, (index, twice) => `<filter id="p${index}">${twice((id) => `<feImage href="#${id}"/>`)}</filter>`),
  ],
  [
    'markers',
    doubling(
      12,
      (index, twice) =>
        `<marker id="p${index}">${twice((id) => `<path d="M0 0h9" marker-end="url(#${id})"/>`)}</marker>`,
    ),
  ],
  [
    'symbols',
    doubling(12, (index, twice) => `<symbol id="p${index}">${twice((id) => `<use href="#${id}"/>`)}</symbol>`),
  ],
  [
    'masks by class',
    `<style>${rows(12, (index) => `.c${index}{mask:url(#p${index})}`)}</style>${doubling(12, (index, twice) => `<mask id="p${index}">${twice((id) => `<g class="c${id.slice(1)}"/>`)}</mask>`)}`,
  ],
  [
    'masks by an escaped address',
    doubling(
      12,
      (index, twice) => `<mask id="p${index}">${twice((id) => `<g mask="url('#%70${id.slice(1)}')"/>`)}</mask>`,
    ),
  ],
  [
    'masks in a style',
    doubling(
      12,
      (index, twice) =>
        `<mask id="p${index}">${twice((id) => `<g style="x:'a;b';mask:url( &quot;#${id}&quot; )"/>`)}</mask>`,
    ),
  ],
  ['two parts of one name', `<g id="a"/><g id="a">${'<rect/>'.repeat(700)}</g>${'<use href="#a"/>'.repeat(2)}`],
  [
    'a marker at many points',
    `<marker id="m">${'<rect/>'.repeat(40)}</marker><path marker-mid="url(#m)" d="M0 0${'h1'.repeat(40)}"/>`,
  ],
  [
    'a marker handed down to many points',
    `<marker id="m">${'<rect/>'.repeat(40)}</marker><g marker-mid="url(#m)"><path d="M0 0${'h1'.repeat(40)}"/></g>`,
  ],
  [
    'a see-through pattern on many shapes',
    `<pattern id="m">${'<rect/>'.repeat(40)}</pattern><g fill="url(#m)">${'<rect/>'.repeat(50)}</g>`,
  ],
  ['noise of many octaves', '<filter id="a"><feTurbulence numOctaves="1000"/></filter>'],
  ['blurs without filter', `<g style="filter:${'blur(9px) '.repeat(20)}"/>`],
  ['blurs by a rule', `<style>g{filter:${'blur(9px) '.repeat(20)}}</style><g/>`],
  ['shapes', '<rect/>'.repeat(2100)],
  ['see-through shapes', '<rect fill-opacity=".5"/>'.repeat(600)],
  ['points', `<path d="M0 0${'h1v1'.repeat(30_000)}"/>`],
  ['words', `<text>${'あ'.repeat(50_000)}</text>`],
])('a drawing of too many %s is too complex', (_, inside) => {
  expect(kindOf(inside)).toBe('svg-too-complex')
})

test('the place is where it becomes too much', () => {
  const { excess } = inspectSvg(
    draw(doubling(16, (index, twice) => `<g id="p${index}">${twice((id) => `<use href="#${id}"/>`)}</g>`)),
  )
  expect(excess).toMatchObject({
    line: 10,
    column: 11,
    kind: 'svg-too-complex',
    details: { limit: pictureLimits.svgCost },
  })
})

test.each([
  ['a group that uses itself', '<g id="a"><use href="#a"/></g>'],
  ['a group that uses its parent', '<g id="b"><g id="a"><use href="#b"/></g></g>'],
  ['masks in a ring', '<mask id="a"><g mask="url(#b)"/></mask><mask id="b"><g mask="url(#a)"/></mask>'],
  ['a pattern of itself by rule', '<style>*{fill:url(#a)}</style><pattern id="a"><rect/></pattern>'],
])('%s is a cycle', (_, inside) => {
  expect(kindOf(inside)).toBe('svg-cycle')
})

test.each([
  ['elements', '<g>'.repeat(150) + '</g>'.repeat(150)],
  ['elements without end', '<g>'.repeat(40_000) + '</g>'.repeat(40_000)],
  ['gradients that follow each other', rows(5000, (index) => `<linearGradient id="g${index}" href="#g${index + 1}"/>`)],
  ['uses one after the other', rows(300, (index) => `<use id="g${index}" href="#g${index - 1}"/>`)],
])('too many levels of %s are too deep', (_, inside) => {
  expect(kindOf(inside)).toBe('svg-too-deep')
})

test.each([
  [
    'a shadow, as editors export it',
    '<filter id="a"><feFlood/><feColorMatrix/><feOffset/><feGaussianBlur stdDeviation="4"/><feComposite/><feColorMatrix/><feBlend/><feBlend/></filter><g filter="url(#a)"><rect/></g>',
  ],
  [
    'gradients by class',
    `<style>.a,.b{fill:url(#g)}.b{stroke:#000}</style><linearGradient id="g"><stop/></linearGradient>${'<rect class="b"/>'.repeat(100)}`,
  ],
  [
    'a clip path around everything',
    `<clipPath id="c"><rect/></clipPath><g clip-path="url(#c)">${'<path d="M0 0h9v9z"/>'.repeat(500)}</g>`,
  ],
  ['a star used a hundred times', `<defs><path id="s" d="M0 0h9v9z"/></defs>${'<use href="#s"/>'.repeat(100)}`],
  ['a reference to nothing', '<use href="#nothing"/>'],
])('%s is fine', (_, inside) => {
  expect(inspectSvg(draw(inside))).toEqual({ width: 750, height: 500 })
})
