import { createSvg, repeatPart, type Attack } from './attack.ts'

const shape = '<path d="M0 0h750v500H0z"/>'
const referringShape = (id: number) => `<g mask="url(#p${id})">${shape}</g>`

function attackDrawing(title: string, inside: string, kind?: string, size?: string): Attack {
  const changes = { './images/bowl.svg': createSvg(inside, size) }
  return { title: `a drawing of ${title}`, changes, ...(kind && { kind }) }
}

/** Drawings that take very long to draw, or load something else. */
export const hostileDrawings: readonly Attack[] = [
  attackDrawing(
    'masks that double',
    repeatPart(
      24,
      (index) => `<mask id="p${index}">${index === 0 ? shape : referringShape(index - 1).repeat(2)}</mask>`,
    ) + referringShape(23),
  ),
  attackDrawing('a mask that holds itself', '<mask id="a"><g mask="url(#a)"/></mask><g mask="url(#a)"/>'),
  attackDrawing('30,000 paths', '<path d="M0 0h750v500H0z"/>'.repeat(30_000), 'svg-too-heavy'),
  attackDrawing('10,000 groups in groups', `${'<g>'.repeat(10_000)}${'</g>'.repeat(10_000)}`, 'svg-too-deep'),
  attackDrawing(
    'a blur without end',
    '<filter id="a"><feGaussianBlur stdDeviation="1e9"/></filter><g filter="url(#a)"><rect width="750" height="500"/></g>',
  ),
  attackDrawing(
    'a filter of a huge region',
    '<filter id="a" x="-1e6" y="-1e6" width="1e7" height="1e7"><feGaussianBlur stdDeviation="99"/></filter><g filter="url(#a)"><rect width="750" height="500"/></g>',
  ),
  attackDrawing(
    'a brush without end',
    '<filter id="a"><feMorphology radius="1e9"/></filter><g filter="url(#a)"><rect width="750" height="500"/></g>',
  ),
  attackDrawing(
    'dashes without number',
    `<path stroke="red" stroke-dasharray="1e-9" d="M0 0${'l750 500-750-500'.repeat(200)}"/>`,
  ),
  attackDrawing('many dashes', `<path stroke="red" stroke-dasharray="${'.001 '.repeat(2000)}" d="M0 0L1e9 1e9"/>`),
  attackDrawing(
    'a pattern of tiny tiles',
    '<pattern id="a" width=".0001" height=".0001" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern><rect width="750" height="500" fill="url(#a)"/>',
  ),
  attackDrawing('giant letters', `<text font-size="1e9">${'あ'.repeat(300)}</text>`),
  attackDrawing('many letters', `<text>${'あ'.repeat(100_000)}</text>`, 'svg-too-heavy'),
  attackDrawing('a huge picture', '<rect width="99999" height="99999"/>', undefined, 'width="99999" height="99999"'),
  attackDrawing(
    'a long and narrow picture',
    '<rect width="99999" height="9"/>',
    undefined,
    'width="99999" height="0.001"',
  ),
  attackDrawing('numbers without end', `<path d="M0 0${'L1e300 1e300'.repeat(900)}"/>`),
  attackDrawing('a stroke without end', '<path d="M0 0L9 9" stroke-width="1e300" stroke="red"/>'),
  attackDrawing(
    'many rules',
    `<style>${repeatPart(9000, (index) => `.a${index}{fill:red}`)}</style>${'<rect class="a1"/>'.repeat(900)}`,
  ),
  attackDrawing('many comments in a style', `<style>${'a<!-- -->'.repeat(12_000)}</style>`),
  attackDrawing('many attributes', `<rect ${repeatPart(40_000, (index) => `a${index}="b"`, ' ')}/>`),
  attackDrawing('an import split by an element', '<style>@imp<g/>ort "//evil.example";</style>', 'svg-unsafe'),
  attackDrawing(
    'an import in two sections',
    '<style><![CDATA[@imp]]><![CDATA[ort "//evil.example";]]></style>',
    'svg-unsafe',
  ),
  attackDrawing('an import by entities', '<style>&#64;import "//evil.example";</style>', 'svg-unsafe'),
  attackDrawing('an import by an escape', '<style>@\\import "//evil.example";</style>', 'svg-unsafe'),
  attackDrawing('an address by an escape', '<rect fill="u\\rl(//evil.example)"/>', 'svg-unsafe'),
  {
    title: 'a drawing of entities that multiply',
    changes: {
      './images/bowl.svg': `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(999)}">${repeatPart(9, (index) => `<!ENTITY a${index} "${'&a;'.repeat(9)}">`)}]>${createSvg('&a8;')}`,
    },
    kind: 'svg-unsafe',
  },
]
