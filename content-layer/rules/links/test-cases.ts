import {
  append,
  inBody,
  inFields,
  noodles,
  replaceOnce,
  type Case,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'

const body = (written: string) => noodles(append(`\n${written}\n`))
const link = (url: string) => body(`[お店](${url})`)

/** The noodles as a partner shop. */
const partner =
  (name: string, url: string): Edit =>
  (text) =>
    inBody(append('\n<AffiliateShopModal />\n'))(
      inFields(
        append(
          `isAffiliate: true\nstoreName: ${name}\naffiliateUrl: ${url}\naffiliateModalImg:\n  src: images/bowl.svg\n  alt: どんぶり\nineligibleAffiliateList:\n  list:\n    - text: 送料\n  annotationList: []\n`,
        ),
      )(text),
    )

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const linkCases: readonly Case[] = [
  {
    title: 'a link to an unlisted host',
    changes: link('https://shop.sorapay.jp/'),
    diagnostics: ['./noodles.mdx:58:1 - unknown-host'],
  },
  {
    title: 'a link to a host of examples',
    changes: link('https://shop.example.com/'),
    diagnostics: ['./noodles.mdx:58:1 - sample-host'],
  },
  {
    title: 'a site that is published where only its makers are',
    changes: {
      'provider.yaml': replaceOnce('siteUrl: https://card.example.jp', 'siteUrl: https://staging.card.example.jp'),
    },
    diagnostics: ['provider.yaml:13:1 siteUrl staging-host'],
  },
  {
    title: 'a link to a staging host',
    changes: link('https://stg-shop.example.jp/'),
    diagnostics: ['./noodles.mdx:58:1 - staging-host'],
  },
  {
    title: 'a link to an address in figures',
    changes: link('https://192.168.0.12/'),
    diagnostics: ['./noodles.mdx:58:1 - staging-host'],
  },
  {
    title: "the site's own address",
    changes: link('https://card.example.jp/jp/lending/?a=1'),
    diagnostics: ['./noodles.mdx:58:1 - own-address'],
  },
  {
    title: 'a link with a session',
    changes: link('https://shop.example.jp/?sid=abc'),
    diagnostics: ['./noodles.mdx:58:1 - link-to-other-shop', './noodles.mdx:58:1 - link-with-session'],
  },
  {
    title: 'a link with tracking',
    changes: link('https://shop.example.jp/?utm_source=app&gclid=1'),
    diagnostics: ['./noodles.mdx:58:1 - link-to-other-shop', './noodles.mdx:58:1 - link-tracked'],
  },
  {
    title: 'a link from the web into the app',
    changes: link('/jp/lending/in-app/'),
    diagnostics: ['./noodles.mdx:58:1 - link-into-app'],
  },
  {
    title: 'a link of a screen to an unlisted host',
    changes: { 'screens/invitation.yaml': replaceOnce('href: /campaigns/', 'href: https://card.sorapay.jp/') },
    diagnostics: ['screens/invitation.yaml:48:3 card.href unknown-host'],
  },
  {
    title: 'addresses of the provider that are no public ones',
    changes: {
      'provider.yaml': (text) =>
        text
          .replace('https://help.example.jp/terms', 'https://help.example.com/terms')
          .replace('helpUrl: https://help.example.jp/', 'helpUrl: https://stg-help.example.jp/')
          .replace('https://apps.example.jp/ios', 'https://apps.example.com/ios')
          .replace('https://apps.example.jp/android', 'https://dev.example.jp/android')
          .concat('  - 10.0.0.8\n'),
    },
    diagnostics: [
      'provider.yaml:18:5 stores.ios.url sample-host',
      'provider.yaml:22:5 stores.android.url staging-host',
      'provider.yaml:29:1 termsUrl sample-host',
      'provider.yaml:30:1 helpUrl staging-host',
      'provider.yaml:35:5 linkHosts[4] staging-host',
    ],
  },
  {
    title: 'a shop with a placeholder URL',
    changes: {
      './shop.mdx': replaceOnce('affiliateUrl: https://shop.example.jp/', 'affiliateUrl: https://dress.invalid/'),
    },
    diagnostics: ['./shop.mdx:30:1 affiliateUrl sample-host'],
  },
  {
    title: 'one shop in two campaigns, which lead to two of its pages',
    changes: noodles(partner('ドレスの店', 'https://shop.example.jp/sale')),
    diagnostics: ['./shop.mdx:26:1 storeName affiliate-twice'],
  },
  {
    title: 'a campaign that leads to a shop that no longer says that it is a partner',
    changes: { './shop.mdx': replaceOnce('isAffiliate: true\n', ''), ...link('https://shop.example.jp/') },
    diagnostics: ['./shop.mdx:25:1 storeName affiliate-lost'],
  },
  {
    title: 'a promotion of entry without a cap',
    changes: { 'screens/entry.yaml': (text) => text.replace('maximumGrantPoint: 500', 'maximumGrantPoint: null') },
    diagnostics: [],
  },
  {
    title: 'a link from the web into the app, with what it hands on',
    changes: link('/jp/lending/in-app/?from=noodles'),
    diagnostics: ['./noodles.mdx:58:1 - link-into-app'],
  },
  {
    title: 'a link to a page of another site, whose address ends as those in the app do',
    changes: link('https://help.example.jp/in-app/'),
    diagnostics: [],
  },
  {
    title: 'a store of the other device, and one page for two purposes',
    changes: {
      'provider.yaml': (text) =>
        text
          .replace('https://apps.example.jp/ios', 'https://play.google.com/store/apps')
          .replace('helpUrl: https://help.example.jp/', 'helpUrl: https://help.example.jp/terms'),
    },
    diagnostics: [
      'provider.yaml:18:5 stores.ios.url store-of-other-device',
      'provider.yaml:30:1 helpUrl address-for-two',
    ],
  },
  {
    title: 'two links to campaigns, of which the second leads to another than it names',
    changes: body('[お店](/jp/card/202302-1/shop/)\n\n[｛月｝のネットのお店](/jp/card/202302-1/noodles/)'),
    diagnostics: ['./noodles.mdx:60:1 - link-to-other-campaign'],
  },
]
