import type { Messages } from '../diagnostics/words.ts'

/** Words, tables and figures that are seldom meant as they stand. */
export const wordingMessages = {
  'promise-too-much': ({ got }: { got: string }) => ({
    en: [`promises what conditions, the law or other texts do not allow: ${got}`, 'reword it, or ask legal'],
    ja: [`条件や法律に合わない約束に見えます（${got}）`, '言いかえるか、法務に確かめる'],
  }),
  'price-without-tax': ({ got }: { got: string }) => ({
    en: [`shows a price without tax: ${got}`, 'show the price with tax'],
    ja: [`税抜の価格に見えます（${got}）`, '税込の価格を書く'],
  }),
  'sample-text': ({ got }: { got: string }) => ({
    en: [`still is a sample: ${got}`, 'write the real words before anybody sees the page'],
    ja: [`見本のままです（${got}）`, '公開する前に、本物の言葉にする'],
  }),
  'odd-punctuation': ({ got }: { got: string }) => ({
    en: [`has a mark too many or too few: ${got}`, 'correct the punctuation'],
    ja: [`「${got}」が多いか、足りません`, '文を読み直して、打ち直す'],
  }),
  'fact-in-brackets': ({ got, fix }: { got: string; fix: string }) => ({
    en: [`looks like a fact in the wrong brackets: ${got}`, `write ${fix}`],
    ja: [`${got} は、そのままページに出ます`, `項目の値を出すなら ${fix} と書く`],
  }),
  'quoted-term': ({ got }: { got: string }) => ({
    en: [`quotes a term, so that it follows from no field: ${got}`, 'write the name of its fact, unless it is no term'],
    ja: [`数や日付を、項目によらずそのまま出しています（${got}）`, '条件なら、その項目の名前を書く'],
  }),
  'fact-twice': ({ name }: { name: string }) => ({
    en: [`states ${name} twice in one sentence`, 'check that both are meant'],
    ja: [`一つの文に ｛${name}｝ が二度あります`, '別の名前のつもりでないか確かめる'],
  }),
  'grant-day-as-end': {
    en: ['takes the day on which points come for the last day of payments', 'write ｛終了日｝'],
    ja: ['付与の日を、お支払いの終わりの日にしています', '｛終了日｝ と書く'],
  },
  'season-unfit': ({ got, month }: { got: string; month: number }) => ({
    en: [`speaks of another season than month ${month}: ${got}`, 'reword what was left from another month'],
    ja: [`${month}月に合わない季節の言葉です（${got}）`, '前の月の言葉が残っていないか確かめる'],
  }),
  'table-mixed': ({ first, second }: { first: string; second: string }) => ({
    en: [`mixes ${first} and ${second}`, 'check the names in this row'],
    ja: [`${first} と ${second} がまざっています`, 'この行の名前を確かめる'],
  }),
  'heading-without-text': ({ got }: { got: string }) => ({
    en: [`has nothing below it: ${got}`, 'write what belongs here, or remove the heading'],
    ja: [`見出しの下に何もありません（${got}）`, '中身を書くか、見出しを消す'],
  }),
  'period-not-stated': () => ({
    en: ['promises a period (期間中) that the content does not state', 'state it as period, or write 開催中'],
    ja: [
      '「期間中」とありますが、この画面には期間（period）がありません',
      'period に始まりと終わりを書くか、「開催中」のように、日を約束しない言葉にする',
    ],
  }),
  'said-twice': ({ got }: { got: string }) => ({
    en: [`stands twice: ${got}`, 'remove one, or correct the copy'],
    ja: [`同じ言葉が二度あります（${got}）`, '片方を消すか、写したほうを直す'],
  }),
  'link-says-nothing': ({ got }: { got: string }) => ({
    en: [`does not say where it leads: ${got}`, 'name what is there'],
    ja: [`どこへ進むかわからない言葉です（${got}）`, '行き先にあるものを書く'],
  }),
  'address-in-text': ({ got }: { got: string }) => ({
    en: [`is an address in the text: ${got}`, 'write [words](address)'],
    ja: [`行き先の住所が、そのまま文に出ます（${got}）`, '[言葉](行き先) と書く'],
  }),
  'page-contradicts': ({ got }: { got: string }) => ({
    en: [`includes ${got}, which another sentence of the page excludes`, 'make them agree'],
    ja: [`${got} を対象としていますが、このページの別の文では対象外です`, 'どちらかに合わせる'],
  }),
  'cap-contradicted': ({ got, cap }: { got: string; cap: number }) => ({
    en: [`says ${got}, but maximumGrantPoint is ${cap}`, 'write ｛上限｝, or correct the field'],
    ja: [`「${got}」とありますが、maximumGrantPoint は ${cap} です`, '｛上限｝ と書くか、項目を直す'],
  }),
  'entry-unsaid': {
    en: ['does not say that people have to enter', 'say it, such as: エントリーして…した方'],
    ja: ['エントリーが要ることが書かれていません', '「エントリーして、…した方」のように書く'],
  },
  'entry-label': ({ got }: { got: string }) => ({
    en: [`leads to entry, but says ${got}`, 'name the entry, such as エントリーする'],
    ja: [`エントリーへ進むボタンの言葉ではありません（${got}）`, '「エントリーする」のように書く'],
  }),
  'entry-way-elsewhere': ({ got }: { got: string }) => ({
    en: [`leads to another site, although entry is required: ${got}`, 'write the page on which people enter'],
    ja: [`エントリーが要るのに、ほかのサイトへ進みます（${got}）`, 'エントリーするページを書く'],
  }),
  'entry-offer-differs': ({ page, rate, cap }: { page: string; rate: string; cap: string }) => ({
    en: [`leads to ${page}, where no offer has ${rate}, ${cap} and the same grant day`, 'make the two agree'],
    ja: [`進んだ先（${page}）に、${rate}、${cap} で付与の日も同じ特典がありません`, 'どちらかに合わせる'],
  }),
  'entry-offer-unknown': ({ got, known }: { got: string; known: string }) => ({
    en: [`names ${got}, which is no offer of the entry page with these terms`, `write ${known}`],
    ja: [`「${got}」は、エントリーのページの、この特典の名前ではありません`, `「${known}」と書く`],
  }),
  'tag-too-long': ({ count, maximum }: { count: number; maximum: number }) => ({
    en: [`is long: ${count} full-width characters`, `shorten it to about ${maximum}`],
    ja: [`札の言葉が長すぎます（全角で${count}字）`, `全角${maximum}字くらいまでにする`],
  }),
  'value-nought': {
    en: ['is nought', 'write null for no cap, or the real figure'],
    ja: ['0 です', '上限なしなら null、そうでなければ正しい数を書く'],
  },
  'item-points-unusual': ({ price, points }: { price: number; points: number }) => ({
    en: [`are ${points} points for ${price} yen`, 'check for a digit too many or too few'],
    ja: [`${price}円に${points}ポイントは、多すぎるか少なすぎます`, '桁を確かめる'],
  }),
  'logo-missing': ({ shop }: { shop: string }) => ({
    en: [`${shop} is shown on the month's page only`, 'add it to logosOnDetail, or remove it here'],
    ja: [`${shop} は月のページにだけ出ます`, 'logosOnDetail にも足すか、ここから消す'],
  }),
  'picture-named-twice': ({ got, other }: { got: string; other: string }) => ({
    en: [`is called ${got} here and ${other} elsewhere`, 'check which it is'],
    ja: [`同じ絵が、ここでは「${got}」、ほかでは「${other}」です`, 'どちらが正しいか確かめる'],
  }),
  'pictures-swapped': ({ other }: { other: string }) => ({
    en: [`is smaller than ${other}, which is for the small place`, 'swap the two files'],
    ja: [`小さいほうの絵（${other}）より小さい絵です`, '二つの絵が入れかわっていないか確かめる'],
  }),
  'affiliate-twice': ({ got, other }: { got: string; other: string }) => ({
    en: [`stands in ${other} too: ${got}`, 'correct what was left from copying'],
    ja: [`${other} と同じです（${got}）`, '写したまま残っていないか確かめる'],
  }),
  'other-shop-named': ({ got, other }: { got: string; other: string }) => ({
    en: [`names ${got}, the shop of ${other}`, 'write the name of this shop'],
    ja: [`${other} のショップ（${got}）の名前があります`, 'このショップの名前にする'],
  }),
  'text-copied': ({ other }: { other: string }) => ({
    en: [`says what ${other} says, word for word`, 'write the words of this campaign'],
    ja: [`${other} と同じ文です`, 'このキャンペーンの言葉にする'],
  }),
  'campaigns-mixed': ({ first, second }: { first: string; second: string }) => ({
    en: [`speaks of ${first} and ${second} in one breath`, 'check whose terms these are'],
    ja: [`一つの文の中で ${first} と ${second} の数がまざっています`, 'どのキャンペーンの数か確かめる'],
  }),
  'month-contradicted': ({ got, id }: { got: string; id: string }) => ({
    en: [`says ${got}, which does not hold for ${id}`, 'correct the words, or name the campaigns'],
    ja: [`「${got}」は、${id} には当てはまりません`, '言葉を直すか、どのキャンペーンのことかを書く'],
  }),
  'unit-unusual': ({ got }: { got: string }) => ({
    en: [`has a unit that nobody uses: ${got}`, 'write 円, %, ポイント, 回, 人, 日 or another usual unit'],
    ja: [`見なれない単位です（${got}）`, '円、%、ポイント、回、人、日 など、ふつうの単位にする'],
  }),
  'fact-unused': ({ name }: { name: string }) => ({
    en: [`is stated nowhere: ${name}`, `write ｛${name}｝ where it belongs, or remove it`],
    ja: [`どの文にも出てきません（${name}）`, `文に ｛${name}｝ と書くか、消す`],
  }),
  'value-impossible': ({ got }: { got: string }) => ({
    en: [`cannot be: ${got}`, 'correct the number'],
    ja: [`ありえない数です（${got}）`, '数を確かめる'],
  }),
  'note-unused': {
    en: ['is a note that no page uses', 'use it below annotationLists, or delete it'],
    ja: ['どのページも使っていない注記です', 'annotationLists で使うか、消す'],
  },
  'picture-unused': {
    en: ['is a picture that no page shows', 'show it, or delete it'],
    ja: ['どこにも出てこない絵です', '使うか、消す'],
  },
  'link-of-other-month': ({ got }: { got: string }) => ({
    en: [`holds another month: ${got}`, "write this month's address"],
    ja: [`別の月のしるしが入っています（${got}）`, '今月の行き先にする'],
  }),
  'stores-alike': {
    en: ['is the address of the other store', "write this store's address"],
    ja: ['もう一つのストアと同じ行き先です', 'このストアの行き先を書く'],
  },
  'store-swapped': ({ got }: { got: string }) => ({
    en: [`names the other system: ${got}`, 'swap the words'],
    ja: [`別の端末の言葉です（${got}）`, '入れかわっていないか確かめる'],
  }),
  'case-swapped': ({ got, expected }: { got: string; expected: string }) => ({
    en: [`says ${got} in the case of ${expected}`, 'correct the number'],
    ja: [`${expected} の場合の言葉に ${got} とあります`, '数を確かめる'],
  }),
  'example-rate-low': ({ got, highest }: { got: number; highest: number }) => ({
    en: [`works the examples at ${got} %, not at the highest rate of ${highest} %`, `write ${highest}`],
    ja: [`返済例が、最も高い率（${highest}%）ではなく ${got}% です`, `${highest} にする`],
  }),
  'rate-not-yearly': ({ got }: { got: string }) => ({
    en: [`is not the yearly rate: ${got}`, 'write 実質年率'],
    ja: [`年率の名前ではありません（${got}）`, '実質年率 と書く'],
  }),
  'years-and-payments': ({ years, payments }: { years: number; payments: number }) => ({
    en: [`${years} years are not ${payments} monthly payments`, 'make the two agree'],
    ja: [`${years}年と${payments}回が合いません（毎月一回の返済）`, 'どちらかに合わせる'],
  }),
  'invitation-cap': ({ bonus, people, cap }: { bonus: number; people: number; cap: number }) => ({
    en: [`is ${cap}, but ${bonus} points for ${people} people are ${bonus * people}`, `write ${bonus * people}`],
    ja: [
      `${cap} ですが、${bonus}ポイント × ${people}人 は ${bonus * people} です`,
      `${bonus * people} にするか、人数を直す`,
    ],
  }),
  'rate-over-hundred': ({ got }: { got: number }) => ({
    en: [`is ${got} %`, 'write unit: P for points, or correct the figure'],
    ja: [`${got}% です`, 'ポイントなら unit: P にする。率なら数を直す'],
  }),
  'end-at-noon': ({ got }: { got: string }) => ({
    en: [`ends at noon: ${got}`, 'for the whole day, write 23:59'],
    ja: [`お昼に終わります（${got}）`, '一日いっぱいなら 23:59 にする'],
  }),
  'zone-not-japan': ({ got }: { got: string }) => ({
    en: [`is not Japan time: ${got}`, 'write it in Japan time, like 2023-09-01 00:00'],
    ja: [`日本時間ではありません（${got}）`, '日本時間で 2023-09-01 00:00 のように書く'],
  }),
  'fields-in-body': ({ got }: { got: string }) => ({
    en: [`is a field below the line --- that ends the fields: ${got}`, 'remove the line --- above it'],
    ja: [`項目が、項目の終わりの --- より下にあります（${got}）`, '上の --- の行を消す'],
  }),
  'fields-below-body': ({ got }: { got: string }) => ({
    en: [`is a field in the body, where people read it: ${got}`, 'move it up between the two lines ---'],
    ja: [`項目が本文の中にあり、このまま読まれます（${got}）`, '上の --- と --- のあいだに移す'],
  }),
} satisfies Messages
