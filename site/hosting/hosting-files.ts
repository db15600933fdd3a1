import { formatPolicy, headerPolicy, type Policy } from '../render/content-policy.ts'
import { headersFile } from './headers-file.ts'
import { policiesFile } from './internal-files.ts'
import { nginxFile } from './nginx-file.ts'
import { redirectsFile } from './redirects-file.ts'

/**
 * The settings of hosts, by file name, for the given pages and their policies. They speak of the root of a host; below
 * a path of
 * somebody else's there is only a mark for GitHub Pages, which else leaves out folders that begin with `_`.
 */
export function hostingFiles(policies: ReadonlyMap<string, Policy>, basePath = ''): Record<string, string> {
  if (basePath !== '') return { '.nojekyll': '' }
  // Pages are finished side by side, in no order: the same ones make the same settings.
  const pages = [...policies].sort(([one], [other]) => (one < other ? -1 : 1))
  const headers = new Map(pages.map(([page, policy]) => [page, formatPolicy(headerPolicy(policy))]))
  return {
    _headers: headersFile(),
    _redirects: redirectsFile([...headers.keys()]),
    'nginx.conf': nginxFile(headers),
    [policiesFile]: JSON.stringify(Object.fromEntries(headers)),
  }
}
