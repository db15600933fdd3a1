import { append, inBody, type Case, type Change } from '../../../tests/support/sites/small-content.ts'

/** Returns a campaign that ends with a use of shared texts, and those texts. */
function sharing(use: string, texts: Readonly<Record<string, string>>): Readonly<Record<string, Change>> {
  const files = Object.entries(texts).map(([name, text]): [string, Change] => [`shared/${name}.mdx`, text])
  return { './noodles.mdx': inBody(append(`\n${use}\n`)), ...Object.fromEntries(files) }
}
const pay = '<Step title="カードで支払う">\n  レジで渡します。\n</Step>\n'

/** Uses of shared texts (`<Shared use="…" />`) in a body, which starts on line 58. */
export const sharedTextCases: readonly Case[] = [
  {
    title: 'shared texts in a list, next to a local one, and one that replaces a part',
    changes: sharing(
      '<Steps>\n  <Shared use="pay" />\n  <Step title="待つ">\n    翌月につきます。\n  </Step>\n</Steps>\n\n<Shared use="ways">\n  <Instead of="no-gifts">\n    - 商品券\n  </Instead>\n</Shared>',
      {
        pay,
        ways: '## 対象外のもの\n\n<Shared use="no-gifts" />\n\n- 手数料\n\n<Shared use="more" />\n',
        'no-gifts': '- ギフト券\n',
        more: '## ほかの月\n\n翌月も続きます。\n',
      },
    ),
    diagnostics: ['shared/no-gifts.mdx:1:1 - shared-unused'],
  },
  {
    title: 'a shared text that is not there',
    changes: sharing('<Shared use="pya" />', { pay }),
    diagnostics: ['./noodles.mdx:58:9 Shared.use shared-unknown'],
  },
  {
    title: 'a shared text with fields is reported there, and nothing that follows from it',
    changes: sharing('<Steps>\n  <Shared use="pay" />\n</Steps>', { pay: `---\ntitle: a\n---\n\n${pay}` }),
    diagnostics: ['shared/pay.mdx:1:1 - fields-in-fragment'],
  },
  {
    title: 'a shared text without a name, and something else in it',
    changes: sharing('<Shared>\n  文です。\n</Shared>', {}),
    diagnostics: ['./noodles.mdx:58:1 Shared.use missing', './noodles.mdx:59:3 - block-child'],
  },
  {
    title: 'a shared text that uses itself through another one',
    changes: sharing('<Shared use="one" />', {
      one: '## 手順\n\n<Shared use="two" />\n',
      two: '<Shared use="one" />\n',
    }),
    diagnostics: ['shared/one.mdx:3:9 Shared.use shared-in-circle', 'shared/two.mdx:1:9 Shared.use shared-in-circle'],
  },
  {
    title: 'a shared text that is used twice',
    changes: sharing('<Steps>\n  <Shared use="pay" />\n  <Shared use="pay" />\n</Steps>', { pay }),
    diagnostics: ['./noodles.mdx:60:11 Shared.use duplicate-id'],
  },
  {
    title: 'a step of a shared text outside of steps, and a question among them',
    changes: sharing('<Shared use="pay" />\n\n<Steps>\n  <Shared use="ask" />\n</Steps>', {
      pay,
      ask: '<Question title="いつですか">\n  翌月です。\n</Question>\n',
    }),
    diagnostics: [
      './noodles.mdx:58:9 Shared.use block-in-wrong-place',
      './noodles.mdx:61:3 - block-child',
      './noodles.mdx:61:11 Shared.use block-in-wrong-place',
    ],
  },
  {
    title: 'something in place of a part that a shared text does not have',
    changes: sharing('<Shared use="way">\n  <Instead of="pya">\n    文です。\n  </Instead>\n</Shared>', {
      way: '## もらう手順\n\n<Steps>\n  <Shared use="pay" />\n</Steps>\n',
      pay,
    }),
    diagnostics: ['./noodles.mdx:59:3 Instead.of instead-of-nothing'],
  },
  {
    title: 'something in place of nothing',
    changes: { './noodles.mdx': inBody(append('\n<Instead of="pay">\n  文です。\n</Instead>\n')) },
    diagnostics: ['./noodles.mdx:58:1 - block-in-wrong-place'],
  },
  {
    title: 'a shared text that names what the campaign does not have',
    changes: sharing('<Shared use="when" />', {
      when: '## いつもらえるか\n\nポイントは、｛付与日｝までに付与します。\n',
    }),
    diagnostics: ['./noodles.mdx:58:9 Shared.use shared-without-fact'],
  },
  {
    title: 'a shared text with mistakes, reported once and in its file',
    changes: sharing('<Shared use="when" />', {
      when: '## いつもらえるか\n\n<Stepps>\n</Stepps>\n\n3,000円からです。\n',
    }),
    diagnostics: ['shared/when.mdx:3:1 - unknown-block', 'shared/when.mdx:6:1 - typed-term'],
  },
  {
    title: 'a shared text without words',
    changes: sharing('<Shared use="when" />', { when: '{/* まだない */}\n' }),
    diagnostics: ['shared/when.mdx:1:1 - body-empty'],
  },
]
