import type { Category } from '../message.ts'

type Details = { size: string; limit: string; heaviest: string }

export const pageSizeCategory = {
  title: 'ページの重さ',
  reason: '重いページは、電波の弱いところでなかなか開かない',
  source: '決定 D37',
  kinds: {
    'page-heavy': {
      severity: 'warning',
      messages: ({ size, limit, heaviest }: Details) => [
        `ページがおよそ${size}kBで、目安の${limit}kBより重くなります（多いもの: ${heaviest}）`,
        '文を短くするか減らす。この長さが要るなら、理由を書く',
      ],
    },
  },
} satisfies Category
