import { expect, test } from 'vitest'

import { inspectSvg } from './inspect-svg.ts'
import { pictureLimits } from './picture-limits.ts'

const draw = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="500">\n${inside}\n</svg>`
const rows = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index)).join('\n')
const kindOf = (inside: string) => inspectSvg(draw(inside)).excess?.kind

/** Cards of a size with shadows, each as Figma exports it, with a region of its own. */
const figmaShadows = (count: number, width: number, height: number) =>
  rows(
    count,
    (index) =>
      `<g filter="url(#f${index})"><rect width="${width}" height="${height}"/></g><filter id="f${index}" x="-4" y="-4" width="${width + 8}" height="${height + 8}" filterUnits="userSpaceOnUse"><feFlood flood-opacity="0"/><feColorMatrix/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite/><feColorMatrix/><feBlend/><feBlend/></filter>`,
  )

/** Parts each of which references the previous one twice. */
const doubling = (levels: number, part: (index: number, twice: (show: (id: string) => string) => string) => string) =>
  rows(levels, (index) =>
    part(index, (show) => (index === 0 ? '<path d="M0 0h9v9z"/>' : show(`p${index - 1}`).repeat(2))),
  )

const by = (property: string) => (id: string) => `<g ${property}="url(#${id})"><path d="M0 0h9v9z"/></g>`

test.each([
  ['uses', doubling(20, (index, twice) => `<g id="p${index}">${twice((id) => `<use href="#${id}"/>`)}</g>`)],
  ['masks', doubling(20, (index, twice) => `<mask id="p${index}">${twice(by('mask'))}</mask>`)],
  [
    'clip paths',
    doubling(
      20,
      (index, twice) => `<clipPath id="p${index}">${twice((id) => `<path clip-path="url(#${id})"/>`)}</clipPath>`,
    ),
  ],
  ['patterns, handed down', doubling(20, (index, twice) => `<pattern id="p${index}">${twice(by('fill'))}</pattern>`)],
  [
    'filters',
    doubling(
      20,
      (index, twice) => `<filter id="p${index}"><feFlood/></filter><g id="p${index}">${twice(by('filter'))}</g>`,
    ),
  ],
  [
    'pictures of a filter',
    doubling(20, (index, twice) => `<filter id="p${index}">${twice((id) => `<feImage href="#${id}"/>`)}</filter>`),
  ],
  [
    'markers',
    doubling(
      20,
      (index, twice) =>
        `<marker id="p${index}">${twice((id) => `<path d="M0 0h9" marker-end="url(#${id})"/>`)}</marker>`,
    ),
  ],
  [
    'symbols',
    doubling(20, (index, twice) => `<symbol id="p${index}">${twice((id) => `<use href="#${id}"/>`)}</symbol>`),
  ],
  [
    'masks by class',
    `<style>${rows(20, (index) => `.c${index}{mask:url(#p${index})}`)}</style>${doubling(20, (index, twice) => `<mask id="p${index}">${twice((id) => `<g class="c${id.slice(1)}"/>`)}</mask>`)}`,
  ],
  [
    'masks by an escaped address',
    doubling(
      20,
      (index, twice) => `<mask id="p${index}">${twice((id) => `<g mask="url('#%70${id.slice(1)}')"/>`)}</mask>`,
    ),
  ],
  [
    'masks in a style',
    doubling(
      20,
      (index, twice) =>
        `<mask id="p${index}">${twice((id) => `<g style="x:'a;b';mask:url( &quot;#${id}&quot; )"/>`)}</mask>`,
    ),
  ],
  ['two parts of one name', `<g id="a"/><g id="a">${'<rect/>'.repeat(20_000)}</g>${'<use href="#a"/>'.repeat(2)}`],
  [
    'a marker at many points',
    `<marker id="m">${'<rect/>'.repeat(400)}</marker><path marker-mid="url(#m)" d="M0 0${'h1'.repeat(400)}"/>`,
  ],
  ['noise of many octaves', '<filter id="a"><feTurbulence numOctaves="1000"/></filter>'],
  ['points, used again', `<path id="a" d="M0 0${'h1v1'.repeat(15_000)}"/>${'<use href="#a"/>'.repeat(3)}`],
])('a drawing of too many %s is too complex', (_, inside) => {
  expect(kindOf(inside)).toBe('svg-too-complex')
})

test('the position is that of the element that exceeds the limit', () => {
  const { excess } = inspectSvg(
    draw(doubling(16, (index, twice) => `<g id="p${index}">${twice((id) => `<use href="#${id}"/>`)}</g>`)),
  )
  expect(excess).toMatchObject({
    line: 14,
    column: 12,
    kind: 'svg-too-complex',
    details: { limit: pictureLimits.svgParts },
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
  ['four shadows over all of it', figmaShadows(4, 750, 500)],
  ['forty cards with shadows', figmaShadows(40, 90, 60)],
  ['an outline of 85 KB', `<path d="M0 0${rows(7000, (index) => `l${index % 97}.5 ${index % 89}`)}"/>`],
  ['a reference to nothing', '<use href="#nothing"/>'],
])('%s is fine', (_, inside) => {
  expect(inspectSvg(draw(inside))).toEqual({ width: 750, height: 500 })
})
