import { sources } from '../../diagnostics/grounds.ts'
import type { Chapter } from '../../diagnostics/words.ts'

export const claimChapter = {
  title: '言うこと、言わないこと',
  reason: '条件は、率や特典と同じところで、わかるように言う',
  source: sources.fair,
  kinds: {
    'not-said': {
      reason: '条件を言わずに率を見せると、実際より有利に見える',
      source: 'content/requirements.yaml',
      words: ({ name, how, reason }: { id: string; name: string; how: string; reason: string }) => ({
        en: [`does not say: ${name}`, `${how}. Reason: ${reason}`],
        ja: [`「${name}」が書かれていません`, `${how}。理由: ${reason}`],
      }),
    },
    'requirement-met-by-all': {
      reason: '決まりがあるのに、守られていないページも通ってしまう',
      source: 'content/requirements.yaml',
      words: ({ got, name }: { got: string; name: string }) => ({
        en: [`is met by every page, so that nothing asks for ${name}: ${got}`, 'write words that only say this'],
        ja: [
          `「${got}」はどのページにもあるので、「${name}」があるかどうかを確かめられません`,
          'そのことだけを表す言葉を書く（例: 不正な利用）',
        ],
      }),
    },
    'target-without-card': {
      severity: 'remark',
      reason: 'ほかのお支払い方法の人が、もらえると思う',
      words: ({ card }: { card: string }) => ({
        en: [`does not say that payments by ${card} count`, `name ${card}, or say why everybody is meant`],
        ja: [
          `${card}でのお支払いが対象だと書かれていません`,
          `「${card}で支払った方」のように書く。だれでも対象なら「確認ずみ: 理由」を書く`,
        ],
      }),
    },
    'claim-without-basis': {
      severity: 'remark',
      reason: '根拠のない「一番」は、実際よりよく見せる',
      source: '景品表示法 第7条第2項（不実証広告規制）',
      words: ({ got }: { got: string }) => ({
        en: [
          `claims ${got} without giving a basis`,
          'soften it; a rank, a first or a best may stay with a note that says who found it out and when',
        ],
        ja: [
          `「${got}」と言い切る根拠が書かれていません`,
          '言いかえる。順位や「初」「最」の言葉なら、だれがいつ調べたかを注記に書いてもよい',
        ],
      }),
    },
    'promise-too-much': {
      severity: 'remark',
      reason: '条件があるのに、ないように見せる',
      words: ({ got, why }: { got: string; why: string }) => ({
        en: [
          `seems to promise what the conditions or the law do not allow: ${got}. Reason: ${why}`,
          'reword it, or ask legal; if all is well, say why: 確認ずみ: reason',
        ],
        ja: [
          `「${got}」は、条件や法律に合わない約束に見えます。理由: ${why}`,
          '言いかえるか、法務に確かめる。よければ「確認ずみ: 理由」を書く',
        ],
      }),
    },
    'price-without-tax': {
      severity: 'remark',
      reason: '価格は、消費税を含む総額で見せる',
      source: '消費税法 第63条',
      words: ({ got }: { got: string }) => ({
        en: [
          `seems to show a price without tax: ${got}`,
          'show the price with tax; if it is no price, say so: 確認ずみ: reason',
        ],
        ja: [`税抜の価格に見えます（${got}）`, '税込の価格を書く。価格のことでなければ「確認ずみ: 理由」を書く'],
      }),
    },
    'premium-too-high': {
      severity: 'remark',
      reason: '景品の額には、取引の額の2割という上限がある',
      source: '景品類の制限に関する告示、消費者庁「景品に関するQ&A」',
      words: ({ points, spent, limit }: { points: string; spent: string; limit: string }) => ({
        en: [
          `gives ${points} points where ${spent} yen are the condition: as a premium, more than the limit of ${limit} yen`,
          'ask legal whether it counts as a discount; if it does, say so: 確認ずみ: reason',
        ],
        ja: [
          `条件の金額が${spent}円の特典に${points}ポイントは、景品とみなされると上限（${limit}円）をこえます`,
          '値引きにあたるかを法務に確かめ、よければ「確認ずみ: 理由」を書く',
        ],
      }),
    },
    'urgency-without-period': {
      severity: 'remark',
      reason: 'いつまでかを言わずに急がせない',
      source: '消費者庁の措置命令（2025年3月、期間限定の表示）',
      words: ({ got }: { got: string }) => ({
        en: [`says ${got}, but has no period`, 'remove it, or state until when'],
        ja: [`「${got}」とありますが、期間がありません`, '消すか、いつまでかを書く'],
      }),
    },
    'urgency-too-short': {
      severity: 'remark',
      reason: '「今日だけ」が続くのは、うそになる',
      source: '消費者庁の措置命令（2025年3月）',
      words: ({ got, days }: { got: string; days: number }) => ({
        en: [`says ${got}, but lasts ${days} days`, 'correct the words or the period'],
        ja: [`「${got}」とありますが、期間は${days}日あります`, '言葉か期間を直す'],
      }),
    },
    'urgency-repeated': {
      severity: 'remark',
      reason: '毎月あるものを、期間限定のように見せない',
      source: '消費者庁の措置命令（2025年3月）',
      words: ({ other }: { other: string }) => ({
        en: [
          `hurries people, as this campaign did in the month ${other}`,
          'remove words such as 今だけ: what comes every month is not limited',
        ],
        ja: [
          `このキャンペーンは、月 ${other} に続けて、急がせる言葉を使っています`,
          '「今だけ」のような言葉を消す（毎月あるものを期間限定のように見せない）',
        ],
      }),
    },
    'limit-folded': {
      severity: 'remark',
      reason: '開かないと見えない条件は、言っていないのと同じ',
      source: sources.disclaimers,
      words: ({ got }: { got: string }) => ({
        en: [`says ${got} only in <Faq>, where people have to unfold it`, 'say it outside of <Faq> too'],
        ja: [`「${got}」が、押して開くところ（<Faq>）の中だけにあります`, '<Faq> の外にも書く'],
      }),
    },
  },
} satisfies Chapter
