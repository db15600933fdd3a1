import type { Example } from '../example.ts'

export const annotationListExamples = [
  {
    title: '印のある注記と、言葉の見出しの注記',
    props: {
      heading: 'ご注意',
      annotations: [
        {
          title: '※1',
          detail: 'いつでも還元される1%と、期間中の上乗せ4%の合計です。上乗せ分の上限は、お一人さま300ポイントです。',
          fontBold: true,
        },
        {
          title: '※2',
          detail: '一部の店舗では、対象にならないことがあります。くわしくは※1もご覧ください。',
          fontBold: false,
        },
        {
          title: '付与時期',
          detail: '2099年3月31日(火)までに付与します。\n金額の確定が遅れると、その分遅くなります。',
          fontBold: false,
        },
      ],
    },
  },
  {
    title: '一つだけ',
    props: {
      heading: 'この月のキャンペーンのご注意',
      annotations: [{ title: '※', detail: '内容は変わることがあります。', fontBold: false }],
    },
  },
  {
    title: '二桁の印と、長い注記',
    props: {
      heading: 'ご注意',
      annotations: [
        { title: '※10', detail: '付与したポイントの有効期限は、付与した日から1年です。', fontBold: false },
        {
          title: 'ポイントの取り消しと、不正な利用があったときの取り扱い',
          detail:
            'お支払いが取り消されたときは、付与したポイントも取り消します。取り消すポイントが残高に足りないときは、その分を次に付与するポイントから差し引くことがあります。',
          fontBold: true,
        },
      ],
    },
  },
] satisfies Example<'AnnotationList'>[]
