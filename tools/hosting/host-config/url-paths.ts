/** Returns the paths of a file. A page has three, which hosts serve without a redirect (D3). */
export function listUrlPaths(file: string): string[] {
  if (!/(?:^|\/)index\.html$/.test(file)) return [`/${file}`]
  const slashed = `/${file.replace(/index\.html$/, '')}`
  return [...new Set([slashed, slashed.replace(/(?<=.)\/$/, ''), `/${file}`])]
}
