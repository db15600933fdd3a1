import type { Category } from '../message.ts'

export const titleCategory = {
  title: '題名と説明の長さ',
  reason: '画面の小さいスマートフォンで、見出しの場所に入りきらない',
  source: '仕様 §3（title）',
  kinds: {
    'title-too-long': {
      messages: ({ line, count, maximum }: { line: number; count: number; maximum: number }) => [
        `${line}行目が長すぎます（全角で${count}字）`,
        `全角${maximum}字までにする（半角は半分、｛ ｝ はページに出る言葉で数える）`,
      ],
    },
    'title-too-many-lines': {
      messages: ({ actual, maximum }: { actual: number; maximum: number }) => [
        `${actual}行あります`,
        `${maximum}行までにする`,
      ],
    },
    'tag-too-long': {
      severity: 'warning',
      source: '仕様 §3',
      messages: ({ count, maximum }: { count: number; maximum: number }) => [
        `tag の言葉が長めです（全角で${count}字）`,
        `一行に入るよう、全角${maximum}字くらいまでにする`,
      ],
    },
    'share-text-cut': {
      severity: 'warning',
      reason: '送られたリンクのカードは長い文の終わりを切る。条件が切れると、別の約束に読める',
      source: 'X のカードの説明（developer.x.com/cards/markup：題名70字、説明200字）',
      messages: ({ count, maximum, rest }: { count: number; maximum: number; rest: string }) => [
        `リンクを送ったときのカードで、終わりの「${rest}」が切れます（期間と条件を入れて${count}字）`,
        `${maximum}字までに短くするか、大事なことを先に書く`,
      ],
    },
  },
} satisfies Category
