import type { Category } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

export const reviewCategory = {
  title: '印と、貼りつけた項目',
  reason: '合わない数や日付のどちらを信じてよいか、見る人にはわからない',
  source: sources.fair,
  kinds: {
    'not-reviewed': {
      reason: reasons.leftFromCopy,
      source: sources.onePlace,
      messages: [
        '写したか、自動で作られたまま、まだ見直していない行です（「見直す」の印）',
        '今回の内容に直すか、このままでよいか確かめ、「見直す」の印を消す',
      ],
    },
    'reason-missing': {
      reason: '確かめる人が、なぜよいとしたのかを知りたい',
      source: '決定の記録 0026',
      messages: ['「確認ずみ」の理由がありません', '「確認ずみ: 」のあとに、このままでよい理由を8文字以上の文で書く'],
    },
    'reason-thin': {
      reason: '確かめる人が、なぜよいとしたのかを知りたい',
      source: '決定の記録 0026',
      messages: ({ actual }: { actual: string }) => [
        `「${actual}」だけでは、なぜよいのかわかりません`,
        'このままでよい理由を、8文字以上の文で書く（例: 確認ずみ: 前の日の終わりに締め切る）',
      ],
    },
    'reason-unneeded': {
      severity: 'warning',
      reason: '古い理由が残ると、新しいまちがいを隠す',
      source: '決定の記録 0026',
      messages: ({ reason }: { reason: string }) => [
        `ここには確かめることがもうありません（理由: ${reason}）`,
        '「確認ずみ」のメモを、# や {/* */} ごと消す',
      ],
    },
    'fields-in-body': {
      reason: '項目が本文として出てしまう',
      source: '決定の記録 0025',
      messages: ({ actual }: { actual: string }) => [
        `項目が、項目の終わりの --- より下にあります（${actual}）`,
        'すぐ上の余分な --- の行を消す',
      ],
    },
    'fields-below-body': {
      reason: '項目の名前が、本文としてお客さまに読まれる',
      source: '決定の記録 0025',
      messages: ({ actual }: { actual: string }) => [
        `項目が本文の中にあり、そのままページに出ます（${actual}）`,
        'ファイルの先頭の --- と --- のあいだに移す',
      ],
    },
  },
} satisfies Category
