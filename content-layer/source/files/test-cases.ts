import { append, inFields, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"/>'
const tooLong = `# ${'あ'.repeat(60_000)}\n`

/** Mistakes in a file's location, name or storage. */
export const fileCases: readonly Case[] = [
  {
    title: 'a file in the wrong place',
    changes: { 'campaigns/stray.yaml': 'a: 1' },
    diagnostics: ['campaigns/stray.yaml:1:1 - wrong-place'],
  },
  {
    title: 'a picture next to the texts',
    changes: { './bowl.svg': svg },
    diagnostics: ['./bowl.svg:1:1 - wrong-place'],
  },
  {
    title: 'a folder below a month',
    changes: { './drafts/noodles.yaml': 'a: 1' },
    diagnostics: ['./drafts/noodles.yaml:1:1 - wrong-place'],
  },
  {
    title: 'a file with an unknown ending',
    changes: { './notes.docx': 'x' },
    diagnostics: ['./notes.docx:1:1 - left-over-file'],
  },
  { title: 'a file ending in .yml', changes: { './tea.yml': 'x' }, diagnostics: ['./tea.yml:1:1 - misnamed-file'] },
  ...['noodles.mdx.txt', 'noodles.md', 'noodles.MDX', 'Noodles.mdx'].map((name) => ({
    title: `a campaign that was saved as ${name}, and nothing that follows from it`,
    changes: { './noodles.mdx': null, [`./${name}`]: 'a' },
    diagnostics: [`./${name}:1:1 - misnamed-file`],
  })),
  {
    title: 'month.yaml in capitals, and nothing that follows from it',
    changes: { './month.yaml': null, './Month.yaml': 'a: 1' },
    diagnostics: ['./Month.yaml:1:1 - misnamed-file'],
  },
  {
    title: 'a picture that is named in other capitals than in its field, and nothing that follows from it',
    changes: { './images/bowl.svg': null, './images/Bowl.svg': svg },
    diagnostics: ['./images/Bowl.svg:1:1 - bad-image-name'],
  },
  {
    title: 'a text file with an ending in capitals',
    changes: { './tea.YAML': 'x' },
    diagnostics: ['./tea.YAML:1:1 - misnamed-file'],
  },
  {
    title: 'an editor backup',
    changes: { './noodles.yaml~': 'x' },
    diagnostics: ['./noodles.yaml~:1:1 - left-over-file'],
  },
  {
    title: 'a picture with an ending in capitals',
    changes: { './images/tea.SVG': svg },
    diagnostics: ['./images/tea.SVG:1:1 - bad-image-name'],
  },
  {
    title: 'a picture with a Japanese name',
    changes: { './images/お茶.svg': svg },
    diagnostics: ['./images/お茶.svg:1:1 - bad-image-name'],
  },
  {
    title: 'a picture whose name differs in case only',
    changes: { './images/Bowl.svg': svg },
    diagnostics: ['./images/Bowl.svg:1:1 - bad-image-name'],
  },
  {
    title: 'a campaign whose name differs in case only',
    changes: { './Noodles.yaml': 'a: 1' },
    diagnostics: ['./Noodles.yaml:1:1 - misnamed-file'],
  },
  {
    title: 'a campaign called by an emoji',
    changes: { './🍜.yaml': 'a: 1' },
    diagnostics: ['./🍜.yaml:1:1 - bad-file-name'],
  },
  {
    title: 'a campaign called by a reserved word',
    changes: { './in-app.yaml': 'a: 1' },
    diagnostics: ['./in-app.yaml:1:1 - reserved-id'],
  },
  ...['./con.mdx', './images/nul.svg', './images/lpt1.wide.svg', 'annotations/aux.yaml'].map((file) => ({
    title: `a name that Windows keeps for itself, ${file}`,
    changes: { [file]: 'a' },
    diagnostics: [`${file}:1:1 - reserved-id`],
  })),
  { title: 'a body for month.yaml', changes: { './month.mdx': 'a' }, diagnostics: ['./month.mdx:1:1 - reserved-id'] },
  {
    title: 'a month folder that is not a month id',
    changes: { 'campaigns/2023-02/month.yaml': 'a: 1' },
    diagnostics: ['campaigns/2023-02:1:1 - bad-month-folder'],
  },
  {
    title: 'a month folder of a thirteenth month',
    changes: { 'campaigns/202313-1/month.yaml': 'a: 1' },
    diagnostics: ['campaigns/202313-1:1:1 - bad-month-folder'],
  },
  {
    title: 'an annotation with capitals',
    changes: { 'annotations/Points.yaml': 'a: 1' },
    diagnostics: ['annotations/Points.yaml:1:1 - misnamed-file'],
  },
  {
    title: 'a campaign that is not there, but is listed',
    changes: { './noodles.mdx': null },
    diagnostics: ['./month.yaml:11:5 campaigns[1] dangling-campaign'],
  },
  {
    title: 'a campaign without fields',
    changes: { './noodles.mdx': '## 見出し\n\n本文\n' },
    diagnostics: ['./noodles.mdx:1:1 - fields-missing'],
  },
  {
    title: 'fields whose first line is one of full-width dashes',
    changes: { './noodles.mdx': (text) => text.replace('---', '－－－') },
    diagnostics: ['./noodles.mdx:1:1 - fields-missing'],
  },
  {
    title: 'fields behind a blank line',
    changes: { './noodles.mdx': (text) => `\n${text}` },
    diagnostics: ['./noodles.mdx:1:1 - fields-missing'],
  },
  {
    title: 'fields that do not end',
    changes: { './noodles.mdx': replaceOnce('\n---\n\n', '\n\n') },
    diagnostics: ['./noodles.mdx:1:1 - fields-not-closed'],
  },
  {
    title: 'fields that end with long vowel marks',
    changes: { './noodles.mdx': replaceOnce('\n---\n\n', '\nーーー\n\n') },
    diagnostics: ['./noodles.mdx:35:1 - fields-not-closed'],
  },
  {
    title: 'fields in a file of their own',
    changes: { './noodles.yaml': 'tag: a\n' },
    diagnostics: ['./noodles.yaml:1:1 - fields-in-own-file'],
  },
  {
    title: 'a month without month.yaml',
    changes: { './month.yaml': null },
    diagnostics: ['campaigns/202302-1:1:1 - missing-file'],
  },
  {
    title: 'a content without provider.yaml',
    changes: { 'provider.yaml': null },
    diagnostics: ['provider.yaml:1:1 - missing-file'],
  },
  {
    title: 'a symbolic link to a file',
    changes: { './tea.yaml': { linkTo: '/etc/hostname' } },
    diagnostics: ['./tea.yaml:1:1 - symlink'],
  },
  {
    title: 'a symbolic link to a folder',
    changes: { 'campaigns/202303-1': { linkTo: '202302-1' } },
    diagnostics: ['campaigns/202303-1:1:1 - symlink'],
  },
  {
    title: 'a pipe and a link to nothing, the one called like what is ignored, the other like a picture',
    changes: { 'README.md': { pipe: true }, './images/tea.svg': { linkTo: 'nowhere' } },
    diagnostics: ['README.md:1:1 - not-a-file', './images/tea.svg:1:1 - symlink'],
  },
  {
    title: 'a link to an endless device',
    changes: { './images/tea.png': { linkTo: '/dev/zero' } },
    diagnostics: ['./images/tea.png:1:1 - symlink'],
  },
  {
    title: 'a body over 32 KB',
    changes: { './noodles.mdx': append('あ\n\n'.repeat(7_000)) },
    diagnostics: ['./noodles.mdx:1:1 - too-large'],
  },
  {
    title: 'fields over 160 KB',
    changes: { './noodles.mdx': inFields(append(tooLong)) },
    diagnostics: ['./noodles.mdx:1:1 - too-large'],
  },
  {
    title: 'a text that is not UTF-8',
    changes: { './noodles.mdx': new Uint8Array([0x83, 0x81, 0x83, 0x8b]) },
    diagnostics: ['./noodles.mdx:1:1 - not-utf8'],
  },
  {
    title: 'a text in UTF-16',
    changes: { './noodles.mdx': new Uint8Array([0xff, 0xfe, 0x61, 0]) },
    diagnostics: ['./noodles.mdx:1:1 - not-utf8'],
  },
  {
    title: 'a soft hyphen',
    changes: { './noodles.mdx': replaceOnce('街の', '街\u00adの') },
    diagnostics: ['./noodles.mdx:3:9 - control-character'],
  },
  {
    title: 'a null byte',
    changes: { './noodles.mdx': replaceOnce('街の', '街\0の') },
    diagnostics: ['./noodles.mdx:3:9 - control-character'],
  },
  {
    title: 'a text turned round by an invisible character',
    changes: { './noodles.mdx': append('\nあ\u202eい\n') },
    diagnostics: ['./noodles.mdx:58:2 - control-character'],
  },
  {
    title: 'a byte order mark and CRLF line ends',
    changes: { './noodles.mdx': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}` },
    diagnostics: [],
  },
  {
    title: 'a mistake after a byte order mark and CRLF line ends',
    changes: { './noodles.mdx': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}\r\n<p>a</p>\r\n` },
    diagnostics: ['./noodles.mdx:58:1 - mdx-html'],
  },
  {
    title: 'a body with CR line ends only',
    changes: { './noodles.mdx': (text) => text.replaceAll('\n', '\r') },
    diagnostics: [],
  },
  {
    title: 'requirements without a file',
    changes: { 'requirements.yaml': null },
    diagnostics: ['requirements.yaml:1:1 - missing-file'],
  },
]
