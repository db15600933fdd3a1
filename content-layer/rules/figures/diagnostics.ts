import { sources } from '../../diagnostics/grounds.ts'
import type { Chapter } from '../../diagnostics/words.ts'

export const figureChapter = {
  title: '言葉で言った数と日付、自分で名前をつけた数',
  reason: '項目を直しても変わらない言葉が残り、別のことを約束してしまう',
  source: sources.onePlace,
  kinds: {
    'figure-in-words': {
      words: ({ got, fix, why }: { got: string; fix: string; why: string }) => ({
        en: [`says a number or a day in words: ${got} (${why})`, fix],
        ja: [`数や日付を、言葉で言っています（${got}）。${why}`, fix],
      }),
    },
    'quoted-promise': {
      words: ({ got, references }: { got: string; references: string }) => ({
        en: [
          `promises what follows from no field: ${got}`,
          references === '' ? 'write it into the field or facts:, and name it' : `write ${references}`,
        ],
        ja: [
          `約束する数や日付が、項目と結びついていません（${got}）`,
          references === '' ? '項目か facts: に書き、ここでは ｛名前｝ と書く' : `${references} と書く`,
        ],
      }),
    },
    'fact-of-field': {
      words: ({ name, fix }: { name: string; fix: string }) => ({
        en: [
          `says again, or otherwise, what a field says: ${name}`,
          `remove it here, and write ${fix} in the sentences`,
        ],
        ja: [`項目と同じことを、別に決めています（${name}）`, `この行を消し、文では ${fix} と書く`],
      }),
    },
    'fact-unit-misfit': {
      words: ({ name, got, unit }: { name: string; got: string; unit: string }) => ({
        en: [`${name} is ${got}, which is another thing than its name says`, `write it with ${unit}, or rename it`],
        ja: [`${name} なのに ${got} です`, `${unit} をつけて書くか、名前を直す`],
      }),
    },
    'address-with-words': {
      source: sources.corpus,
      words: ({ got }: { got: string }) => ({
        en: [`has words in the address: ${got}`, 'write the address itself; names in ｛｝ belong in sentences'],
        ja: [`行き先の住所に言葉が入っています（${got}）`, '住所をそのまま書く。｛ ｝の名前は、文の中だけで使う'],
      }),
    },
  },
} satisfies Chapter
