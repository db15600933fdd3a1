/** Phrases of the parser's messages that say where an unexpected character is, and their translations. */
const locations: readonly (readonly [phrase: string, translation: string])[] = [
  ['after self-closing slash', '/ のすぐうしろ（> が来るところ）'],
  ['before name', 'ブロックの名前の前'],
  ['in name', 'ブロックの名前の中'],
  ['after name', 'ブロックの名前のうしろ'],
  ['before attribute value', '= のうしろ（" が来るところ）'],
  ['in attribute value', '値の中'],
  ['before attribute name', '項目の名前の前'],
  ['in attribute name', '項目の名前の中'],
  ['after attribute name', '項目の名前のうしろ（= が来るところ）'],
  ['in closing tag', '閉じるところの中'],
]

/** Returns the message and the hint, in Japanese, for an error of the MDX parser; `reason` is the parser's message. */
export function explainMdx(reason: string): [message: string, hint: string] {
  const character = /^Unexpected character `(.+?)` \(U\+/u.exec(reason)?.[1]
  if (character !== undefined) {
    const where = locations.find(([phrase]) => reason.includes(phrase))?.[1] ?? 'ブロックの中'
    const halfWidth = character.normalize('NFKC')
    const hint =
      halfWidth === character ? `「${character}」を消すか、その前でブロックを > で閉じる` : `半角の ${halfWidth} にする`
    return [`「${character}」が、${where}にあります`, hint]
  }
  if (reason.startsWith('Unexpected end of file'))
    return [
      'ブロックか { が閉じられないまま、本文が終わっています',
      '閉じるところに > か } を書く。数や日付の名前なら、全角の ｛ と ｝ ではさむ',
    ]
  if (reason.includes('import/exports'))
    return ['行のはじめの import や export は、プログラムの始まりになります', 'その前に言葉を書くか、ほかの言葉にする']
  if (reason.includes('acorn'))
    return [
      '{ } の中の書き方が違います',
      '文の中なら、全角の ｛上限｝ のように書く。表の中なら、文字を半角の " で囲み、半角の , で区切り、かっこの数を合わせる',
    ]
  if (reason.includes('lazy line'))
    return ['{ } の途中の行が、行のはじめまで出ています', '{ から } までの行を、同じだけ字下げする']
  if (
    reason.startsWith('Unexpected attribute in closing tag') ||
    reason.includes('self-closing slash `/` in closing tag')
  )
    return ['閉じるところに、名前のほかの文字があります', '</名前> とだけ書く']
  return [`ブロックの書き方が違います（${reason}）`, '<名前 …> か <名前 … /> の形で、半角で書き、閉じているか確かめる']
}
