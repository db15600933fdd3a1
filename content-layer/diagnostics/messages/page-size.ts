import type { Category } from '../message.ts'

/**
 * The estimated size of a page and its limit, in kilobytes (1,000 bytes) with one decimal, and its longest parts with
 * their numbers of characters.
 */
type Details = { sizeInKilobytes: string; limitInKilobytes: string; heaviest: string }

export const pageSizeCategory = {
  title: 'ページの重さ',
  reason: '重いページは、電波の弱いところでなかなか開かない',
  source: '決定 D37',
  kinds: {
    'page-heavy': {
      severity: 'warning',
      messages: ({ sizeInKilobytes, limitInKilobytes, heaviest }: Details) => [
        `ページがおよそ${sizeInKilobytes}kBで、目安の${limitInKilobytes}kBより重くなります（多いもの: ${heaviest}）`,
        '文を短くするか減らす。この長さが要るなら、理由を書く',
      ],
    },
  },
} satisfies Category
