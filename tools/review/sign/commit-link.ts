/** The page of a branch at GitHub, or at a host like it: `https://github.com/owner/name/tree/branch`. */
const branchPattern = /^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/tree\/(.+)$/

/** Whether records can be committed from the page of a branch. */
export function isBranchPage(pagePath: string): boolean {
  return branchPattern.test(pagePath)
}

/**
 * Where a file is committed in a browser: a new one on a page that is filled in; one that exists already is sent to its
 * folder, since no link can fill in a new version.
 */
export function commitLink(
  branchPage: string,
  { file, text, isNew }: { file: string; text: string; isNew: boolean },
): string {
  const [, repository = '', branch = ''] = branchPattern.exec(branchPage) ?? []
  if (!isNew) return `${repository}/upload/${branch}/${file.replace(/\/[^/]+$/, '')}`
  const query = new URLSearchParams({ filename: file, value: text, message: `Approve ${file}` })
  return `${repository}/new/${branch}?${query}`
}
