import { append, swap, type Case, type Change } from '../test-support.ts'

const noodles = (change: Change) => ({ './noodles.yaml': change })
const month = (change: Change) => ({ './month.yaml': change })
const title = (written: string) => noodles(swap('title: 街のごはんがおトク', `title: ${written}`))
const bomb = 'a: &a [x, x]\nb: [*a, *a]\n'

/** Slips in the writing of YAML, whatever the fields are. */
export const yamlCases: readonly Case[] = [
  { title: 'a quote that is not closed', changes: title('"街のごはん'), faults: ['./noodles.yaml:2:14 - yaml-quote'] },
  { title: 'a colon inside a text without quotes', changes: title('街: ごはん'), faults: ['./noodles.yaml:2:9 - yaml-colon-in-value'] },
  {
    title: 'a colon inside a text of a list',
    changes: noodles(append('conditions:\n  - 読書: 9月\n')),
    faults: ['./noodles.yaml:35:7 conditions[1] yaml-colon-in-value'],
  },
  { title: 'a full-width colon', changes: noodles(swap('title: 街', 'title：街')), faults: ['./noodles.yaml:2:6 - yaml-full-width-colon'] },
  { title: 'a full-width colon on the last line', changes: noodles(append('pages：summary-only\n')), faults: ['./noodles.yaml:34:6 - yaml-full-width-colon'] },
  { title: 'a full-width colon before fields', changes: noodles(swap('period:', 'period：')), faults: ['./noodles.yaml:22:7 - yaml-full-width-colon'] },
  {
    title: 'a full-width colon in a list',
    changes: noodles(swap('use: points', 'use：points')),
    faults: ['./noodles.yaml:33:8 annotationLists[2] yaml-full-width-colon'],
  },
  { title: 'no space behind a colon', changes: noodles(swap('entry: not', 'entry:not')), faults: ['./noodles.yaml:21:6 - yaml-no-space'] },
  { title: 'no space behind a colon below fields', changes: noodles(swap('  end: 2', '  end:2')), faults: ['./noodles.yaml:24:6 - yaml-no-space'] },
  {
    title: 'no space behind a colon in a list',
    changes: noodles(swap('use: points', 'use:points')),
    faults: ['./noodles.yaml:33:8 annotationLists[2] yaml-no-space'],
  },
  {
    title: 'an indentation by full-width spaces',
    changes: noodles(swap('  start: 2023-02-01 00:00\n  end', '　start: 2023-02-01 00:00\n　end')),
    faults: ['./noodles.yaml:23:1 - yaml-full-width-space', './noodles.yaml:24:1 - yaml-full-width-space'],
  },
  {
    title: 'an indentation by a half-width and a full-width space',
    changes: noodles(swap('  end: 2', ' 　end: 2')),
    faults: ['./noodles.yaml:24:2 - yaml-full-width-space'],
  },
  {
    title: 'a list that is indented by a full-width space',
    changes: month(swap('  - noodles', '　- noodles')),
    faults: ['./month.yaml:11:1 - yaml-full-width-space'],
  },
  { title: 'a full-width space at the head of a text', changes: title('|-\n  　街の\n  ごはん'), faults: [] },
  { title: 'a text that starts with %', changes: title('%還元'), faults: ['./noodles.yaml:2:8 - yaml-special-start'] },
  { title: 'a text that starts with @', changes: title('@街'), faults: ['./noodles.yaml:2:8 - yaml-special-start'] },
  { title: 'a text that starts with a grave accent', changes: title('`街`'), faults: ['./noodles.yaml:2:8 - yaml-special-start'] },
  { title: 'a text that starts with >', changes: title('>街'), faults: ['./noodles.yaml:2:8 - yaml-special-start'] },
  { title: 'a text that starts with [', changes: title('[街] ごはん'), faults: ['./noodles.yaml:2:8 - yaml-special-start'] },
  { title: 'curly quotes', changes: title('“街: ごはん”'), faults: ['./noodles.yaml:2:8 - yaml-curly-quotes'] },
  { title: 'curly quotes around a colour', changes: noodles(swap('"#ff9e6d"', '“#ff9e6d”')), faults: ['./noodles.yaml:4:10 bgcolor yaml-curly-quotes'] },
  { title: 'an indentation by tab', changes: noodles(swap('  start:', '\tstart:')), faults: ['./noodles.yaml:23:1 - yaml-tab'] },
  { title: 'an indentation that does not fit', changes: noodles(swap('target: カード', ' target: カード')), faults: ['./noodles.yaml:25:1 - yaml-indent'] },
  {
    title: 'a list that is less indented than its field',
    changes: noodles(swap('headline:\n  kind', 'headline: [\nkind')),
    faults: ['./noodles.yaml:15:1 - yaml-indent'],
  },
  { title: 'a field that stands twice', changes: noodles(append('title: また\n')), faults: ['./noodles.yaml:34:1 title yaml-duplicate-key'] },
  {
    title: 'two fields that stand twice',
    changes: noodles((text) => `${text}title: また\ntag: また\n`),
    faults: ['./noodles.yaml:34:1 title yaml-duplicate-key', './noodles.yaml:35:1 tag yaml-duplicate-key'],
  },
  { title: 'a second document', changes: noodles(append('---\ntitle: また\n')), faults: ['./noodles.yaml:34:1 - yaml-several-documents'] },
  { title: 'a document between --- and ...', changes: noodles((text) => `---\n${text}...\n`), faults: [] },
  { title: 'a text that starts with !', changes: title('!おトク'), faults: ['./noodles.yaml:2:9 - yaml-syntax'] },
  { title: 'a JavaScript tag', changes: title('!!js/function "function () {}"'), faults: ['./noodles.yaml:2:8 - yaml-tag'] },
  { title: 'a binary tag', changes: title('!!binary aGk='), faults: ['./noodles.yaml:2:1 title not-text'] },
  { title: 'a text in stars', changes: title('*おトク*'), faults: ['./noodles.yaml:2:8 - yaml-alias'] },
  { title: 'an anchor that nothing uses', changes: title('&おトク です'), faults: ['./noodles.yaml:2:13 - yaml-alias'] },
  { title: 'an anchor that holds itself', changes: title('&a [*a]'), faults: ['./noodles.yaml:2:11 - yaml-alias', './noodles.yaml:2:12 - yaml-alias'] },
  {
    title: 'references that multiply',
    changes: noodles(append(bomb)),
    faults: ['./noodles.yaml:34:7 - yaml-alias', './noodles.yaml:35:5 - yaml-alias', './noodles.yaml:35:9 - yaml-alias'],
  },
  { title: 'a merge key', changes: noodles(append('<<: { title: また }\n')), faults: ['./noodles.yaml:34:1 << unknown-key'] },
  { title: 'an older version of YAML', changes: noodles((text) => `%YAML 1.1\n---\n${text}`), faults: ['./noodles.yaml:1:1 - yaml-directive'] },
  { title: 'a key that is a list', changes: noodles(append('? [a, b]\n: 1\n')), faults: ['./noodles.yaml:34:3 - yaml-key'] },
  { title: 'a colon without a key', changes: noodles(append(': 1\n')), faults: ['./noodles.yaml:34:1 - yaml-key'] },
  { title: 'a key of __proto__', changes: noodles(append('__proto__: { title: また }\n')), faults: ['./noodles.yaml:34:1 __proto__ unknown-key'] },
  { title: 'a key of constructor', changes: noodles(append('constructor: 1\n')), faults: ['./noodles.yaml:34:1 constructor unknown-key'] },
  { title: 'a key of toString', changes: noodles(append('toString: 1\n')), faults: ['./noodles.yaml:34:1 toString unknown-key'] },
  { title: 'a key that is an emoji', changes: noodles(append('🍜: 1\n')), faults: ['./noodles.yaml:34:1 🍜 unknown-key'] },
  { title: 'a key that is a number', changes: noodles(append('1: 1\n')), faults: ['./noodles.yaml:34:1 1 unknown-key'] },
  { title: 'an empty file', changes: noodles(''), faults: ['./noodles.yaml:1:1 - yaml-empty'] },
  { title: 'a file of comments only', changes: noodles('# あとで書く\n'), faults: ['./noodles.yaml:1:1 - yaml-empty'] },
  { title: 'a file with a lone text', changes: noodles('おトク\n'), faults: ['./noodles.yaml:1:1 - not-fields'] },
  { title: 'a file with a lone list', changes: noodles('- a\n'), faults: ['./noodles.yaml:1:1 - not-fields'] },
  { title: 'nesting without end', changes: title('['.repeat(9000)), faults: ['./noodles.yaml:2:1 - too-deep'] },
  { title: 'nesting 200 levels deep', changes: title('['.repeat(200) + ']'.repeat(200)), faults: ['./noodles.yaml:2:1 title not-text'] },
  { title: 'a very long line', changes: noodles(swap('対象のお店で', 'あ'.repeat(200_000))), faults: [] },
  { title: 'quotes in quotes', changes: title(`'"it''s" 「おトク」'`), faults: [] },
  { title: 'a null byte by escape', changes: title('"お\\0トク"'), faults: ['./noodles.yaml:2:1 title control-character'] },
  {
    title: 'a terminal colour by escape',
    changes: noodles(swap('entry: not-required', 'entry: "\\e[31mno"')),
    faults: ['./noodles.yaml:21:1 entry bad-choice'],
  },
]
