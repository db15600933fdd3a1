import { inBody } from '../support/sites/small-content.ts'
import { fill, repeatPart, type Attack } from './attack.ts'

/** Kilobytes of repeated text: enough to expose superlinear growth, few enough to try every case. */
const repeatedSize = 8

/** Kilobytes of the largest body that is read. */
const maxBodySize = 31.9

/** What is repeated, by what a parser takes it for. */
const repeatedParts: Readonly<Record<string, readonly string[]>> = {
  'list and quote marks': ['1. ', '- ', '> 1. ', '> ', '- a\n  ', '\t- ', '1', '1,'],
  links: ['[a](', '[', '![', '[a]: b\n', '[a][', '[*', 'a@b.c '],
  emphasis: ['*a ', '**', '*_', '_*', '*a **a ', 'a*b', '~~', '**「a」**あ'],
  code: ['`', '`` ` ', '```\n', '    a\n'],
  elements: ['<', '<a ', '<A>\n\n', '</', '<!--', '<B a={[', '<Steps>\n', '<Notice a="b" ', '＜a＞'],
  expressions: ['{', '{/*', ' {...a}', 'import a\n', '&amp;', '&#x200b;', '\\'],
  'blocks of text': ['a\n\n', '# a\n', '---\n', '|a', '|-\n'],
  'Japanese text': ['三', '※', '2月30日(月) '],
}

function attackBody(title: string, text: string, kind?: string): Attack {
  return { title: `a body of ${title}`, changes: { './noodles.mdx': inBody(() => text) }, ...(kind && { kind }) }
}

/** Returns a body with a property whose value is this expression. */
function attackExpression(title: string, expression: string, kind?: string): Attack {
  return attackBody(`an expression of ${title}`, `<RateTable columns={${expression}}/>`, kind)
}

/** Bodies of a campaign that a parser or a rule could take very long to read. */
export const hostileBodies: readonly Attack[] = [
  ...Object.values(repeatedParts)
    .flat()
    .map((part) => attackBody(`${JSON.stringify(part)} over and over`, fill(part, repeatedSize))),
  attackBody('marks of emphasis without end', fill('*_', maxBodySize), 'mdx-too-many-marks'),
  attackBody('lists in lists without end', fill('1. ', maxBodySize), 'too-deep'),
  attackBody('60 KB of list marks', fill('1. ', 60), 'too-large'),
  attackBody('900 KB of ※', fill('※', 900), 'too-large'),
  attackBody('500 KB of code', fill('`a` ', 500), 'too-large'),
  attackBody(
    'links by reference, and where they lead',
    repeatPart(700, (index) => `[a${index}]: b\n\n`) + repeatPart(700, (index) => `[a${index}] `),
  ),
  attackBody('a table of many rows', `<RateTable caption="a" columns={["a"]} rows={[${fill('["a","b"],', 30)}]}/>`),
  attackExpression('many signs', `${fill('!', 31)}1`),
  attackExpression('many sums', `${fill('1+', 31)}1`),
  attackExpression('many functions', `${fill('a=>', 31)}1`),
  attackExpression('many words', `${fill('typeof ', 31)}1`),
  attackExpression('lists in lists', `${'['.repeat(15_000)}${']'.repeat(15_000)}`, 'too-deep'),
  attackExpression('one regular expression', `/${fill('(a|', 31)}/`),
  attackBody('blocks in blocks', '<Notice title="a">\n\n'.repeat(90) + '</Notice>\n\n'.repeat(90), 'too-deep'),
  attackBody(
    'lists in lists, line by line',
    repeatPart(200, (index) => `${'  '.repeat(index % 150)}- a\n`),
  ),
  attackBody('many properties', `<Notice ${repeatPart(2500, (index) => `a${index}="b"`, ' ')}/>`),
  attackBody('many blocks that nobody knows', fill('<Nothing a="b"/>\n\n', 31), 'more-of-a-kind'),
  attackBody('one long word', fill('あ', 31)),
  attackBody(
    'code of every length',
    repeatPart(240, (index) => '`'.repeat(index), 'a'),
  ),
]
