import { casesOfLastLines, casesOfTitle } from '../../../tests/support/sites/case-tables.ts'
import { append, editCampaign, editMonth, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

/** Features of YAML that content does not need are refused. */
const features: Case[] = [
  ...casesOfTitle([
    ['a JavaScript tag is refused', '!!js/function "function () {}"', '8 - yaml-tag'],
    ['a binary value is no text', '!!binary aGk=', '1 title not-text'],
    ['a text in stars is an alias', '*おトク*', '8 - yaml-alias'],
    ['an anchor that nothing uses is refused', '&おトク です', '13 - yaml-alias'],
  ]),
  {
    title: 'an anchor that contains itself is refused, with its alias',
    changes: editCampaign(replaceOnce('title: 街のごはんがおトク', 'title: &a [*a]')),
    diagnostics: ['./noodles.mdx:3:11 - yaml-alias', './noodles.mdx:3:12 - yaml-alias'],
  },
  ...casesOfLastLines([
    [
      'aliases that multiply are refused',
      'a: &a [x, x]\nb: [*a, *a]',
      '35:7 - yaml-alias',
      '36:5 - yaml-alias',
      '36:9 - yaml-alias',
    ],
  ]),
  {
    title: 'an older version of YAML is refused',
    changes: editMonth((text) => `%YAML 1.1\n---\n${text}`),
    diagnostics: ['./month.yaml:1:1 - yaml-directive'],
  },
  {
    title: 'a second document is refused',
    changes: editMonth(append('---\ntitle: また\n')),
    diagnostics: ['./month.yaml:15:1 - yaml-several-documents'],
  },
  {
    title: 'a document between --- and ... is accepted',
    changes: editMonth((text) => `---\n${text}...\n`),
    diagnostics: [],
  },
]

const wholeFiles: Case[] = [
  {
    title: 'an empty file is reported',
    changes: editCampaign(() => ''),
    diagnostics: ['./noodles.mdx:1:1 - yaml-empty'],
  },
  {
    title: 'a file of comments only is empty',
    changes: editCampaign(() => '# あとで書く\n'),
    diagnostics: ['./noodles.mdx:1:1 - yaml-empty'],
  },
  {
    title: 'a file with a lone text has no fields',
    changes: editCampaign(() => 'おトク\n'),
    diagnostics: ['./noodles.mdx:2:1 - not-fields'],
  },
  {
    title: 'a file with a lone list has no fields',
    changes: editCampaign(() => '- a\n'),
    diagnostics: ['./noodles.mdx:2:1 - not-fields'],
  },
]

const limits: Case[] = [
  ...casesOfTitle([
    ['nesting without end is too deep', '['.repeat(9000), '108 - too-deep'],
    ['nesting 90 levels deep is parsed', '['.repeat(90) + ']'.repeat(90), '1 title not-text'],
  ]),
  {
    title: 'lists in lists without end on one line are too deep',
    changes: editCampaign(append(`${'- '.repeat(9000)}a\n`)),
    diagnostics: ['./noodles.mdx:35:1 - too-deep'],
  },
  {
    title: 'more than twenty diagnostics of a kind are counted, not listed',
    changes: editCampaign(append(`conditions:\n${'  - &a a\n'.repeat(50)}`)),
    diagnostics: [
      ...Array.from({ length: 20 }, (_, index) => `./noodles.mdx:${36 + index}:8 - yaml-alias`),
      './noodles.mdx:56:8 - more-of-a-kind',
    ],
  },
  {
    title: 'thousands of unknown fields are counted, not listed',
    changes: editCampaign(append(Array.from({ length: 10_000 }, (_, index) => `k${index}: 1\n`).join(''))),
    diagnostics: [
      ...Array.from({ length: 20 }, (_, index) => `./noodles.mdx:${35 + index}:1 k${index} unknown-key`),
      './noodles.mdx:55:1 k20 more-of-a-kind',
    ],
  },
  {
    title: 'a very long line, whose card is cut',
    changes: editCampaign(replaceOnce('対象のお店で', 'あいうえお'.repeat(10_000))),
    diagnostics: ['./noodles.mdx:4:1 description share-text-cut'],
  },
]

/** YAML that is refused although its syntax is correct: features that content does not need, and attacks. */
export const refusedYamlCases: readonly Case[] = [...features, ...wholeFiles, ...limits]
