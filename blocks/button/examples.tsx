import type { Example } from '../example.ts'

export const buttonExamples = [
  {
    title: '一番大事なボタン',
    props: { href: 'https://help.example.jp/shops', label: '対象のお店を見る', kind: 'primary' },
  },
  {
    title: 'そのほかのボタン',
    props: { href: 'https://help.example.jp/', label: 'くわしい条件を見る', kind: 'secondary' },
  },
  {
    title: '長い言葉は折り返す',
    props: {
      href: 'https://help.example.jp/shops',
      label: '全国1,234,567店の中から、お近くの対象のお店をさがす',
      kind: 'primary',
    },
  },
] satisfies Example<'Button'>[]
