import type { Category } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

export const imageUsageCategory = {
  title: '絵の使い方',
  reason: '通信の遅いスマートフォンでも、だれにでも、同じ絵が見えるように',
  source: '決定の記録 0018（コンテンツの上限）',
  kinds: {
    'alt-twice': {
      severity: 'warning',
      reason: reasons.wrongPicture,
      source: 'WCAG 2.2 1.1.1',
      messages: ({ actual, other }: { actual: string; other: string }) => [
        `別の絵（${other}）と同じ説明です（${actual}）`,
        'この絵に見えるものを書く',
      ],
    },
    'alt-says-twice': {
      severity: 'warning',
      reason: '同じことを二度聞くことになる',
      source: 'WCAG 2.2 1.1.1',
      messages: ({ actual }: { actual: string }) => [`同じ言葉を二度書いています（${actual}）`, '一度だけ書く'],
    },
    'alt-too-long': {
      severity: 'warning',
      reason: '読み上げで聞く人が、途中で飛ばせない',
      source: 'WCAG 2.2 1.1.1',
      messages: ({ actual, maxLength }: { actual: number; maxLength: number }) => [
        `絵の説明が${actual}字あり、長すぎます`,
        `絵に見えるものを${maxLength}字までで書き、くわしいことは本文に書く`,
      ],
    },
    'alt-without-words': {
      severity: 'warning',
      reason: '絵を見ない人に、絵の中の言葉が届かない',
      source: 'WCAG 2.2 1.1.1',
      messages: ({ actual }: { actual: string }) => [`絵の中の文字（${actual}）が alt にありません`, 'alt に書き足す'],
    },
    'picture-twice': {
      severity: 'warning',
      reason: reasons.wrongPicture,
      source: sources.corpus,
      messages: ({ actual, other }: { actual: string; other: string }) => [
        `ほかのものと同じ絵です（${actual} と ${other}）`,
        '正しい絵を置く。同じでよいなら「確認ずみ: 理由」を書く',
      ],
    },
    'picture-named-twice': {
      severity: 'warning',
      reason: reasons.wrongPicture,
      source: sources.corpus,
      messages: ({ actual, other }: { actual: string; other: string }) => [
        `同じ絵が、ここでは「${actual}」、ほかでは「${other}」です`,
        'どちらが正しいか確かめる',
      ],
    },
    'logo-missing': {
      severity: 'warning',
      reason: reasons.wrongShop,
      source: '仕様 §3（logos、logosOnDetail）',
      messages: ({ shop, isOther }: { shop: string; isOther: boolean }) =>
        isOther
          ? [`「${shop}」のロゴが、logosOnDetail のものと違う絵です`, '正しいほうの絵を、両方に選ぶ']
          : [`「${shop}」は月のページにだけ出ます`, 'logosOnDetail にも足すか、ここから消す'],
    },
    'picture-draft': {
      reason: '仮の絵のまま公開しない',
      source: '新しいマーケターの試し',
      messages: ['仮の絵のままです', 'できあがった絵に置きかえる'],
    },
    'svg-text-font': {
      severity: 'warning',
      reason: '端末にその書体がないと、形や幅が変わる',
      source: sources.corpus,
      messages: ['文字がフォントのままです（端末によって形が変わります）', '文字をアウトライン（パス）にして書き出す'],
    },
  },
} satisfies Category
