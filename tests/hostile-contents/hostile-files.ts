import { createSvg, repeatPart, type Attack } from './attack.ts'

/** Other files, links and folders that could hang or deceive the check. */
export const hostileFiles: readonly Attack[] = [
  {
    title: 'a month of many campaigns',
    changes: {
      './month.yaml': (text) =>
        text.replace('campaigns:\n', `campaigns:\n${repeatPart(3000, (index) => `  - a${index}\n`)}`),
    },
  },
  {
    title: 'a screen of many names',
    changes: { 'screens/lending.yaml': repeatPart(5000, (index) => `${index.toString(36)}: 1\n`) },
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
  { title: 'folders in folders', changes: { [`images/${'a/'.repeat(300)}a.svg`]: createSvg('') } },
  {
    title: 'many files',
    changes: Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`./stray${index}.txt`, 'a'])),
  },
]
