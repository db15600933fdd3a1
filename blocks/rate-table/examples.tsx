import type { Example } from '../example.ts'

export const rateTableExamples = [
  {
    title: '支払いの額ごとの例',
    props: {
      caption: '1回で支払ったときの例',
      columns: ['お支払い', '常時1%', '上乗せ8%', '合計'],
      rows: [
        ['1,500円', '15P', '120P', '135P'],
        ['3,500円', '35P', '280P', '315P'],
        ['8,000円', '80P', '300P', '380P'],
      ],
    },
  },
  {
    title: '一行だけの表',
    props: { caption: '販売手数料', columns: ['いつも', '期間中'], rows: [['10%', '5%※1']] },
  },
  {
    title: '長い言葉と大きな数が入る',
    props: {
      caption: '対象のお店ごとの条件と、もらえるポイントの上限※2',
      columns: ['お店の種類', '還元の条件', '上限'],
      rows: [
        ['インターネット通信販売', '期間中のお支払いの合計が100,000円以上で、エントリーが済んでいること', '1,000,000P'],
        ['コンビニエンスストア', '1回700円以上※1', '300P'],
      ],
    },
  },
] satisfies Example<'RateTable'>[]
