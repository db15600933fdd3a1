import { type Category, type Suggestion } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

const allowHost = 'provider.yaml の linkHosts（編集画面では、全体 › プロバイダ）に足す'

export const linkCategory = {
  title: 'リンクの行き先',
  reason: '押した人が、思ったとおりのページに着くようにする',
  source: sources.fair,
  kinds: {
    'unknown-host': {
      reason: '打ちまちがいや、知らないサイトへ人を送らない',
      source: 'content/provider.yaml の linkHosts',
      messages: ({ actual, ...suggested }: { actual: string } & Suggestion) => [
        `${actual} は、リンクしてよいサイトにありません`,
        suggested.suggestion === ''
          ? `リンクしてよければ、${allowHost}`
          : `もしかして ${suggested.suggestion} ですか。新しいサイトなら、${allowHost}`,
      ],
    },
    'staging-host': {
      reason: '公開していないサイトは、見る人には開けない',
      source: sources.corpus,
      messages: ({ actual }: { actual: string }) => [`${actual} は、公開していないサイトです`, '公開しているURLを書く'],
    },
    'sample-host': {
      reason: '見本のURLは、どこにも開かない',
      source: 'RFC 2606（見本のための名前）',
      messages: ({ actual }: { actual: string }) => [
        `${actual} は、見本のためのURLで、開けません`,
        '本当の行き先を書く',
      ],
    },
    'address-for-two': {
      reason: '押した人が、求めたのと違うページへ進む',
      source: sources.corpus,
      messages: ({ other }: { other: string }) => [`${other} と同じ行き先です`, 'ここに合うページの行き先を書く'],
    },
    'store-of-other-device': {
      reason: 'その端末の人が、アプリを入れられない',
      source: sources.corpus,
      messages: ({ actual }: { actual: string }) => [
        `もう一方の端末のストアの行き先です（${actual}）`,
        'この端末のストアの行き先を書く（ios と android が入れ替わっていないか見る）',
      ],
    },
    'link-to-other-shop': {
      reason: reasons.wrongShop,
      source: sources.corpus,
      messages: ({ shop }: { shop: string }) => [
        `別のキャンペーンの提携ショップ（${shop}）へ進みます`,
        'このキャンペーンの行き先を書く',
      ],
    },
    'link-past-button': {
      reason: 'ボタンから進まないお買い物には、ポイントがつかない',
      source: '仕様 §3（affiliateUrl）',
      messages: ({ shop }: { shop: string }) => [
        `ポイントのつくボタンを通らずに、「${shop}」へ進みます`,
        'リンクを消す（ショップへは <AffiliateShopModal /> のボタンから進む）',
      ],
    },
    'link-to-other-campaign': {
      reason: '押した人が、求めたのと違うページへ進む',
      source: sources.corpus,
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `「${actual}」から、別のキャンペーンへ進みます`,
        `${fix} と書く`,
      ],
    },
    'own-address': {
      reason: '見本や別のURLで公開すると、そこから外へ出てしまう',
      source: '決定の記録 0013',
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `このサイトの中の行き先は、https:// から書きません（${actual}）`,
        `${fix} とだけ書く`,
      ],
    },
    'link-with-session': {
      reason: 'だれか一人の記号で、ほかの人のページが開くことがある',
      source: sources.corpus,
      messages: ({ actual }: { actual: string }) => [
        `見た人だけの記号（セッションIDなど: ${actual}）がURLに入っています`,
        'その部分をURLから消す',
      ],
    },
    'link-tracked': {
      severity: 'warning',
      reason: '決めていない計測をしない',
      source: '電気通信事業法 第27条の12（外部送信）',
      messages: ({ actual }: { actual: string }) => [
        `計測用のパラメータ（${actual}）がURLに入っています`,
        '使うと決めたものでなければ、URLから消す',
      ],
    },
    'link-into-app': {
      reason: 'ブラウザの人には開けないページである',
      source: '仕様 §2',
      messages: ({ actual }: { actual: string }) => [
        `アプリの中だけのページへ進みます（${actual}）`,
        '最後の in-app/ を消す（アプリの中では、自動でアプリのページになる）',
      ],
    },
    'link-to-ended': {
      severity: 'warning',
      reason: '終わったキャンペーンへ案内してしまう',
      source: sources.corpus,
      messages: ({ actual }: { actual: string }) => [
        `このキャンペーンが始まる前に終わるページへ進みます（${actual}）`,
        '開催中のページの行き先にする',
      ],
    },
    'link-of-other-month': {
      severity: 'warning',
      reason: '先月の計測や特典につながってしまう',
      source: sources.corpus,
      messages: ({ actual }: { actual: string }) => [`URLに別の月（${actual}）が入っています`, 'この月の行き先にする'],
    },
    'link-says-nothing': {
      severity: 'warning',
      reason: '読み上げで聞く人に、行き先がわからない',
      source: 'WCAG 2.2 2.4.4',
      messages: ({ actual }: { actual: string }) => [
        `どこへ進むかわからない言葉です（${actual}）`,
        '「エントリーのページ」のように、行き先にあるものを書く',
      ],
    },
    'address-in-text': {
      reason: 'URLのままでは、行き先が読めない',
      source: 'WCAG 2.2 2.4.4',
      messages: ({ actual }: { actual: string }) => [`URLが、そのまま文に出ます（${actual}）`, '[言葉](行き先) と書く'],
    },
  },
} satisfies Category
