import { append, swap, type Case, type Changes, type Edit } from '../../../tests/support/small-content.ts'

const noodles = (...edits: Edit[]): Changes => ({
  './noodles.mdx': (text) => edits.reduce((done, edit) => edit(done), text),
})
const body = (written: string) => noodles(append(`\n${written}\n`))
const link = (address: string) => body(`[お店](${address})`)

/** Slips that the rules of this folder tell, and what is fine beside them. */
export const linkCases: readonly Case[] = [
  {
    title: 'a link to a host that nobody listed',
    changes: link('https://shop.sorapay.jp/'),
    diagnostics: ['./noodles.mdx:58:1 - unknown-host'],
  },
  {
    title: 'a link to a host of examples',
    changes: link('https://shop.example.com/'),
    diagnostics: ['./noodles.mdx:58:1 - sample-host'],
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
    title: 'a site that is published where only its makers are',
    changes: { 'provider.yaml': swap('siteUrl: https://card.example.jp', 'siteUrl: https://staging.card.example.jp') },
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
    title: 'a link of a screen to a host that nobody listed',
    changes: { 'screens/invitation.yaml': swap('href: /campaigns/', 'href: https://card.sorapay.jp/') },
    diagnostics: ['screens/invitation.yaml:47:3 card.href unknown-host'],
  },
]
