import type { Example } from '../example.ts'
import { Question } from './faq.tsx'

export const faqExamples = [
  {
    title: '質問が二つ',
    props: {},
    children: (scope) => (
      <>
        <Question title="エントリーは必要ですか" scope={scope}>
          <p>必要ありません。対象のお支払いが、自動で対象になります。</p>
        </Question>
        <Question title="いつまでのお支払いが対象ですか" scope={scope}>
          <p>最終日の23:59までのお支払いが対象です。</p>
        </Question>
      </>
    ),
  },
  {
    title: '質問が一つ',
    props: {},
    children: (scope) => (
      <Question title="何回かに分けて支払ってもよいですか" scope={scope}>
        <p>分けて支払えます。対象のお支払いを合計します。</p>
      </Question>
    ),
  },
] satisfies Example<'Faq'>[]

export const questionExamples = [
  { title: '短い質問と答え', props: { title: '家族カードも対象ですか' }, children: () => <p>対象です。</p> },
  {
    title: '長い質問と、箇条書きのある答え',
    props: {
      title:
        'ご注文の日とお支払い手続きの日が違い、どちらか一方だけがキャンペーンの期間に入るときは、どちらの日で判断しますか※1',
    },
    children: () => (
      <>
        <p>お支払い手続きの日で判断します。</p>
        <ul className="grid list-disc gap-1.5 pl-5 not-first:mt-3">
          <li>予約の商品は、発送のときに手続きをします。</li>
          <li>分割して届く商品は、届くたびに手続きをします。</li>
        </ul>
      </>
    ),
  },
] satisfies Example<'Question'>[]
