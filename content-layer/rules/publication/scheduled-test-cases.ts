import {
  append,
  inBody,
  inFields,
  noodles,
  replaceOnce,
  type Case,
} from '../../../tests/support/sites/small-content.ts'
import { scheduledPromotionCases } from './scheduled-promotion-test-cases.ts'

const publishAt = (written: string) => inFields(append(`publishAt: ${written}\n`))
const ofMonth = (written: string) => append(`publishAt: ${written}\n`)

/** Texts, links or pictures that reveal later publications (D32). */
const nameCases: readonly Case[] = [
  ...[
    ['its title', 'うどんの日。｛月｝も、街のごはんがおトク！', 3],
    ['its title over two lines', '|-\n  街のごはんが\n  おトク', 3],
    ['its tag', '｛月｝の飲食店から', 3],
    ['its address', 'くわしくは /jp/card/202302-1/noodles へ', 3],
    ['its id', 'noodles がはじまる', 3],
  ].map(([what, description, line]): Case => ({
    title: `a month that names a campaign that is published later by ${what}`,
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './month.yaml': replaceOnce('description: ｛月｝のキャンペーンです。', `description: ${description}`),
    },
    diagnostics: [`./month.yaml:${line}:1 description names-held-back`],
  })),
  {
    title: 'a month that names a campaign by the word on its poster, and others that only have it in a longer word',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00'), inFields(append('posterName: 麺\n  の日\n'))),
      './month.yaml': replaceOnce('description: ｛月｝のキャンペーンです。', 'description: ｛月｝は、麺の日。'),
      './shop.mdx': replaceOnce('description: 提携のお店で', 'description: 拉麺の日に提携のお店で'),
    },
    diagnostics: ['./month.yaml:3:1 description names-held-back'],
  },
  {
    title: 'a word on a poster that two published pages say already',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00'), inFields(append('posterName: プレゼント\n'))),
      './month.yaml': replaceOnce('description: ｛月｝のキャンペーンです。', 'description: ｛月｝のプレゼントです。'),
      './shop.mdx': replaceOnce('description: 提携のお店で', 'description: プレゼントは提携のお店で'),
    },
    diagnostics: [],
  },
  {
    title: 'a month that has the word of its later campaign in a word of its own',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00'), inFields(append('posterName: 麺類\n'))),
      './month.yaml': replaceOnce('description: ｛月｝のキャンペーンです。', 'description: ｛月｝の製麺類推です。'),
    },
    diagnostics: [],
  },
  {
    title: 'a campaign that names a partner shop that is published later',
    changes: {
      './shop.mdx': publishAt('2023-01-25 10:00'),
      ...noodles(inBody(append('\n次はドレスの店です。\n'))),
    },
    diagnostics: ['./noodles.mdx:58:1 - names-held-back'],
  },
  {
    title: 'a link to the address of a partner shop that is published later',
    changes: {
      './shop.mdx': publishAt('2023-01-25 10:00'),
      ...noodles(inBody(append('\n[お店](https://shop.example.jp/red)\n'))),
    },
    diagnostics: ['./noodles.mdx:58:1 - link-to-other-shop', './noodles.mdx:58:1 - names-held-back'],
  },
  {
    title: 'a link with the id of a campaign that is published later',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './shop.mdx': replaceOnce('[戻る](/jp/card/202302-1/)', '[戻る](/jp/card/202302-1/?from=noodles)'),
    },
    diagnostics: ['./shop.mdx:49:1 - names-held-back'],
  },
  {
    title: 'a picture that is named after a campaign that is published later',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './month.yaml': replaceOnce('src: images/bowl.svg', 'src: images/noodles-poster.svg'),
      './images/noodles-poster.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><path d="M1 0h9v9z"/></svg>',
    },
    diagnostics: ['./month.yaml:6:3 kv.src picture-of-held-back'],
  },
  {
    title: 'a name that something older has too',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './shop.mdx': replaceOnce('tag: ｛月｝のネットのお店', 'tag: ｛月｝の飲食店'),
      './month.yaml': replaceOnce('description: ｛月｝のキャンペーンです。', 'description: ｛月｝の飲食店です。'),
    },
    diagnostics: [],
  },
  {
    title: 'a screen that names a month that is published later',
    changes: {
      './month.yaml': (text: string) =>
        ofMonth('2023-01-25 10:00')(replaceOnce('｛月｝のおトク', '冬のおトク市')(text)),
      'screens/entry.yaml': replaceOnce('  done: エントリーしました', '  done: 次は冬のおトク市です'),
    },
    diagnostics: ['screens/entry.yaml:7:3 words.done names-held-back'],
  },
  {
    title: 'a screen that names two campaigns that are published later, one of them twice',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './shop.mdx': publishAt('2023-01-25 10:00'),
      'screens/entry.yaml': replaceOnce(
        '  done: エントリーしました',
        '  done: 街のごはんがおトク（noodles）とネットでもおトク',
      ),
    },
    diagnostics: [
      'screens/entry.yaml:7:3 words.done names-held-back',
      'screens/entry.yaml:7:3 words.done names-held-back',
    ],
  },
  {
    title: 'a logo that is named after a campaign that is published later',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00'), replaceOnce('src: /images/logo.svg', 'src: /images/noodles.svg')),
      'images/noodles.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><path d="M1 0h9v9z"/></svg>',
      './shop.mdx': (text: string) =>
        inBody(append('\n<LogoGrid />\n'))(
          inFields(append('logosOnDetail:\n  - src: /images/noodles.svg\n    alt: 食堂\n'))(text),
        ),
    },
    diagnostics: [],
  },
]

export const scheduledCases: readonly Case[] = [...nameCases, ...scheduledPromotionCases]
