import { inFields, type Edit } from '../support/sites/small-content.ts'
import { fill, repeatPart, type Attack } from './attack.ts'

/** Kilobytes of repeated text: enough to expose superlinear growth, few enough to try every case. */
const repeatedSize = 20

/** Kilobytes of the largest fields that are read. */
const maxFieldsSize = 159

/** What is repeated, by what a parser of YAML takes it for. */
const repeatedParts: Readonly<Record<string, readonly string[]>> = {
  lists: ['- ', '[', '- a\n', '[a,', '- ※1\n'],
  objects: ['{', '? ', ': ', 'a: ', '{a: ', '? a\n', 'title: a\n'],
  anchors: ['a: &a 1\n', '*a ', '<<: *a\n', '!a '],
  'quotes and texts': ['"', '|\n', '"\\u0041', '1', '# a\n'],
  'lines of other kinds': ['---\n', '%a\n', '\ta\n', '　a: b\n', '\n'],
}

function attackFields(title: string, text: Edit | string, kind?: string): Attack {
  const edit = typeof text === 'string' ? () => text : text
  return { title: `fields of ${title}`, changes: { './noodles.mdx': inFields(edit) }, ...(kind && { kind }) }
}

/** Returns fields in which a text of the fixture is replaced. */
function attackValue(title: string, from: string, to: string, kind?: string): Attack {
  return attackFields(title, (text) => text.replace(from, to), kind)
}

/** Fields of a campaign that a parser or a rule could take very long to read. */
export const hostileFields: readonly Attack[] = [
  ...Object.values(repeatedParts)
    .flat()
    .map((part) => attackFields(`${JSON.stringify(part)} over and over`, fill(part, repeatedSize))),
  ...['[', '- ', '- a\n'].map((part) => attackFields(`${JSON.stringify(part)} without end`, fill(part, maxFieldsSize))),
  attackFields(
    '90,000 names',
    repeatPart(90_000, (index) => `k${index}: 1\n`),
    'too-large',
  ),
  attackFields(
    '10,000 names',
    repeatPart(10_000, (index) => `k${index}: 1\n`),
    'more-of-a-kind',
  ),
  attackFields('5,000 names in braces', `{${repeatPart(5000, (index) => `${index.toString(36)}: 1`, ',')}}`),
  attackFields('50,000 anchors', '- &a a\n'.repeat(50_000), 'too-large'),
  attackFields('20,000 anchors', '- &a a\n'.repeat(20_000), 'more-of-a-kind'),
  attackFields(
    'names that are nearly right',
    repeatPart(3000, (index) => `titl${index}: 1\n`),
  ),
  attackFields(
    'laughs that multiply',
    repeatPart(20, (index) => {
      const part = index === 0 ? 'x' : `*a${index - 1}`
      return `a${index}: &a${index} [${Array.from({ length: 9 }, () => part).join(', ')}]\n`
    }),
    'yaml-alias',
  ),
  attackFields('merged fields', `a: &a {b: 1}\n${'<<: *a\n'.repeat(1000)}`),
  attackFields(
    'lists in lists, line by line',
    repeatPart(500, (index) => `${' '.repeat(index)}-\n`),
  ),
  attackFields('many documents', fill('--- a\n', maxFieldsSize)),
  attackFields('a long name', `${fill('a', 150)}: 1\n`),
  attackValue('a number of many digits', 'reductionRate: 4', `reductionRate: ${fill('9', 150)}`),
  attackValue('a number without end', 'reductionRate: 4', 'reductionRate: .inf'),
  attackValue('a long text', '街のごはんがおトク', fill('あ', 150)),
  attackValue('a title of many lines', '街のごはんがおトク', `|-\n${fill('  a\n', 150)}`),
  attackFields(
    'many annotations',
    (text) => `${text}${repeatPart(3000, (index) => `  - {title: ※${index}, detail: ※${index}}\n`)}`,
  ),
  attackValue(
    'many pictures that are not there',
    'logosOnDetail:\n',
    `logosOnDetail:\n${repeatPart(1000, (index) => `  - {src: images/a${index}.svg, alt: a}\n`)}`,
    'more-of-a-kind',
  ),
  attackValue('escaped invisible characters', '街のごはんがおトク', '"\\u00ad\\u2063\\U000E0041"', 'control-character'),
]
