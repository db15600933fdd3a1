import { z } from 'zod'

import { image } from '../image.ts'
import { httpsUrl } from '../links.ts'
import { count, percent, text } from '../primitives.ts'
import { reportAs } from '../schema-diagnostic.ts'

const store = z.strictObject({
  url: httpsUrl('ストアのアプリのページ'),
  rating: z.number().min(0).max(5).meta({ description: '評価の平均（5点満点）' }),
  ratingCount: count('評価の件数'),
})

/**
 * Returns whether nothing follows the host, since site paths are appended to it. A value that is not an https URL has
 * its own diagnostic.
 */
function isOrigin(url: string): boolean {
  return !url.startsWith('https://') || !/[/?#]/.test(url.slice('https://'.length))
}

/** All data specific to the provider (D2): no other file contains its name, URLs or tokens. */
export const provider = z.strictObject({
  name: text('提供者の名前。すべてのページの題名になる'),
  language: z.literal('ja').meta({ description: 'ページの言語。ja = 日本語' }),
  logo: image.meta({ slot: 'logo', description: '提供者のロゴ' }),
  copyrightImage: image.meta({ slot: 'logo', description: '著作権の表示の画像' }),
  appIcon: image.meta({ slot: 'icon', description: 'アプリのアイコン' }),
  baseRate: percent('いつでも還元される率（%）'),
  siteUrl: httpsUrl('このサイトを公開する場所。末尾に / をつけない').refine(isOrigin, reportAs('not-an-origin')),
  appName: text('アプリの呼び名'),
  cardName: text('カードの呼び名。見本から作る文に出る'),
  stores: z
    .strictObject({
      ios: store.meta({ description: 'iPhone のストアの案内。URLと評価' }),
      android: store.meta({ description: 'Android のストアの案内。URLと評価' }),
    })
    .meta({ description: 'ストアでのアプリの案内' }),
  userAgentToken: z
    .string()
    .regex(/^[A-Za-z0-9]+$/)
    .meta({ title: 'アプリの名乗り', description: 'アプリの WebView が名乗る product token（D5）' }),
  deepLinkScheme: z
    .string()
    // A browser would run or show what follows these schemes, instead of opening the app.
    .regex(/^(?!(?:about|blob|data|file|https?|javascript|vbscript)$)[a-z][a-z0-9+.-]*$/)
    .meta({ description: 'アプリを開くURLのスキーム。:// の前の言葉だけを、半角の英小文字で書く' }),
  androidPackage: z
    .string()
    .regex(/^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/)
    .meta({ description: 'Android のパッケージ名' }),
  androidActivity: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_.]*Activity$/)
    .meta({ title: 'Android の Activity', description: 'Android の {product}Activity の名前' }),
  termsUrl: httpsUrl('利用規約'),
  helpUrl: httpsUrl('ヘルプ'),
  linkHosts: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)
        .meta({ description: 'help.example.jp のように、https:// と / を付けずに書く' }),
    )
    .meta({
      description:
        'ページからリンクしてよいサイトのアドレス（例: shop.example.jp）。ここにないサイトへはリンクできない',
    }),
})

export type ProviderDefinition = z.output<typeof provider>
