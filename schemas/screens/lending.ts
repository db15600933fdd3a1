import { z } from 'zod'

import { assumed } from '../assumed.ts'
import { facts } from '../facts.ts'
import { percent, text, yen } from '../primitives.ts'
import { reportAs } from '../schema-diagnostic.ts'
import { appPath, factList, noteList, questionList, stageFields, stepList } from './common-fields.ts'

/** Creates a schema of a text with exactly these placeholders, each once, and no other brace. */
function textWithPlaceholders(description: string, ...names: readonly string[]) {
  const placeholders = names.map((name) => `{${name}}`)
  return text(`${description}。${placeholders.join(' と ')} に値が入る`).refine(
    (value) =>
      placeholders.every((placeholder) => value.split(placeholder).length === 2) &&
      !/[{}]/.test(placeholders.reduce((rest, placeholder) => rest.replace(placeholder, ''), value)),
    reportAs('wrong-placeholders'),
  )
}

const loanAmount = (description: string) => yen(description).min(1)

const limits = z
  .strictObject({
    minimum: loanAmount('借りられる最も小さい金額（円）'),
    step: loanAmount('金額の刻み（円）'),
  })
  .meta({ description: '金額の範囲。上限は、サーバーの値' })

const rates = z
  .strictObject({
    label: text('率の名前。「実質年率」など'),
    lowest: percent('最も低い率（%）'),
    highest: percent('最も高い率（%）'),
  })
  .meta({ description: '利率の範囲' })

const simulator = z
  .strictObject({
    heading: text('シミュレーションの見出し'),
    lead: text('見出しの下の説明'),
    limit: text('あなたの借りられる金額の名前'),
    normalRate: text('通常の利率の名前'),
    preferentialRate: text('優遇の利率の名前'),
    amount: text('金額の欄の名前'),
    slider: text('スライダーの名前（読み上げ用）'),
    yen: text('金額のうしろの単位'),
    less: textWithPlaceholders('金額を減らすボタン（読み上げ用）', 'step'),
    more: textWithPlaceholders('金額を増やすボタン（読み上げ用）', 'step'),
    amountHint: textWithPlaceholders('金額の欄の下の説明', 'step'),
    notNumber: text('数字でないものを入れたときの言葉'),
    tooLittle: textWithPlaceholders('金額が小さすぎるときの言葉', 'minimum'),
    tooMuch: textWithPlaceholders('金額が大きすぎるときの言葉', 'maximum'),
    offStep: textWithPlaceholders('刻みに合わない金額のときの言葉', 'step'),
    choices: text('毎月の返済額の見出し'),
    noAmount: text('金額がまだないときに、返済額のところに出す言葉'),
    noChoices: text('えらべる返済額がないときの言葉'),
    noChoice: text('返済額をえらぶ前に出す言葉'),
    total: text('お返済総額の名前'),
    interest: text('うち利息の名前'),
    complete: text('完済の月の名前'),
    payments: text('返済の回数の名前'),
    times: text('回数の単位'),
    rate: text('結果にそえる実質年率の名前'),
    none: text('値がまだないときの言葉'),
    result: text('結果の見出し（読み上げ用）'),
    calculating: text('計算している間の言葉'),
    offline: text('つながっていない間の言葉'),
    pending: text('入力を直すまで、前の結果に添える言葉'),
    spoken: textWithPlaceholders('結果の読み上げ', 'total', 'interest', 'month'),
    reset: text('最初からやり直すボタン'),
    resetDone: text('やり直したときの読み上げ'),
    unscripted: text('JavaScript が動かないときの言葉').meta({ title: 'JavaScript がないとき' }),
  })
  .meta({ description: '返済シミュレーションの言葉' })

const notice = { title: text('見出し'), detail: text('説明') }

/** An offer: its texts, and its destination in the app. */
const offer = (description: string) =>
  z
    .strictObject({ ...notice, button: text('ボタン'), path: appPath('ボタンで開く、アプリの中の場所') })
    .meta({ description })

const offers = z
  .strictObject({
    heading: text('お申し込みのところの見出し'),
    apply: offer('申し込める人'),
    bankAccount: offer('銀行口座を登録していない人'),
    identity: offer('本人確認がまだの人'),
    identityFailed: offer('本人確認ができなかった人'),
    reviewing: z.strictObject(notice).meta({ description: '本人確認の審査中の人' }),
    solicitingDenied: offer('ご案内を希望しない設定の人。お申し込みはすすめない'),
    noLimit: z.strictObject(notice).meta({ description: '借りられる金額がない人' }),
  })
  .meta({ description: 'お申し込みのところ。その人の状態ごとに一つ出る' })

const examples = z
  .strictObject({
    heading: text('返済例の見出し'),
    lead: textWithPlaceholders('返済例の説明', 'rate'),
    annualRate: percent('返済例の利率（%）'),
    loans: z
      .array(
        z.strictObject({
          loanAmount: loanAmount('借りる金額（円）'),
          monthlyRepayAmount: loanAmount('毎月の返済額（円）'),
        }),
      )
      .min(1)
      .meta({ description: '返済例。回数と総額は計算して出る' }),
    columns: z
      .strictObject({
        loanAmount: text('借りる金額'),
        monthlyRepayAmount: text('毎月の返済額'),
        count: text('回数'),
        total: text('総額'),
      })
      .meta({ description: '表の列の名前' }),
    yen: text('金額のうしろの単位'),
    times: text('回数のうしろの単位'),
    note: text('表の下の説明'),
  })
  .meta({ description: '返済例' })

/** The texts and figures of the lending page (specification §3, §4; D1, D11). */
export const lending = z.strictObject({
  facts,
  assumed,
  ...stageFields,
  rates,
  conditions: z.array(text('率のそばに出す札')).meta({ description: '率のそばに出す札' }),
  limits,
  simulator,
  offers,
  caution: z.strictObject(notice).meta({ description: '借りすぎへの注意' }),
  stepsHeading: text('手順の見出し'),
  steps: stepList,
  examples,
  termsHeading: text('貸付条件の見出し'),
  terms: factList,
  questionsHeading: text('よくある質問の見出し'),
  questions: questionList.meta({ description: 'よくある質問' }),
  annotationLists: noteList,
})
