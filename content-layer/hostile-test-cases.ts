import { inBody, inFields, type Changes, type Edit } from '../tests/support/sites/small-content.ts'

/**
 * Content written to hang, crash or deceive the check. `kind` is a diagnostic that must be reported; without it, any
 * outcome is acceptable.
 */
export type Attack = { title: string; changes: Changes; kind?: string }

const kilobyte = 1024
const fill = (part: string, kilobytes: number) =>
  part.repeat(Math.floor((kilobytes * kilobyte) / Buffer.byteLength(part)))
const count = (number: number, part: (index: number) => string, between = '') =>
  Array.from({ length: number }, (_, index) => part(index)).join(between)
const svg = (inside: string, size = 'width="750" height="500"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`

const body = (title: string, text: string, kind?: string): Attack => ({
  title: `a body of ${title}`,
  changes: { './noodles.mdx': inBody(() => text) },
  ...(kind && { kind }),
})
const fields = (title: string, text: Edit | string, kind?: string): Attack => ({
  title: `fields of ${title}`,
  changes: { './noodles.mdx': inFields(typeof text === 'string' ? () => text : text) },
  ...(kind && { kind }),
})
const drawing = (title: string, inside: string, kind?: string, size?: string): Attack => ({
  title: `a drawing of ${title}`,
  changes: { './images/bowl.svg': svg(inside, size) },
  ...(kind && { kind }),
})

/** Kilobytes of repeated text: enough to expose superlinear growth, few enough to try every case. */
const [bodySize, fieldsSize] = [8, 20]

const repeatedInBodies = [
  ...[
    '1. ',
    '- ',
    '> 1. ',
    '> ',
    '[a](',
    '[',
    '![',
    '*a ',
    '**',
    '*_',
    '_*',
    '1',
    '三',
    '1,',
    '*a **a ',
    '`',
    '`` ` ',
    '<',
    '<a ',
    '<A>\n\n',
    '{',
    '{/*',
    '</',
    '&amp;',
    '※',
  ],
  ...[
    'a\n\n',
    '# a\n',
    '    a\n',
    '```\n',
    '- a\n  ',
    '[a]: b\n',
    '[a][',
    'a*b',
    '|a',
    '|-\n',
    '~~',
    '<!--',
    'a@b.c ',
    '<B a={[',
    '---\n',
    '<Steps>\n',
    '＜a＞',
  ],
  ...['import a\n', '[*', '**「a」**あ', '<Notice a="b" ', '\t- ', '\\', '2月30日(月) ', ' {...a}', '&#x200b;'],
]

const repeatedInFields = [
  ...[
    '- ',
    '[',
    '{',
    '? ',
    'a: &a 1\n',
    '*a ',
    '- a\n',
    ': ',
    'a: ',
    '"',
    '!a ',
    '---\n',
    '%a\n',
    '|\n',
    '{a: ',
    '[a,',
    '\ta\n',
    '<<: *a\n',
    '- ※1\n',
    '"\\u0041',
  ],
  ...['? a\n', '　a: b\n', '1', '\n', '# a\n', 'title: a\n'],
]

const shape = '<path d="M0 0h750v500H0z"/>'
const referringShape = (id: number) => `<g mask="url(#p${id})">${shape}</g>`

/** All hostile texts and drawings that can be written as source; raster pictures are generated in the test. */
export const attacks: readonly Attack[] = [
  ...repeatedInBodies.map((part) => body(`${JSON.stringify(part)} over and over`, fill(part, bodySize))),
  // The maximum size of a body.
  body('marks of emphasis without end', fill('*_', 31.9), 'mdx-too-many-marks'),
  body('lists in lists without end', fill('1. ', 31.9), 'too-deep'),
  body('60 KB of list marks', fill('1. ', 60), 'too-large'),
  body('900 KB of ※', fill('※', 900), 'too-large'),
  body('500 KB of code', fill('`a` ', 500), 'too-large'),
  body(
    'links by reference, and where they lead',
    count(700, (index) => `[a${index}]: b\n\n`) + count(700, (index) => `[a${index}] `),
  ),
  body('a table of many rows', `<RateTable caption="a" columns={["a"]} rows={[${fill('["a","b"],', 30)}]}/>`),
  body('an expression of many signs', `<RateTable columns={${fill('!', 31)}1}/>`),
  body('an expression of many sums', `<RateTable columns={${fill('1+', 31)}1}/>`),
  body('an expression of many functions', `<RateTable columns={${fill('a=>', 31)}1}/>`),
  body('an expression of many words', `<RateTable columns={${fill('typeof ', 31)}1}/>`),
  body(
    'an expression of lists in lists',
    `<RateTable columns={${'['.repeat(15_000)}${']'.repeat(15_000)}}/>`,
    'too-deep',
  ),
  body('a regular expression', `<RateTable columns={/${fill('(a|', 31)}/}/>`),
  body('blocks in blocks', count(90, () => '<Notice title="a">\n\n') + count(90, () => '</Notice>\n\n'), 'too-deep'),
  body(
    'lists in lists, line by line',
    count(200, (index) => `${'  '.repeat(index % 150)}- a\n`),
  ),
  body('many properties', `<Notice ${count(2500, (index) => `a${index}="b"`, ' ')}/>`),
  body('many blocks that nobody knows', fill('<Nothing a="b"/>\n\n', 31), 'more-of-a-kind'),
  body('one long word', fill('あ', 31)),
  body(
    'code of every length',
    count(240, (index) => '`'.repeat(index), 'a'),
  ),
  ...repeatedInFields.map((part) => fields(`${JSON.stringify(part)} over and over`, fill(part, fieldsSize))),
  ...['[', '- ', '- a\n'].map((part) => fields(`${JSON.stringify(part)} without end`, fill(part, 159))),
  fields(
    '90,000 names',
    count(90_000, (index) => `k${index}: 1\n`),
    'too-large',
  ),
  fields(
    '10,000 names',
    count(10_000, (index) => `k${index}: 1\n`),
    'more-of-a-kind',
  ),
  fields('5,000 names in braces', `{${count(5000, (index) => `${index.toString(36)}: 1`, ',')}}`),
  fields(
    '50,000 anchors',
    count(50_000, () => '- &a a\n'),
    'too-large',
  ),
  fields(
    '20,000 anchors',
    count(20_000, () => '- &a a\n'),
    'more-of-a-kind',
  ),
  fields(
    'names that are nearly right',
    count(3000, (index) => `titl${index}: 1\n`),
  ),
  fields(
    'laughs that multiply',
    count(20, (index) => `a${index}: &a${index} [${count(9, () => (index === 0 ? 'x' : `*a${index - 1}`), ', ')}]\n`),
    'yaml-alias',
  ),
  fields('merged fields', `a: &a {b: 1}\n${count(1000, () => '<<: *a\n')}`),
  fields(
    'lists in lists, line by line',
    count(500, (index) => `${' '.repeat(index)}-\n`),
  ),
  fields('many documents', fill('--- a\n', 159)),
  fields('a number of many digits', (text) => text.replace('reductionRate: 4', `reductionRate: ${fill('9', 150)}`)),
  fields('a number without end', (text) => text.replace('reductionRate: 4', 'reductionRate: .inf')),
  fields('a long name', `${fill('a', 150)}: 1\n`),
  fields('a long text', (text) => text.replace('街のごはんがおトク', fill('あ', 150))),
  fields('a title of many lines', (text) => text.replace('街のごはんがおトク', `|-\n${fill('  a\n', 150)}`)),
  fields(
    'many annotations',
    (text) => `${text}${count(3000, (index) => `  - {title: ※${index}, detail: ※${index}}\n`)}`,
  ),
  fields(
    'many pictures that are not there',
    (text) =>
      text.replace(
        'logosOnDetail:\n',
        `logosOnDetail:\n${count(1000, (index) => `  - {src: images/a${index}.svg, alt: a}\n`)}`,
      ),
    'more-of-a-kind',
  ),
  fields(
    'escaped invisible characters',
    (text) => text.replace('街のごはんがおトク', '"\\u00ad\\u2063\\U000E0041"'),
    'control-character',
  ),
  {
    title: 'a month of many campaigns',
    changes: {
      './month.yaml': (text) =>
        text.replace('campaigns:\n', `campaigns:\n${count(3000, (index) => `  - a${index}\n`)}`),
    },
  },
  {
    title: 'a screen of many names',
    changes: { 'screens/lending.yaml': count(5000, (index) => `${index.toString(36)}: 1\n`) },
  },
  {
    title: 'a loan that is paid back for ever',
    changes: {
      'screens/lending.yaml': (text) =>
        text
          .replace('lowest: 9', 'lowest: 0')
          .replace('annualRate: 15', 'annualRate: 0')
          .replace(
            'loanAmount: 10000\n      monthlyRepayAmount: 1000',
            'loanAmount: 900000000000000\n      monthlyRepayAmount: 1',
          ),
    },
    kind: 'example-not-repaid',
  },
  { title: 'a link to an endless device', changes: { './images/x.png': { linkTo: '/dev/zero' } }, kind: 'symlink' },
  { title: 'a link to the folder above', changes: { './images/x': { linkTo: '..' } }, kind: 'symlink' },
  { title: 'a link to nothing', changes: { './x.yaml': { linkTo: 'nowhere' } }, kind: 'symlink' },
  { title: 'a pipe', changes: { './x.yaml': { pipe: true } }, kind: 'not-a-file' },
  { title: 'a pipe in the place of a picture', changes: { './images/bowl.svg': { pipe: true } }, kind: 'not-a-file' },
  {
    title: 'names of invisible characters',
    changes: { './a\u001b[31m\u202eb\u00ad.yaml': 'a' },
    kind: 'bad-file-name',
  },
  { title: 'folders in folders', changes: { [`images/${'a/'.repeat(300)}a.svg`]: svg('') } },
  {
    title: 'many files',
    changes: Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`./stray${index}.txt`, 'a'])),
  },

  drawing(
    'masks that double',
    count(24, (index) => `<mask id="p${index}">${index === 0 ? shape : referringShape(index - 1).repeat(2)}</mask>`) +
      referringShape(23),
  ),
  drawing('a mask that holds itself', '<mask id="a"><g mask="url(#a)"/></mask><g mask="url(#a)"/>'),
  drawing('30,000 paths', '<path d="M0 0h750v500H0z"/>'.repeat(30_000), 'svg-too-heavy'),
  drawing('10,000 groups in groups', `${'<g>'.repeat(10_000)}${'</g>'.repeat(10_000)}`, 'svg-too-deep'),
  drawing(
    'a blur without end',
    '<filter id="a"><feGaussianBlur stdDeviation="1e9"/></filter><g filter="url(#a)"><rect width="750" height="500"/></g>',
  ),
  drawing(
    'a filter of a huge region',
    '<filter id="a" x="-1e6" y="-1e6" width="1e7" height="1e7"><feGaussianBlur stdDeviation="99"/></filter><g filter="url(#a)"><rect width="750" height="500"/></g>',
  ),
  drawing(
    'a brush without end',
    '<filter id="a"><feMorphology radius="1e9"/></filter><g filter="url(#a)"><rect width="750" height="500"/></g>',
  ),
  drawing(
    'dashes without number',
    `<path stroke="red" stroke-dasharray="1e-9" d="M0 0${'l750 500-750-500'.repeat(200)}"/>`,
  ),
  drawing('many dashes', `<path stroke="red" stroke-dasharray="${'.001 '.repeat(2000)}" d="M0 0L1e9 1e9"/>`),
  drawing(
    'a pattern of tiny tiles',
    '<pattern id="a" width=".0001" height=".0001" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern><rect width="750" height="500" fill="url(#a)"/>',
  ),
  drawing('giant letters', `<text font-size="1e9">${'あ'.repeat(300)}</text>`),
  drawing('many letters', `<text>${'あ'.repeat(100_000)}</text>`, 'svg-too-heavy'),
  drawing('a huge picture', '<rect width="99999" height="99999"/>', undefined, 'width="99999" height="99999"'),
  drawing('a long and narrow picture', '<rect width="99999" height="9"/>', undefined, 'width="99999" height="0.001"'),
  drawing('numbers without end', `<path d="M0 0${'L1e300 1e300'.repeat(900)}"/>`),
  drawing('a stroke without end', '<path d="M0 0L9 9" stroke-width="1e300" stroke="red"/>'),
  drawing(
    'many rules',
    `<style>${count(9000, (index) => `.a${index}{fill:red}`)}</style>${'<rect class="a1"/>'.repeat(900)}`,
  ),
  drawing('many comments in a style', `<style>${'a<!-- -->'.repeat(12_000)}</style>`),
  drawing('many attributes', `<rect ${count(40_000, (index) => `a${index}="b"`, ' ')}/>`),
  drawing('an import split by an element', '<style>@imp<g/>ort "//evil.example";</style>', 'svg-unsafe'),
  drawing(
    'an import in two sections',
    '<style><![CDATA[@imp]]><![CDATA[ort "//evil.example";]]></style>',
    'svg-unsafe',
  ),
  drawing('an import by entities', '<style>&#64;import "//evil.example";</style>', 'svg-unsafe'),
  drawing('an import by an escape', '<style>@\\import "//evil.example";</style>', 'svg-unsafe'),
  drawing('an address by an escape', '<rect fill="u\\rl(//evil.example)"/>', 'svg-unsafe'),
  {
    title: 'a drawing of entities that multiply',
    changes: {
      './images/bowl.svg': `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(999)}">${count(9, (index) => `<!ENTITY a${index} "${'&a;'.repeat(9)}">`)}]>${svg('&a8;')}`,
    },
    kind: 'svg-unsafe',
  },
]
