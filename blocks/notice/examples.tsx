import type { Example } from '../example.ts'

export const noticeExamples = [
  {
    title: '短いお知らせ',
    props: { title: '表示は、商品ごとの合計です' },
    children: () => <p>常時1%分と上乗せ分を合わせたポイントを表示しています。</p>,
  },
  {
    title: '長い題と、二つの段落',
    props: { title: '2099年2月28日(土)の深夜はシステムの点検のため、一部のお支払いが翌日の扱いになることがあります※1' },
    children: () => (
      <>
        <p>点検は、23:00から翌6:00までの予定です。</p>
        <p className="not-first:mt-3">点検中のお支払いも、期間中のものとして扱います。手続きは要りません。</p>
      </>
    ),
  },
] satisfies Example<'Notice'>[]
