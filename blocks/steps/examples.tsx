import { examplePeriods, type Example } from '../example.ts'
import { Step } from './steps.tsx'

export const stepsExamples = [
  {
    title: '三つの手順',
    props: {},
    children: (scope) => (
      <>
        <Step title="対象のお店で食事をする" scope={scope}>
          <p>エントリーもクーポンも要りません。</p>
        </Step>
        <Step title="カードで支払う" scope={scope}>
          <p>レジで「カードで」と伝えてください。</p>
        </Step>
        <Step title="翌月末までにポイントがつく" scope={scope}>
          <p>常時1%分はお支払いの確定時、上乗せ分は翌月末までに付与します。</p>
        </Step>
      </>
    ),
  },
  {
    title: '手順が一つなら、線はつかない',
    props: {},
    children: (scope) => (
      <Step title="いつものお店で、いつものように支払う" scope={scope}>
        <p>この日のお支払いが、自動で対象になります。</p>
      </Step>
    ),
  },
  {
    title: '終了すると、番号は灰色になる',
    props: {},
    period: examplePeriods.ended,
    children: (scope) => (
      <>
        <Step title="アプリでエントリーする" scope={scope}>
          <p>期間中に一度だけで済みます。</p>
        </Step>
        <Step title="カードで支払う" scope={scope}>
          <p>エントリーの前のお支払いも対象です。</p>
        </Step>
      </>
    ),
  },
] satisfies Example<'Steps'>[]

export const stepExamples = [
  {
    title: 'することと、一言の説明',
    props: { title: 'カードで支払う' },
    children: () => <p>コード払いは対象になりません。</p>,
  },
  {
    title: '長い題と、二つの段落',
    props: { title: 'アプリの「ショップ」からお店のサイトへ進み、期間中にお支払い手続きを済ませる※1' },
    children: () => (
      <>
        <p>途中でほかのサイトへ移ると、対象になりません。</p>
        <p className="not-first:mt-3">お支払い手続きの日時は、お店から届くご注文確認のメールで確かめられます。</p>
      </>
    ),
  },
] satisfies Example<'Step'>[]
