/** Pages of the site by the words under which links lead to them. */
const pages: readonly { words: RegExp; starts: readonly string[] }[] = [
  { words: /エントリー/u, starts: ['/jp/card/entry', '/jp/card/campaign/in-app'] },
  { words: /招待/u, starts: ['/jp/card/invitation'] },
  { words: /還元率のページ|いまの還元率/u, starts: ['/jp/loyalty', '/jp/card/loyalty'] },
  { words: /お?借り?入れ/u, starts: ['/jp/lending'] },
]

/** True for a link to a page of the site that goes by other words than those of the link. */
export function leadsElsewhere(words: string, href: string): boolean {
  const expectedPage = pages.find((page) => page.words.test(words))
  const actual = pages.find(({ starts }) => starts.some((start) => href.startsWith(start)))
  return expectedPage !== undefined && actual !== undefined && expectedPage !== actual
}
