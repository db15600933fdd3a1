/**
 * The `_redirects` file: each page answers without its trailing slash, and under its file name, as it does with the
 * slash (D3). These are rewrites, not redirects: without them hosts of this kind would redirect.
 */
export function redirectsFile(pages: readonly string[]): string {
  const folders = pages
    .filter((page) => page.endsWith('/index.html'))
    .map((page) => `/${page.replace('/index.html', '')}`)
  const lines = folders.flatMap((folder) => [`${folder} ${folder}/ 200`, `${folder}/index.html ${folder}/ 200`])
  return lines.map((line) => `${line}\n`).join('')
}
