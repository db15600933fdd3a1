import { formatCaddyFile } from './caddy-file.ts'
import { formatHtaccessFile } from './htaccess-file.ts'
import { isInternal, policiesFile } from '../unserved-files.ts'
import { formatNginxFile } from './nginx-file.ts'
import { listUrlPaths } from '../url-paths.ts'

/**
 * Generates the configuration files of hosts, by file name, for the given pages and the policy that a host sends for
 * each: the three forms of a path without a redirect (D3), precompressed files, error pages with their status, and all
 * headers of `response-headers.ts`. They assume the root of a host; for a site below a path of another host there is
 * only `.nojekyll`, without which GitHub Pages omits folders with a leading `_`.
 * @throws Error if a policy or path is too long for a host, or contains a character of its syntax
 */
export function createHostingFiles(policies: ReadonlyMap<string, string>, basePath = ''): Record<string, string> {
  if (basePath !== '') return { '.nojekyll': '' }
  // Pages are finished concurrently, in no particular order: sorting makes the files reproducible.
  const sorted = [...policies].sort(([one], [other]) => (one < other ? -1 : 1))
  const pages = sorted.map(([file, policy]) => ({ file, policy, paths: isInternal(file) ? [] : listUrlPaths(file) }))
  return {
    'nginx.conf': formatNginxFile(pages),
    Caddyfile: formatCaddyFile(pages),
    '.htaccess': formatHtaccessFile(pages),
    [policiesFile]: JSON.stringify(Object.fromEntries(sorted)),
  }
}
