import { reasons, sources } from '../../diagnostics/grounds.ts'
import type { Chapter } from '../../diagnostics/words.ts'

export const screenChapter = {
  title: '画面の言葉と数',
  reason: reasons.readerInDoubt,
  source: '仕様 §3',
  kinds: {
    'store-swapped': {
      severity: 'remark',
      reason: '片方の端末の人が、アプリを入れられない',
      source: sources.corpus,
      words: ({ got }: { got: string }) => [
        `もう一方の端末の言葉です（${got}）`,
        'この端末の言葉にする（ios と android が入れ替わっていないか見る）',
      ],
    },
    'case-swapped': {
      severity: 'remark',
      reason: '別の場合の人に、違う条件を伝えてしまう',
      source: sources.corpus,
      words: ({ got, expected }: { got: string; expected: string }) => [
        `「${expected}」の場合の言葉に「${got}」とあります`,
        'この場合の言葉にする（ほかの場合と入れ替わっていないか見る）',
      ],
    },
    'age-disagrees': {
      reason: reasons.legalTerms,
      source: sources.onePlace,
      words: ({ got, ages }: { got: string; ages: string }) => [
        `「${got}」は、facts: の年齢（${ages}）にありません`,
        '｛最少の年齢｝ か ｛最多の年齢｝ と書く',
      ],
    },
    'row-unlike-others': {
      severity: 'remark',
      reason: '付与の時期を取り違えると、ポイントがつかないと思わせてしまう',
      source: sources.corpus,
      words: ({ got, others }: { got: string; others: string }) => [
        `「${got}」は、ほかの特典の「${others}」と違います`,
        'どちらが正しいか確かめ、違うほうを直す。違ってよければ「確認ずみ: 理由」を書く',
      ],
    },
    'age-in-both': {
      reason: reasons.legalTerms,
      source: sources.onePlace,
      words: ({ got, other }: { got: string; other: string }) => [
        `「${got}」と「${other}」があり、ちょうどその年齢の方がどちらかわかりません`,
        '「未満」にするか、年齢を直す',
      ],
    },
    'promotion-key-unlikely': {
      severity: 'remark',
      reason: 'サーバーが知らない名前では、だれもエントリーできない',
      source: sources.corpus,
      words: ({ got, why }: { got: string; why: string }) => [
        `「${got}」は、${why}`,
        'サーバーの担当者と決めた名前か確かめる',
      ],
    },
    'least-amount-unsaid': {
      severity: 'remark',
      reason: 'いくらから対象かがわからないと、少ないお支払いでももらえると思う',
      source: sources.fair,
      words: ({ name, got }: { name: string; got: string }) => [
        `いくらから対象か（${got}）が書かれていません`,
        `「1回｛${name}｝以上の」のように書き足す`,
      ],
    },
    'invitation-cap': {
      source: sources.fair,
      reason: '人数と上限が合わないと、もらえる額がわからない',
      words: ({ bonus, people, cap, sum }: { bonus: string; people: number; cap: string; sum: string }) => [
        `${cap}ポイントですが、${bonus}ポイント×${people}人は${sum}ポイントです`,
        `「${sum}ポイント」と書くか、人数を直す`,
      ],
    },
    'rate-over-hundred': {
      source: sources.fair,
      reason: 'ポイントの数を、率として約束してしまう',
      words: ({ got }: { got: number }) => [
        `率が ${got}% になっています`,
        'ポイントなら unit: P にする。率なら数を直す',
      ],
    },
    'people-disagree': {
      reason: '人数が違うと、何人まで招待できるかわからない',
      source: sources.onePlace,
      words: ({ got, declared }: { got: string; declared: string }) => [
        `「${got}」は、facts: の人数（${declared}）と合いません`,
        '｛人数｝ と書く',
      ],
    },
    'period-denied': {
      severity: 'remark',
      reason: '終わりがあることを知らずに、終わったあとで申し込む',
      source: '決定 D21（招待とエントリーの期間）',
      words: ({ got }: { got: string }) => [
        `「${got}」とありますが、このページには期間（period）があります`,
        '言葉を消すか、いつも変わらないことだけに使う',
      ],
    },
    'period-not-stated': {
      reason: '終わりを知らせないまま「期間中」と書くと、いつまで受けられるかわからない約束になる',
      source: '決定 D21（招待とエントリーの期間）',
      words: () => [
        '「期間中」とありますが、この画面には期間（period）がありません',
        'period に始まりと終わりを書くか、「開催中」のように、日を約束しない言葉にする',
      ],
    },
  },
} satisfies Chapter
