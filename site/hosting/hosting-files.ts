import { formatPolicy, headerPolicy, type Policy } from '../finish/content-policy.ts'
import { headersFile } from './headers-file.ts'
import { nginxFile } from './nginx-file.ts'
import { redirectsFile } from './redirects-file.ts'

/** The settings of hosts, by file name, for the given pages and their policies. */
export function hostingFiles(policies: ReadonlyMap<string, Policy>): Record<string, string> {
  const pages = [...policies.keys()].sort()
  const headers = new Map([...policies].map(([page, policy]) => [page, formatPolicy(headerPolicy(policy))]))
  return { _headers: headersFile(), _redirects: redirectsFile(pages), 'nginx.conf': nginxFile(headers) }
}
