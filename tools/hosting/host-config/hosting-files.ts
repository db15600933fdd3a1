import { headerPolicy, type Policy } from '#site/render/content-security-policy.ts'
import { caddyFile } from './caddy-file.ts'
import { createHostTable } from './host-table.ts'
import { htaccessFile } from './htaccess-file.ts'
import { policiesFile } from '../unserved-files.ts'
import { nginxFile } from './nginx-file.ts'

/**
 * Generates the settings of hosts that send each page's policy, by the page's file: the three forms of a path without a
 * redirect (D3), precompressed files, error pages with their status, and all headers of `headers.ts`.
 * @throws Error if a policy or path is too long for a host, or contains a character with a special meaning in its
 * syntax
 */
export function filesOfPolicies(policies: ReadonlyMap<string, string>): Record<string, string> {
  const table = createHostTable(policies)
  return {
    'nginx.conf': nginxFile(table),
    Caddyfile: caddyFile(table),
    '.htaccess': htaccessFile(table),
    [policiesFile]: JSON.stringify(Object.fromEntries(policies)),
  }
}

/**
 * Returns the configuration files of hosts, by file name, for the given pages and their policies. They assume the root
 * of a host; for a site below a path of another host there is only `.nojekyll`, without which GitHub Pages omits
 * folders with a leading `_`.
 */
export function hostingFiles(policies: ReadonlyMap<string, Policy>, basePath = ''): Record<string, string> {
  if (basePath !== '') return { '.nojekyll': '' }
  // Pages are finished concurrently, in no particular order: sorting makes the files reproducible.
  const pages = [...policies].sort(([one], [other]) => (one < other ? -1 : 1))
  return filesOfPolicies(new Map(pages.map(([page, policy]) => [page, headerPolicy(policy)])))
}
