import type { Chapter } from '../../diagnostics/words.ts'

type Details = { size: string; limit: string; heaviest: string }

export const pageSizeChapter = {
  title: 'ページの重さ',
  reason: '重いページは、電波の弱いところでなかなか開かない',
  source: '決定 D37',
  kinds: {
    'page-heavy': {
      severity: 'remark',
      words: ({ size, limit, heaviest }: Details) => ({
        en: [
          `makes a page of about ${size} kB, above the usual ${limit} kB; most of it: ${heaviest}`,
          'shorten it, or give the reason why it has to be that long',
        ],
        ja: [
          `ページがおよそ${size}kBで、目安の${limit}kBより重くなります（多いもの: ${heaviest}）`,
          '文を短くするか減らす。この長さが要るなら、理由を書く',
        ],
      }),
    },
  },
} satisfies Chapter
