import { append, inFields, noodles, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

const period = (start: string, end: string) =>
  replaceOnce('  start: 2023-02-01 00:00\n  end: 2023-02-28 23:59', `  start: ${start}\n  end: ${end}`)
const entry = (written: string) =>
  inFields((text) => append(written)(replaceOnce('entry: not-required', 'entry: required')(text)))
const way = 'externalPageLink: /jp/card/entry/\nexternalPageLabel: エントリーする\n'

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const entryCases: readonly Case[] = [
  {
    title: 'an entry whose way ends too soon',
    changes: noodles(entry(way), period('2023-02-01 00:00', '2023-02-28 23:59')),
    diagnostics: [
      './noodles.mdx:26:1 target entry-unsaid',
      './noodles.mdx:35:1 externalPageLink entry-offer-differs',
      './noodles.mdx:35:1 externalPageLink entry-way-too-short',
    ],
  },
  {
    title: 'a way to enter where none is needed',
    changes: noodles(inFields(append(way))),
    diagnostics: [
      './noodles.mdx:36:1 externalPageLabel entry-contradicted',
      './noodles.mdx:35:1 externalPageLink entry-not-needed',
    ],
  },
  {
    title: 'a body that speaks of entry where none is needed',
    changes: noodles(append('\nエントリーした方が対象です。\n')),
    diagnostics: ['./noodles.mdx:58:1 - entry-contradicted'],
  },
  { title: 'a question about entry', changes: noodles(append('\nエントリーは必要ですか。\n')), diagnostics: [] },
  {
    title: 'a link to the entry page, with the origin of the visit',
    changes: noodles(
      inFields(append('externalPageLink: /jp/card/entry/?from=mail#top\nexternalPageLabel: 条件を見る\n')),
    ),
    diagnostics: ['./noodles.mdx:35:1 externalPageLink entry-not-needed'],
  },
  {
    title: 'an answer that people have to enter where they need not',
    changes: noodles(
      append(
        '\n<Faq>\n  <Question title="エントリーの手続きは必要ですか">\n    はい、必要です。\n  </Question>\n</Faq>\n',
      ),
    ),
    diagnostics: ['./noodles.mdx:59:3 - entry-contradicted'],
  },
  {
    title: 'a step that looks whether entry is needed',
    changes: noodles(
      replaceOnce('<Step title="買い物をする">お店で', '<Step title="エントリーが必要か見る">はいと出たら、お店で'),
    ),
    diagnostics: [],
  },
  {
    title: 'an entry for a bonus, which no offer of the page has to fit',
    changes: {
      './shop.mdx': inFields((text) =>
        append(way)(
          replaceOnce(
            'entry: not-required',
            'entry: required',
          )(replaceOnce('target: お店', 'target: エントリーして、お店')(text)),
        ),
      ),
    },
    diagnostics: ['./shop.mdx:43:1 externalPageLink entry-way-too-short'],
  },
]
