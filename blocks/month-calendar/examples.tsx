import type { Example } from '../example.ts'

export const monthCalendarExamples = [
  {
    title: '月の半ばから、一日だけ、月いっぱい',
    props: {
      monthId: '209902-1',
      campaigns: [
        {
          title: '街のごはんが、ちょっとおトクに。',
          bgcolor: '#ff9e6d',
          period: { start: '2099-02-01 00:00', end: '2099-02-28 23:59' },
        },
        {
          title: '8日は、どこでも8%。',
          bgcolor: '#ffc93c',
          period: { start: '2099-02-08 00:00', end: '2099-02-08 23:59' },
          isEighthDay: true,
        },
        {
          title: '冬の終わりのお買い物',
          bgcolor: '#8ec5ff',
          period: { start: '2099-02-15 10:00', end: '2099-02-21 23:59' },
        },
      ],
    },
  },
  {
    title: '月をまたぐ期間と、長い見出し',
    props: {
      monthId: '209912-1',
      campaigns: [
        {
          title: 'わたしたちの町のみほん百貨店オンラインストア開店一周年を記念した、年末年始の特別なキャンペーン',
          bgcolor: '#a8dadc',
          period: { start: '2099-12-20 00:00', end: '2100-01-10 23:59' },
        },
      ],
    },
  },
] satisfies Example<'MonthCalendar'>[]
