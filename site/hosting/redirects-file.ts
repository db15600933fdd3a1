/**
 * The `_redirects` file: each page without its slash, and with its file's name, answers as with its slash (D3). These
 * are
 * rewrites, not redirects: hosts of this kind would send a visitor on by themselves otherwise.
 */
export function redirectsFile(pages: readonly string[]): string {
  const folders = pages
    .filter((page) => page.endsWith('/index.html'))
    .map((page) => `/${page.replace('/index.html', '')}`)
  const lines = folders.flatMap((folder) => [`${folder} ${folder}/ 200`, `${folder}/index.html ${folder}/ 200`])
  return lines.map((line) => `${line}\n`).join('')
}
