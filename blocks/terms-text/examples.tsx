import type { Example } from '../example.ts'

export const termsTextExamples = [
  {
    title: '規約の一条',
    props: { title: '第1条（目的）' },
    children: () => <p>この規約は、キャンペーンに参加する方と当社との間の約束ごとを定めるものです。</p>,
  },
  {
    title: '長い題と、番号のある文',
    props: { title: '第12条（ポイントの取り消しと、個人情報の取り扱い、および準拠法と裁判所）' },
    children: () => (
      <>
        <p>当社は、次のときに、付与したポイントを取り消すことがあります。</p>
        <ol className="grid list-decimal gap-1.5 pl-5 not-first:mt-3">
          <li>お支払いが取り消されたとき</li>
          <li>第三者になりすまして参加するなど、不正な利用があったとき</li>
        </ol>
      </>
    ),
  },
] satisfies Example<'TermsText'>[]
