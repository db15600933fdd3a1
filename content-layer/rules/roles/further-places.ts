import type { Place } from './place.ts'

/** Places of days: what ends, what begins, what is granted. */
const days: readonly Place[] = [
  {
    side: 'after',
    words: { say: ['までに'], then: ['あれば', 'あった', '済', '完了', '届'], reason: '終わりの日を表す言葉' },
    refuses: ['start', 'before-start'],
    meant: 'end',
  },
  {
    side: 'after',
    words: {
      say: ['までに'],
      then: ['注文', 'ご注文', '購入', '支払', 'お支払'],
      reason: '付与の日は、お支払いの終わりではない',
    },
    refuses: ['grant'],
    meant: 'end',
  },
  {
    side: 'before',
    words: { say: ['締切は', '締め切りは', '〆切は', '終了は', '締切：'], reason: '終わりの日を表す言葉' },
    refuses: ['start', 'before-start', 'grant'],
    meant: 'end',
  },
  {
    side: 'after',
    words: { say: ['だけ'], butNot: ['に付与', 'で付与'], reason: '対象になるのは、期間の中のお支払い' },
    refuses: ['grant', 'month-end'],
    meant: 'start',
  },
  {
    side: 'after',
    words: {
      say: ['より前の', 'よりも前の'],
      then: ['お支払', '支払', 'ご注文', '注文', 'お買い物'],
      reason: '対象にならないのは、始まりより前',
    },
    refuses: ['end', 'grant'],
    meant: 'start',
  },
  {
    side: 'before',
    words: { say: ['毎月'], reason: '毎月あるのは、8の日' },
    refuses: ['grant', 'end', 'before-start', 'month-end'],
    meant: 'day',
  },
  {
    side: 'after',
    words: {
      say: ['のエントリーキャンペーン', 'のキャンペーン', 'のおトク'],
      reason: 'キャンペーンの月は、期間の中にある',
    },
    refuses: ['grant', 'month-end'],
    meant: 'start',
  },
  {
    side: 'after',
    words: {
      say: ['の'],
      then: ['お支払いだけ', 'お支払いが対象', 'お支払いも対象', 'お買い物が対象'],
      reason: '対象になるのは、期間の中のお支払い',
    },
    refuses: ['next-month'],
    meant: 'month',
  },
  {
    side: 'after',
    words: { say: ['の終わりに', 'の末に'], reason: '期間は、この月にある' },
    refuses: ['next-month'],
    meant: 'month',
  },
  {
    side: 'after',
    words: { say: ['中なら', '中の', '中は', '中、'], butNot: ['付与'], reason: '期間は、付与の月ではない' },
    refuses: ['grant', 'month-end'],
    meant: 'month',
  },
  {
    side: 'after',
    words: {
      say: ['に'],
      then: ['コンビニ', 'お支払', '支払', '買', 'ご利用', '使'],
      within: 8,
      reason: '対象になるのは、8の日',
    },
    refuses: ['start', 'end'],
    meant: 'day',
    onlyWithMeant: true,
    unlessMonth: true,
  },
  {
    side: 'before',
    words: { say: ['お届けが'], reason: '期間のあとに届くもの' },
    refuses: ['month'],
    meant: 'next-month',
    // 「お届けが｛月｝中になるものは対象です」
    unlessThen: ['中'],
  },
  {
    side: 'after',
    words: { say: ['でポイント', 'で付与'], reason: 'ポイントは、付与の日までにつく' },
    refuses: ['days'],
    meant: 'grant',
  },
]

/** Places of rates and points. */
const points: readonly Place[] = [
  {
    side: 'after',
    words: { say: ['（上限｛', '（上限 ｛', '（上限　｛'], reason: '上限があるのは、上乗せの分だけ' },
    refuses: ['total', 'base'],
    meant: 'extra',
    onlyWithMeant: true,
  },
  {
    side: 'after',
    words: { say: ['（上限）'], reason: '上限は、もらえるポイントの数' },
    refuses: ['cap-amount', 'example', 'price', 'lowest-amount'],
    meant: 'cap',
  },
  {
    side: 'before',
    words: { say: ['上限の', '上限は', '上限 ', '上限'], reason: '上限は、もらえるポイントの数' },
    refuses: ['bonus'],
    meant: 'cap',
    onlyWithMeant: true,
  },
  {
    side: 'before',
    words: {
      say: ['購入で', '方に', '方に、', 'その', 'お支払いの', '1人につき', '1人につき '],
      reason: '上限は、もらえる数のいちばん上で、だれもがもらえる数ではない',
    },
    refuses: ['cap'],
    meant: 'bonus',
    unlessThen: ['まで', 'を上限', 'が上限', 'に届', 'を超え', 'をこえ'],
  },
  {
    side: 'after',
    words: {
      say: ['は、', 'は'],
      then: ['購入が条件'],
      within: 60,
      reason: '上限は、もらえる数のいちばん上で、だれもがもらえる数ではない',
    },
    refuses: ['cap'],
    meant: 'bonus',
  },
  {
    side: 'before',
    words: { say: ['合計に', '代金に', '金額に'], reason: '上乗せするのは、上乗せの率だけ' },
    refuses: ['cap'],
    meant: 'extra',
    unlessThen: ['まで', 'を上限', 'が上限', 'に届'],
  },
  {
    side: 'after',
    words: { say: ['未満'], then: ['上限の｛', '上限｛'], within: 10, reason: '上限に届くのは、この金額から' },
    refuses: ['cap-amount'],
    meant: 'price',
    unlessDenied: true,
  },
  {
    side: 'before',
    words: { say: ['｛合計｝の'], reason: '合計の率には、合計のポイント' },
    refuses: ['points-base', 'points-extra'],
    meant: 'points-total',
  },
  {
    side: 'after',
    words: {
      say: ['にプラス｛上乗せ', 'に｛上乗せ｝を上乗せ', 'に｛上乗せ｝を加算', 'に｛上乗せ｝をプラス'],
      reason: '合計には、上乗せがもう入っている',
    },
    refuses: ['total'],
    meant: 'base',
  },
  {
    side: 'after',
    words: { say: ['の商品', 'の品', 'のお買い物'], reason: '値段は円で、もらえるポイントではない' },
    refuses: ['points-base', 'points-extra', 'points-total'],
    meant: 'price',
  },
  {
    side: 'before',
    words: { say: ['、合計', 'は合計', 'は、合計'], reason: 'ここに書くのは、もらえるポイント' },
    refuses: ['price'],
    meant: 'item-points',
  },
  {
    side: 'before',
    words: { say: ['販売手数料の'], reason: '還元されるのは、手数料に対する率' },
    refuses: ['example', 'price'],
    meant: 'bonus',
  },
]

/** Places of amounts, numbers of things and lengths of time. */
const numbers: readonly Place[] = [
  {
    side: 'after',
    words: {
      say: ['以上'],
      then: ['になった方', 'の方', '支払った方', 'で対象', 'が対象', 'が条件'],
      within: 4,
      reason: '上限に届く金額は、もらえる条件ではない',
    },
    refuses: ['cap-amount'],
    meant: 'lowest-amount',
  },
  {
    side: 'after',
    words: { say: ['以上'], reason: '「いくらから」は、条件の金額で書く' },
    refuses: ['example'],
    meant: 'lowest-amount',
  },
  {
    side: 'before',
    words: { say: ['合わせて', 'あわせて'], reason: '「いくらから」は、条件の金額で書く' },
    refuses: ['example'],
    meant: 'lowest-amount',
    onlyWithMeant: true,
  },
  {
    side: 'after',
    words: { say: ['（期間中お一人さま', '（お一人さま'], reason: 'もらえるのは、率かポイント' },
    refuses: ['lowest-amount', 'example'],
    meant: 'bonus',
  },
  {
    side: 'before',
    words: { say: ['｛人数｝（'], reason: '人数のとなりは、もらえるポイントの上限' },
    refuses: ['lowest-amount', 'example'],
    meant: 'cap',
  },
  {
    side: 'before',
    words: { say: ['お一人さま', 'お一人様'], reason: '「お一人さま」のあとに、人数は書かない' },
    refuses: ['people'],
    meant: 'times',
    unlessThen: ['まで'],
  },
  {
    side: 'after',
    words: { say: ['まで'], reason: 'お店や商品の数は、回数ではない' },
    refuses: ['count', 'campaign-count'],
    meant: 'times',
  },
  {
    side: 'before',
    words: { say: ['ショップは', '店は', 'お店は', 'ショップが'], reason: 'お店の数は、キャンペーンの数ではない' },
    refuses: ['campaign-count'],
    meant: 'count',
  },
  {
    side: 'after',
    words: { say: ['の対象', 'が対象'], reason: 'ここには、特典の名前を書く' },
    refuses: ['times'],
    meant: 'bonus',
  },
  {
    side: 'after',
    words: { say: ['以内'], reason: '「以内」は、期限の日数につける' },
    refuses: ['validity', 'longest'],
    meant: 'deadline',
  },
  {
    side: 'before',
    words: { say: ['付与の日から', '付与日から', '有効期限は', '有効期間は'], reason: 'ポイントが使えるあいだ' },
    refuses: ['deadline', 'longest'],
    meant: 'validity',
  },
  {
    side: 'after',
    words: { say: ['から', '以上', '〜'], reason: 'いちばん少ない額から始まる' },
    refuses: ['highest-amount'],
    meant: 'lowest-amount',
  },
  {
    side: 'after',
    words: { say: ['〜', '～', 'から'], reason: '低いほうから書く' },
    refuses: ['highest-rate'],
    meant: 'lowest-rate',
  },
  {
    side: 'before',
    words: { say: ['〜', '～', 'から'], reason: '低いほうから書く' },
    refuses: ['lowest-rate', 'lowest-amount'],
    meant: 'highest-rate',
  },
  {
    side: 'after',
    words: { say: ['の遅延損害金'], reason: '遅れたときの率は、別にある' },
    refuses: ['highest-rate', 'lowest-rate'],
    meant: 'penalty-rate',
  },
  {
    side: 'before',
    words: { say: ['最長'], reason: '「最長」のあとは、年や月で書く' },
    refuses: ['times', 'people'],
    meant: 'longest',
  },
  {
    side: 'before',
    words: { say: ['回〜', '回～', '回から'], reason: 'ここには、回数を書く' },
    refuses: ['longest', 'validity', 'deadline'],
    meant: 'times',
  },
  {
    side: 'after',
    words: {
      say: ['以下', '未満', 'より少ない', 'を下回る'],
      then: ['を', 'の', 'で', 'が', ''],
      reason: '下限の金額には「以上」と書く',
    },
    refuses: ['lowest-amount'],
    meant: 'highest-amount',
    unlessDenied: true,
  },
  {
    side: 'after',
    words: { say: ['以上'], reason: '最少の年齢には「以上」と書く' },
    refuses: ['highest-age'],
    meant: 'lowest-age',
  },
  {
    side: 'after',
    words: { say: ['以下', 'まで'], reason: '最多の年齢には「以下」と書く' },
    refuses: ['lowest-age'],
    meant: 'highest-age',
  },
]

/** Further places of terms in sentences, which decide where none of the others does. */
export const furtherPlaces: readonly Place[] = [...days, ...points, ...numbers]
