import { swap, type Case, type Change } from '../test-support.ts'

const invitation = (change: Change) => ({ 'screens/invitation.yaml': change })
const copyText = (written: string) => invitation(swap('copyText: コードは{code}です。 {url}', `copyText: ${written}`))

/** Slips in the content of the screens. */
export const screenCases: readonly Case[] = [
  { title: 'a screen that the site does not have', changes: { 'screens/lottery.yaml': 'a: 1' }, faults: ['screens/lottery.yaml:1:1 - unknown-screen'] },
  { title: 'a screen with another ending', changes: { 'screens/invitation.mdx': 'a' }, faults: ['screens/invitation.mdx:1:1 - unknown-ending'] },
  { title: 'a folder below the screens', changes: { 'screens/old/invitation.yaml': 'a: 1' }, faults: ['screens/old/invitation.yaml:1:1 - wrong-place'] },
  { title: 'a screen without its content', changes: invitation(null), faults: ['screens/invitation.yaml:1:1 - missing-file'] },
  { title: 'a screen with a missing field', changes: invitation(swap('bonus: 3000\n', '')), faults: ['screens/invitation.yaml:1:1 bonus missing'] },
  { title: 'a bonus with a unit', changes: invitation(swap('bonus: 3000', 'bonus: 3000P')), faults: ['screens/invitation.yaml:4:1 bonus number-as-text'] },
  {
    title: 'an invitation that ends before it starts',
    changes: invitation(swap('2023-08-31', '2022-08-31')),
    faults: ['screens/invitation.yaml:3:3 period.end period-reversed'],
  },
  { title: 'a text to copy without the link', changes: copyText('コードは{code}です'), faults: ['screens/invitation.yaml:8:1 copyText bad-placeholders'] },
  { title: 'a text to copy without the code', changes: copyText("'{url}'"), faults: ['screens/invitation.yaml:8:1 copyText bad-placeholders'] },
  {
    title: 'a text to copy with the code twice',
    changes: copyText("'{code} {code} {url}'"),
    faults: ['screens/invitation.yaml:8:1 copyText bad-placeholders'],
  },
  {
    title: 'a text to copy with full-width braces',
    changes: copyText("'コードは｛code｝です {url}'"),
    faults: ['screens/invitation.yaml:8:1 copyText bad-placeholders'],
  },
  {
    title: 'a text to copy with another placeholder',
    changes: copyText("'{名前}さんから {code} {url}'"),
    faults: ['screens/invitation.yaml:8:1 copyText bad-placeholders'],
  },
  {
    title: 'a lending text without the amount that belongs in it',
    changes: { 'screens/lending.yaml': swap('"{maximum}円以下の金額を入力してください"', 'もっと少ない金額を入力してください') },
    faults: ['screens/lending.yaml:35:3 simulator.tooMuch wrong-placeholders'],
  },
]
