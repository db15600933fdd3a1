import type { PhraseSearch } from '../../common/phrase-pattern.ts'
import type { Role } from '../../placeholders/roles.ts'
import { grantPhrases, laterPayments, paymentPhrases } from './phrases.ts'

/**
 * Phrases that require a placeholder of a certain role next to them: 「上限は」 before a placeholder requires ｛上限｝. One
 * of a refused role is in the wrong sentence, and one of the role `meant` is suggested instead.
 */
export type TermContext = {
  /** Whether the phrases are before or after the placeholder. */
  side: 'before' | 'after'
  /** What to search for, and the reason to report. */
  phrases: PhraseSearch & { reason: string }
  refuses: readonly Role[]
  meant: Role
  /** Exempts negated sentences and questions. */
  unlessDenied?: boolean
  /** Exempts placeholders that these words follow. */
  unlessThen?: readonly string[]
  /** Exempts placeholders after these words of the same clause: 「付与は」 changes the meaning of 「までです」. */
  unlessBefore?: readonly string[]
  /** Exempts placeholders that are about another thing than a payment: 「受け取りが｛翌月｝になっても」. */
  unlessOfOther?: boolean
}

/** Contexts of terms in sentences. The first match applies. */
export const contexts: readonly TermContext[] = [
  // The day of the grant: 「｛付与日｝までに付与します」, 「付与は｛付与日｝まで」
  {
    side: 'after',
    phrases: { say: ['までに'], then: grantPhrases, within: 12, reason: 'ポイントは、付与の日までにつく' },
    refuses: ['start', 'end', 'before-start', 'month'],
    meant: 'grant',
  },
  {
    side: 'before',
    phrases: { say: ['付与は', '付与は、', '付与の日は', '付与日は'], reason: 'ポイントは、付与の日までにつく' },
    refuses: ['start', 'end', 'before-start'],
    meant: 'grant',
  },
  // The end of the period: 「｛終了日｝までのお支払い」, 「｛開始日｝から｛終了日｝」
  {
    side: 'after',
    phrases: {
      say: ['までに', 'までの', 'まで、'],
      then: [...paymentPhrases, '取引', '完了', '登録', '選'],
      within: 10,
      butNot: ['の確定', 'が確定', 'の金額が確定', '金額の確定', 'のたび', 'のつど'],
      reason: '付与の日は、お支払いの終わりではない',
    },
    refuses: ['grant', 'month-end', 'start'],
    meant: 'end',
    unlessDenied: true,
  },
  {
    side: 'after',
    phrases: {
      say: [
        'までが対象',
        'まで続',
        'まで受け付け',
        'に終了',
        'で終了',
        'をもって',
        'に締め切',
        'で締め切',
        'が締切',
        'までです',
        'まで開催',
      ],
      reason: '終わりの日を表す言葉',
    },
    refuses: ['start', 'before-start', 'month-end', 'grant'],
    meant: 'end',
    unlessDenied: true,
    unlessBefore: ['付与は', '付与の日は', '付与日は', '付与されるのは', 'ポイントがつくのは', 'ポイントが届くのは'],
  },
  {
    side: 'before',
    phrases: { say: ['から'], reason: '期間の終わりを書くところ' },
    refuses: ['start', 'before-start', 'month-end', 'grant'],
    meant: 'end',
    unlessDenied: true,
  },
  {
    side: 'before',
    phrases: { say: ['〜', '～'], reason: '期間の終わりを書くところ' },
    refuses: ['start', 'before-start', 'month-end', 'grant'],
    meant: 'end',
  },
  // The start of the period: 「｛開始日｝から」, 「｛開始日｝のお買い物」
  {
    side: 'after',
    phrases: {
      say: ['から', '以降', '以後', 'より', 'に始ま', 'に開始', 'にスタート', 'スタート', '〜', '～'],
      butNot: ['前', 'あと', '後の', '先'],
      reason: '始まりの日を表す言葉',
    },
    refuses: ['end', 'before-start', 'month-end'],
    meant: 'start',
    unlessDenied: true,
  },
  {
    side: 'after',
    phrases: { say: ['の', 'に'], then: paymentPhrases, within: 14, reason: '対象になるのは、期間の中のお支払い' },
    refuses: ['grant', 'month-end', 'before-start'],
    meant: 'start',
    unlessDenied: true,
    // Goods ordered on the previous day may be paid in time.
    unlessThen: ['に注文したものも、手続き', 'のご注文でも、手続き', 'の注文でも、手続き', 'のご注文でも、お支払い'],
  },
  // The month of the campaign, and not the next one: 「｛月｝中」
  {
    side: 'after',
    phrases: {
      say: [...laterPayments, 'になっても', 'に入っても', 'にずれても'],
      then: ['対象', '上乗せ', '引き続き', 'かまいません', '、対象', '、引き続き', '、上乗せ'],
      within: 4,
      reason: '対象になるのは、期間の中のお支払い',
    },
    refuses: ['next-month'],
    meant: 'month',
    unlessDenied: true,
    unlessOfOther: true,
  },
  {
    side: 'after',
    phrases: { say: ['中', 'のあいだ', 'の間'], reason: '期間は、この月にある' },
    refuses: ['next-month'],
    meant: 'month',
    unlessDenied: true,
  },
  // Rates: 「｛上乗せ｝を上乗せ」, 「合計｛合計｝」, 「いつでも｛常時｝」
  {
    side: 'after',
    phrases: {
      say: ['を上乗せ', 'が上乗せ', '上乗せ', 'をプラス', 'プラス', 'を加算', 'が加算', '加算'],
      reason: '上乗せするのは、上乗せの率だけ',
    },
    refuses: ['base', 'total', 'cap-amount', 'example', 'price'],
    meant: 'extra',
  },
  {
    side: 'before',
    phrases: {
      say: ['上乗せは', '上乗せの', '上乗せ', 'プラス', '＋', '+', '加算は', '加算', 'とは別に', 'とは別に、'],
      reason: '上乗せするのは、上乗せの率だけ',
    },
    refuses: ['base', 'total'],
    meant: 'extra',
  },
  {
    side: 'before',
    phrases: {
      say: ['合計', '合計で', '合計は', '合わせて', 'あわせて', '還元率', '還元率は', '還元率が', '還元率の'],
      reason: '合計は、常時と上乗せを足した率',
    },
    refuses: ['base', 'extra', 'grant', 'start', 'end'],
    meant: 'total',
  },
  {
    side: 'before',
    phrases: {
      say: ['いつでも', '常時', 'ふだん', '普段', 'いつも'],
      then: ['', 'は', 'の', 'から', 'でも', '還元される', 'もらえる', '付与される'],
      reason: 'いつでも還元されるのは、常時の率だけ',
    },
    refuses: ['extra', 'total'],
    meant: 'base',
  },
  // Points of an example: 「｛常時｝の｛例の常時｝」
  {
    side: 'before',
    phrases: { say: ['｛常時｝の'], reason: '常時の率には、常時のポイント' },
    refuses: ['points-extra', 'points-total', 'example', 'price'],
    meant: 'base',
  },
  {
    side: 'before',
    phrases: { say: ['｛上乗せ｝の'], reason: '上乗せの率には、上乗せのポイント' },
    refuses: ['points-base', 'points-total', 'example', 'price'],
    meant: 'extra',
  },
  {
    side: 'before',
    phrases: { say: ['を加えて', 'を加えて、', 'を足して', 'を足して、'], reason: '足したものは、合計のポイント' },
    refuses: ['points-base', 'points-extra'],
    meant: 'total',
  },
  // The cap, in points: 「上限は｛上限｝」, 「お一人さま｛上限｝」
  {
    side: 'before',
    phrases: {
      say: ['上限', '最大', '最高'],
      then: ['', 'は', 'の', 'が', 'で', ' ', '：', ': '],
      reason: '上限は、もらえるポイントの数',
    },
    refuses: [
      'cap-amount',
      'example',
      'price',
      'item-points',
      'lowest-amount',
      'base',
      'days',
      'grant',
      'start',
      'end',
    ],
    meant: 'cap',
  },
  {
    side: 'before',
    phrases: {
      say: ['お一人さま', 'お一人さまにつき', 'お一人様'],
      then: ['', '、', ' '],
      reason: '一人ずつの上限は、もらえるポイントの数',
    },
    refuses: ['cap-amount', 'example', 'price', 'lowest-amount', 'base', 'extra', 'total', 'days'],
    meant: 'cap',
  },
  {
    side: 'after',
    phrases: { say: ['が上限', 'を上限', 'の上限'], reason: '上限は、もらえるポイントの数' },
    refuses: ['cap-amount', 'example', 'price', 'lowest-amount'],
    meant: 'cap',
  },
  // Amounts to pay, in yen: 「お支払いの合計が｛上限に届く金額｝」, 「｛下限｝以上」
  {
    side: 'before',
    phrases: {
      say: ['お支払いの合計が', '支払いの合計が', '合計が', 'お支払いが', '支払いが'],
      reason: '支払うのは円で、ポイントの数ではない',
    },
    refuses: ['cap', 'bonus', 'points', 'item-points'],
    meant: 'cap-amount',
  },
  {
    side: 'after',
    phrases: {
      say: ['以上', '未満'],
      butNot: ['は付与', 'は、付与', 'のポイント'],
      reason: '「いくらから」は、支払う金額で書く',
    },
    refuses: ['cap', 'bonus', 'points', 'item-points'],
    meant: 'cap-amount',
  },
  {
    side: 'after',
    phrases: {
      say: ['以下', '以内', 'まで'],
      then: ['が対象', 'も対象', 'で対象', 'もらえ', 'に上乗せ', 'に還元', 'に付与'],
      within: 8,
      reason: '下限の金額は、「以上」で対象になる',
    },
    refuses: ['lowest-amount'],
    meant: 'highest-amount',
    unlessDenied: true,
  },
  {
    side: 'after',
    phrases: {
      say: ['の', 'を'],
      then: ['お支払い', '支払', 'お買い物'],
      reason: '支払うのは円で、ポイントの数ではない',
    },
    refuses: ['cap'],
    meant: 'cap-amount',
  },
  {
    side: 'after',
    phrases: { say: ['を', 'になると'], then: ['上限', '、上限'], reason: '支払うのは円で、ポイントの数ではない' },
    refuses: ['cap'],
    meant: 'cap-amount',
    unlessThen: ['を上限'],
  },
  // The reward, which is a rate or points: 「｛特典｝を付与します」
  {
    side: 'after',
    phrases: {
      say: ['を、お一人さま', 'を付与', 'を還元', 'をプレゼント', 'がもらえ'],
      reason: 'もらえるのは、率かポイント',
    },
    refuses: ['count', 'days', 'times', 'people', 'example', 'price', 'cap-amount', 'lowest-amount'],
    meant: 'bonus',
  },
]
