import type { Example } from '../example.ts'
import { Fact } from './facts.tsx'

export const factsExamples = [
  {
    title: 'ポイントの付与時期',
    props: {},
    children: (scope) => (
      <>
        <Fact term="常時1%分" scope={scope}>
          お支払いの金額が確定したとき
        </Fact>
        <Fact term="上乗せ4%分" scope={scope}>
          2099年3月31日(火)まで
        </Fact>
      </>
    ),
  },
  {
    title: '項目が一つ',
    props: {},
    children: (scope) => (
      <Fact term="有効期限" scope={scope}>
        付与した日から1年
      </Fact>
    ),
  },
] satisfies Example<'Facts'>[]

export const factExamples = [
  { title: '短い項目と説明', props: { term: '付与時期' }, children: () => '翌月の末日まで' },
  {
    title: '長い項目と説明',
    props: { term: '販売手数料キャンペーンの還元分※1' },
    children: () =>
      '取引が完了した日の翌日から数えて10日後までに、1取引につき最大1,000,000ポイントを付与します。取引がキャンセルになったときは付与しません。',
  },
] satisfies Example<'Fact'>[]
