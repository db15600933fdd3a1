/** Why a picture cannot be read, in Japanese; what is not here stays as its reader said it. */
const known: readonly (readonly [said: RegExp, words: string])[] = [
  [/^it states no width and height$/, '幅と高さが書かれていない'],
  [/^it is a jpeg picture$/, '中身が jpeg なので、名前の終わりも .jpg にし、書いてあるところも直す'],
  [/^it is a (png|webp|svg) picture$/, '中身が $1 なので、名前の終わりも .$1 にし、書いてあるところも直す'],
  [/^it is a (\w+) picture$/, '中身が $1 である'],
  [/^it is no text in UTF-8$/, '中身が SVG ではない'],
  [/^(<.*>) is not <svg>$/, '中身が SVG ではなく $1 である'],
]

/** Why a picture cannot be read. */
export function explainPicture(reason: string): string {
  const found = known.find(([said]) => said.test(reason))
  return found ? reason.replace(...found) : reason
}
