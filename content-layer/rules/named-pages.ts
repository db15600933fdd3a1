/** Pages of the site by the link texts that refer to them. */
const pages: readonly { pattern: RegExp; starts: readonly string[] }[] = [
  { pattern: /エントリー/u, starts: ['/jp/card/entry', '/jp/card/campaign/in-app'] },
  { pattern: /招待/u, starts: ['/jp/card/invitation'] },
  { pattern: /還元率のページ|いまの還元率/u, starts: ['/jp/loyalty', '/jp/card/loyalty'] },
  { pattern: /お?借り?入れ/u, starts: ['/jp/lending'] },
]

/** Returns whether a link leads to a page of the site that does not match its text. */
export function leadsElsewhere(text: string, href: string): boolean {
  const expectedPage = pages.find((page) => page.pattern.test(text))
  const actual = pages.find(({ starts }) => starts.some((start) => href.startsWith(start)))
  return expectedPage !== undefined && actual !== undefined && expectedPage !== actual
}
