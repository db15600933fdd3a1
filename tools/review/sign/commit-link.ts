/** Matches the page of a branch on GitHub or a compatible host: `https://github.com/owner/name/tree/branch`. */
const branchPattern = /^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/tree\/(.+)$/

/** Returns whether records can be committed from the page of a branch. */
export function isBranchPage(pagePath: string): boolean {
  return branchPattern.test(pagePath)
}

/** Returns the URL for committing a file in a browser. No link can prefill the new version of an existing file. */
export function commitLink(
  branchPage: string,
  { file, text, isNew }: { file: string; text: string; isNew: boolean },
): string {
  const [, repository = '', branch = ''] = branchPattern.exec(branchPage) ?? []
  if (!isNew) return `${repository}/upload/${branch}/${file.replace(/\/[^/]+$/, '')}`
  const query = new URLSearchParams({ filename: file, value: text, message: `Approve ${file}` })
  return `${repository}/new/${branch}?${query}`
}
