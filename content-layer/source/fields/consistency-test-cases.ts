import { noodles, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

const required = (of: string, rest: string) => ({
  'requirements.yaml': `requirements:\n  - id: a\n    name: 期限\n    of: ${of}\n    ${rest}\n    how: 書く\n    reason: 大事\n    source: 法律\n`,
})

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const fieldConsistencyCases: readonly Case[] = [
  {
    title: 'a requirement without a role',
    changes: required('everyone', 'words: [あ]'),
    diagnostics: ['requirements.yaml:4:5 requirements[1].of bad-choice'],
  },
  {
    title: 'a blank that is no space',
    changes: noodles(replaceOnce('カードで支払った方', 'カードで\u00a0支払った方')),
    diagnostics: ['./noodles.mdx:26:1 target odd-characters'],
  },
  {
    title: 'a radical that looks like a kanji',
    changes: noodles(replaceOnce('街のごはん', '街の⼈のごはん')),
    diagnostics: ['./noodles.mdx:3:1 title odd-characters'],
  },
]
