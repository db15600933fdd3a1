import type { Category } from '../message.ts'
import { sources } from '../rationales.ts'

/**
 * A row of `content/requirements.yaml`, for marketers: its name, how to meet it, and the reason for it. `phrases` are
 * those of which one meets it, separated by 、; '' if a block or field does.
 */
type Requirement = { name: string; how: string; reason: string; phrases: string }

/** A gift in points, the amount to spend for it in yen, and the limit in points; all formatted, such as `1,000`. */
type Premium = { points: string; spent: string; limit: string }

export const claimCategory = {
  title: '言うこと、言わないこと',
  reason: '条件は、率や特典と同じところで、わかるように言う',
  source: sources.fair,
  kinds: {
    'not-said': {
      reason: '条件を言わずに率を見せると、実際より有利に見える',
      source: 'content/requirements.yaml',
      messages: ({ name, how, reason, phrases }: Requirement) => [
        `「${name}」が書かれていません`,
        `${how}。${phrases === '' ? '' : `どれかの言葉で書く: ${phrases}。`}理由: ${reason}`,
      ],
    },
    'requirement-of-nothing': {
      reason: '何を言えばよいかがないと、どのページも決まりを守れない',
      source: 'content/requirements.yaml',
      messages: [
        'facts・words・blocks のどれもありません',
        'どれか一つに、言っていることになる名前か言葉かブロックを書く',
        '「facts」「words」「blocks」のどれか一つに、言っていることになる名前か言葉かブロックを足す',
      ],
    },
    'claim-without-basis': {
      severity: 'warning',
      reason: '根拠のない「一番」は、実際よりよく見せる',
      source: '景品表示法 第7条第2項（不実証広告規制）',
      messages: ({ actual }: { actual: string }) => [
        `「${actual}」と言い切る根拠が書かれていません`,
        '言いかえる。順位や「初」「最」の言葉なら、だれがいつ調べたかを注記に書いてもよい',
      ],
    },
    'promise-too-much': {
      severity: 'warning',
      reason: '条件があるのに、ないように見せる',
      messages: ({ actual, reason }: { actual: string; reason: string }) => [
        `「${actual}」は、条件や法律に合わない約束に見えます。理由: ${reason}`,
        '言いかえるか、法務に確かめる。よければ「確認ずみ: 理由」を書く',
      ],
    },
    'price-without-tax': {
      severity: 'warning',
      reason: '価格は、消費税を含む総額で見せる',
      source: '消費税法 第63条',
      messages: ({ actual }: { actual: string }) => [
        `税抜の価格に見えます（${actual}）`,
        '税込の価格を書く。価格のことでなければ「確認ずみ: 理由」を書く',
      ],
    },
    'premium-too-high': {
      severity: 'warning',
      reason: '景品の額には、取引の額の2割という上限がある',
      source: '景品類の制限に関する告示、消費者庁「景品に関するQ&A」',
      messages: ({ points, spent, limit }: Premium) => [
        `条件の金額が${spent}円の特典に${points}ポイントは、景品とみなされると上限（${limit}円）をこえます`,
        '値引きにあたるかを法務に確かめ、よければ「確認ずみ: 理由」を書く',
      ],
    },
    'urgency-without-period': {
      severity: 'warning',
      reason: 'いつまでかを言わずに急がせない',
      source: '消費者庁の措置命令（2025年3月、期間限定の表示）',
      messages: ({ actual }: { actual: string }) => [
        `「${actual}」とありますが、期間がありません`,
        '消すか、いつまでかを書く',
      ],
    },
    'urgency-too-short': {
      severity: 'warning',
      reason: '「今日だけ」が続くのは、うそになる',
      source: '消費者庁の措置命令（2025年3月）',
      messages: ({ actual, days }: { actual: string; days: number }) => [
        `「${actual}」とありますが、期間は${days}日あります`,
        '言葉か期間を直す',
      ],
    },
  },
} satisfies Category
