/** What a picture is told to hold or to lack, in Japanese; what is not here stays as it was said. */
type Said = readonly (readonly [said: RegExp, words: string])[]

const unreadable: Said = [
  [/^it states no width and height$/, '幅と高さが書かれていない'],
  [/^(<.*>) is not <svg>$/, '中身が SVG ではなく $1 である'],
]

const unsafe: Said = [
  [/^the handler (.*)$/s, 'プログラム: $1'],
  [/^an animation of a reference$/, '参照のアニメーション'],
  [/^an animation of (.*)$/s, 'アニメーション: $1'],
  [/^the reference (.*)$/s, '外部の参照: $1'],
  [/^a backslash in (.*)$/s, '\\ の記号: $1'],
  [/^a processing instruction$/, '<? ?> の指示'],
  [/^a DOCTYPE$/, 'DOCTYPE'],
  [/^(<.*>) inside (<style>)$/, '$2 の中の $1'],
]

function translate(said: string, table: Said): string {
  const found = table.find(([pattern]) => pattern.test(said))
  return found ? said.replace(...found) : said
}

/** Why a picture cannot be read. */
export function explainPicture(reason: string): string {
  return translate(reason, unreadable)
}

/** What a drawing may not hold. */
export function explainUnsafe(what: string): string {
  return translate(what, unsafe)
}
