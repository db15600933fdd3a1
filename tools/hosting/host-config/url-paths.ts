/**
 * Returns the paths of a published file. Those of a page, which all hosts serve without a redirect (D3), are with its
 * slash, without, and by its file's name.
 */
export function urlPathsOf(file: string): string[] {
  if (!/(?:^|\/)index\.html$/.test(file)) return [`/${file}`]
  const slashed = `/${file.replace(/index\.html$/, '')}`
  return [...new Set([slashed, slashed.replace(/(?<=.)\/$/, ''), `/${file}`])]
}
