import { headerPolicy, type Policy } from '#site/render/content-policy.ts'
import { caddyFile } from './caddy-file.ts'
import { htaccessFile } from './htaccess-file.ts'
import { policiesFile } from './internal-files.ts'
import { nginxFile } from './nginx-file.ts'

/** The files of those hosts that send a policy for each page, by the page's address. */
export function filesOfPolicies(headers: ReadonlyMap<string, string>): Record<string, string> {
  return {
    'nginx.conf': nginxFile(headers),
    Caddyfile: caddyFile(headers),
    '.htaccess': htaccessFile(headers),
    [policiesFile]: JSON.stringify(Object.fromEntries(headers)),
  }
}

/**
 * The configuration files of hosts, by file name, for the given pages and their policies. They assume the root of a
 * host; for a site below a path of another host there is only `.nojekyll`, without which GitHub Pages omits folders
 * that begin with `_`.
 */
export function hostingFiles(policies: ReadonlyMap<string, Policy>, basePath = ''): Record<string, string> {
  if (basePath !== '') return { '.nojekyll': '' }
  // Pages are finished concurrently, in no particular order: sorting makes the files reproducible.
  const pages = [...policies].sort(([one], [other]) => (one < other ? -1 : 1))
  return filesOfPolicies(new Map(pages.map(([page, policy]) => [page, headerPolicy(policy)])))
}
