import { casesOfLastLines, casesOfTitle, createCases, type CaseRow } from '../../../tests/support/sites/case-tables.ts'
import { append, editCampaign, editMonth, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'
import { refusedYamlCases } from './refused-test-cases.ts'

/** Replaces the target, a text without quotes on line 26. */
const casesOfTarget = (rows: readonly CaseRow[]) =>
  createCases(rows, {
    change: (value) => editCampaign(replaceOnce('target: カードで支払った方', `target: ${value}`)),
    at: './noodles.mdx:26:',
  })

const separators: Case[] = [
  {
    title: 'a full-width colon is reported at the colon',
    changes: editCampaign(replaceOnce('title: 街', 'title：街')),
    diagnostics: ['./noodles.mdx:3:6 - yaml-full-width-colon'],
  },
  {
    title: 'a full-width colon on the last line is reported at the colon',
    changes: editCampaign(append('pages：summary-only\n')),
    diagnostics: ['./noodles.mdx:35:6 - yaml-full-width-colon'],
  },
  {
    title: 'a full-width colon before fields is reported at the colon',
    changes: editCampaign(replaceOnce('period:', 'period：')),
    diagnostics: ['./noodles.mdx:23:7 - yaml-full-width-colon'],
  },
  {
    title: 'a full-width colon in a list is reported with the item',
    changes: editCampaign(replaceOnce('use: points', 'use：points')),
    diagnostics: ['./noodles.mdx:34:8 annotationLists[2] yaml-full-width-colon'],
  },
  {
    title: 'a missing space behind a colon is reported at the colon',
    changes: editCampaign(replaceOnce('entry: not', 'entry:not')),
    diagnostics: ['./noodles.mdx:22:6 - yaml-no-space'],
  },
  {
    title: 'a missing space below fields is reported at the colon',
    changes: editCampaign(replaceOnce('  end: 2', '  end:2')),
    diagnostics: ['./noodles.mdx:25:6 - yaml-no-space'],
  },
  {
    title: 'a missing space in a list is reported with the item',
    changes: editCampaign(replaceOnce('use: points', 'use:points')),
    diagnostics: ['./noodles.mdx:34:8 annotationLists[2] yaml-no-space'],
  },
]

const dashes: Case[] = ['-use: points', '-\u00a0use: points', '－ use: points', '・use: points'].map((item) => ({
  title: `an item of a list that YAML reads as text is reported: ${item}`,
  changes: editCampaign(replaceOnce('- use: points', item)),
  diagnostics: ['./noodles.mdx:34:3 - yaml-dash'],
}))

const indentations: Case[] = [
  {
    title: 'each indentation by full-width spaces is reported, and nothing that follows from it',
    changes: editCampaign(replaceOnce('  start: 2023-02-01 00:00\n  end', '　start: 2023-02-01 00:00\n　end')),
    diagnostics: ['./noodles.mdx:24:1 - yaml-odd-space', './noodles.mdx:25:1 - yaml-odd-space'],
  },
  {
    title: 'an indentation by a half-width and a full-width space is reported at the latter',
    changes: editCampaign(replaceOnce('  end: 2', ' 　end: 2')),
    diagnostics: ['./noodles.mdx:25:2 - yaml-odd-space'],
  },
  {
    title: 'a list that is indented by a full-width space is reported',
    changes: editMonth(replaceOnce('  - noodles', '　- noodles')),
    diagnostics: ['./month.yaml:11:1 - yaml-odd-space'],
  },
  {
    title: 'an indentation by no-break spaces, as pasted from Word, is reported, and nothing that follows from it',
    changes: editCampaign(
      replaceOnce('  start: 2023-02-01 00:00\n  end', '\u00a0 start: 2023-02-01 00:00\n \u00a0end'),
    ),
    diagnostics: ['./noodles.mdx:24:1 - yaml-odd-space', './noodles.mdx:25:2 - yaml-odd-space'],
  },
  {
    title: 'an indentation by tab is reported at the tab',
    changes: editCampaign(replaceOnce('  start:', '\tstart:')),
    diagnostics: ['./noodles.mdx:24:1 - yaml-tab'],
  },
  {
    title: 'an indentation that does not fit is reported',
    changes: editCampaign(replaceOnce('target: カード', ' target: カード')),
    diagnostics: ['./noodles.mdx:26:1 - yaml-indent'],
  },
  {
    title: 'a field that is indented further than the one above is reported at its line',
    changes: editCampaign(replaceOnce('  end: 2023', '   end: 2023')),
    diagnostics: ['./noodles.mdx:25:1 - yaml-indent'],
  },
  {
    title: 'a field that lost its indentation is reported at its line, and not the next one',
    changes: editCampaign(replaceOnce('  start: 2023', 'start: 2023')),
    diagnostics: ['./noodles.mdx:24:8 - yaml-indent'],
  },
  {
    title: 'fields that lost their indentation are reported once',
    changes: editCampaign(replaceOnce('  start: 2023-02-01 00:00\n  end: 2023', 'start: 2023-02-01 00:00\nend: 2023')),
    diagnostics: ['./noodles.mdx:24:1 start fields-unindented'],
  },
  {
    title: 'a list that is not closed before the next field is reported at its start',
    changes: editCampaign(replaceOnce('headline:\n  kind', 'headline: [\nkind')),
    diagnostics: ['./noodles.mdx:15:11 - yaml-open-bracket'],
  },
  {
    title: 'the end of a list that is less indented than its field is reported',
    changes: editCampaign(replaceOnce('  kind: total', '  kind: [\n    total\n]')),
    diagnostics: ['./noodles.mdx:18:1 - yaml-indent'],
  },
]

const values: Case[] = [
  ...casesOfTitle([
    ['a quote that is not closed is reported at its line', '"街のごはん', '14 - yaml-quote'],
    ['a colon inside a text is reported at the colon', '街: ごはん', '9 - yaml-colon-in-value'],
    ['a colon at the end of a text is reported at the colon', '街のごはん:', '13 - yaml-colon-in-value'],
    ['a full-width space at the head of a text is accepted', '|-\n  　街の\n  ごはん'],
    ['a text that starts with % needs quotes', '%還元', '8 - yaml-special-start'],
    ['a text that starts with @ needs quotes', '@街', '8 - yaml-special-start'],
    ['a text that starts with a grave accent needs quotes', '`街`', '8 - yaml-special-start'],
    ['a text that starts with > needs quotes', '>街', '8 - yaml-special-start'],
    ['a text that starts with [ needs quotes', '[街] ごはん', '8 - yaml-special-start'],
    ['a text that starts with ? needs quotes', '? 街', '8 - yaml-special-start'],
    ['a bracket that is not closed is reported at its start', '[街のごはん', '8 - yaml-open-bracket'],
    ['a brace that is not closed is reported at its start', '{街のごはん', '8 - yaml-open-bracket'],
    ['the inner of two brackets is reported', '{a: [街, ごはん}', '12 - yaml-open-bracket'],
    ['a text that starts with ! is a syntax error', '!おトク', '9 - yaml-syntax'],
    ['curly quotes are named', '“街: ごはん”', '8 - yaml-curly-quotes'],
    ['quotes in quotes are accepted', `'"it''s" 「おトク」'`],
    ['a null byte by escape is reported', '"お\\0トク"', '1 title control-character'],
  ]),
  {
    title: 'a colon inside a text of a list is reported with the item',
    changes: editCampaign(append('conditions:\n  - 読書: 9月\n')),
    diagnostics: ['./noodles.mdx:36:7 conditions[1] yaml-colon-in-value'],
  },
  {
    title: 'curly quotes around a colour are named in place of a bad colour',
    changes: editCampaign(replaceOnce('"#ff9e6d"', '“#ff9e6d”')),
    diagnostics: ['./noodles.mdx:5:10 bgcolor yaml-curly-quotes'],
  },
  {
    title: 'a terminal colour by escape reaches no message',
    changes: editCampaign(replaceOnce('entry: not-required', 'entry: "\\e[31mno"')),
    diagnostics: ['./noodles.mdx:22:1 entry bad-choice'],
  },
  ...['1e3', '0300', '017', '0x1F', '0o17', '+300', '.5'].map((number) => ({
    title: `a number in a notation other than the everyday one is reported: ${number}`,
    changes: editCampaign(replaceOnce('maximumGrantPoint: 300', `maximumGrantPoint: ${number}`)),
    diagnostics: ['./noodles.mdx:21:20 - yaml-number'],
  })),
]

const textsCutByComments: Case[] = [
  ...casesOfTarget([
    ['a text that a hashtag cuts off is reported', 'カードで支払った方 #冬の味覚', '19 target text-cut-by-comment'],
    [
      'a text that a hashtag with a number cuts off is reported',
      'カードで支払った方 #1の店だけ',
      '19 target text-cut-by-comment',
    ],
    ['a sentence behind a # is reported', 'カードで支払った方 # ｛上限｝まで。', '19 target text-cut-by-comment'],
    [
      'the rest of a sentence behind a # is reported',
      'カードで支払った、 # 冬の味覚の方',
      '19 target text-cut-by-comment',
    ],
  ]),
  ...casesOfLastLines([
    [
      'a text of a list that a hashtag cuts off is reported with the item',
      'conditions:\n  - お店が対象 #冬の味覚',
      '36:11 conditions[1] text-cut-by-comment',
    ],
    [
      'a text on two lines that a hashtag cuts off is reported on the second',
      'conditions:\n  - お店が\n    対象 #冬の味覚',
      '37:8 conditions[1] text-cut-by-comment',
    ],
  ]),
  {
    title: 'memos behind texts, and a hashtag in quotes, are accepted',
    changes: editCampaign((text) =>
      replaceOnce(
        'target: カードで支払った方',
        'target: "カードで支払った方 #冬の味覚" #memo',
      )(text).concat('conditions:\n  - お店が対象 # 10月から変わる\n  - 店#1が対象\n'),
    ),
    diagnostics: [],
  },
]

const keys: Case[] = [
  ...casesOfLastLines([
    [
      'each field that occurs twice is reported at its second occurrence',
      'title: また\ntag: また',
      '35:1 title yaml-duplicate-key',
      '36:1 tag yaml-duplicate-key',
    ],
    [
      'a field that occurs twice in braces is reported',
      'facts: { 例: 100円, 例: 200円 }',
      '35:19 例 yaml-duplicate-key',
    ],
    [
      'a field that occurs twice before a broken line is reported too',
      'title: また\nnote: "また',
      '35:1 title yaml-duplicate-key',
      '36:7 - yaml-quote',
    ],
    ['a merge key is an unknown field', '<<: { title: また }', '35:1 << unknown-key'],
    ['a key of __proto__ is an unknown field', '__proto__: { title: また }', '35:1 __proto__ unknown-key'],
    ['a key of constructor is an unknown field', 'constructor: 1', '35:1 constructor unknown-key'],
    ['a key that is an emoji is an unknown field', '🍜: 1', '35:1 🍜 unknown-key'],
    ['a key that is a number is an unknown field', '1: 1', '35:1 1 unknown-key'],
    ['a key that is a list is refused', '? [a, b]\n: 1', '35:3 - yaml-key'],
    ['a colon without a key is refused', ': 1', '35:1 - yaml-key'],
  ]),
  {
    title: 'a field that occurs twice in a group, and once more in quotes, is reported each time',
    changes: editCampaign(replaceOnce('headline:\n', 'headline:\n  label: a\n  "label": b\n')),
    diagnostics: ['./noodles.mdx:17:3 "label" yaml-duplicate-key', './noodles.mdx:21:3 label yaml-duplicate-key'],
  },
]

/** Mistakes in YAML syntax, independent of the fields. */
export const yamlCases: readonly Case[] = [
  ...separators,
  ...dashes,
  ...indentations,
  ...values,
  ...textsCutByComments,
  ...keys,
  ...refusedYamlCases,
]
