import { errorStatuses } from '../error-statuses.ts'
import type { Policy } from '../finish/content-policy.ts'
import { cacheRules, commonHeaders, defaultCache } from './headers.ts'

function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
}

/** Headers for hosts that read a `_headers` file. */
function headersFile(): string {
  const rules = [
    { glob: '/*', headers: { ...commonHeaders, 'Cache-Control': defaultCache } },
    // A header of an earlier rule would be sent as well, so it is taken away first.
    ...cacheRules.flatMap(({ glob, headers }) => [{ glob, headers, isOverride: true }]),
  ]
  return rules.flatMap((rule) => [rule.glob, ...('isOverride' in rule ? ['  ! Cache-Control'] : []), ...headerLines(rule.headers)]).join('\n') + '\n'
}

/** Every page without its slash answers without a redirect, for hosts that read a `_redirects` file (D3). */
function redirectsFile(pages: readonly string[]): string {
  const lines = pages.map((page) => `/${page.replace(/\/?index\.html$/, '')} /${page} 200`)
  return `${lines.filter((line) => !line.startsWith('/ ')).join('\n')}\n`
}

function nginxHeaders(indent: string, cache: string): string {
  const headers = { ...commonHeaders, 'Cache-Control': cache }
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n')
}

/** A server block for nginx: the three forms of a path without a redirect, and error pages with their status (D3). */
function nginxFile(): string {
  const fixed = cacheRules
    .map(
      ({ glob, headers }) => `  location ^~ ${glob.replace('*', '')} {\n${nginxHeaders('    ', headers['Cache-Control'] ?? '')}\n    try_files $uri =404;\n  }`,
    )
    .join('\n')
  const errors = errorStatuses.map((status) => `  error_page ${status} /errors/${status}.html;`).join('\n')
  return `# Made by the build. Put the published folder at the root below, and this block into nginx's http section.
server {
  listen 8080;
  root /srv/campaign-pages;
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  etag on;
  gzip on;
  gzip_types text/css text/plain application/javascript application/json image/svg+xml;

  error_page 404 /404.html;
${errors}

  location = /404.html { internal;
${nginxHeaders('    ', defaultCache)}
  }
  location ^~ /errors/ { internal;
${nginxHeaders('    ', defaultCache)}
  }
  location ~ ^/(?:_headers|_redirects|nginx\\.conf)$ { return 404; }
${fixed}
  location / {
${nginxHeaders('    ', defaultCache)}
    if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
    try_files $uri/index.html $uri =404;
  }
}
`
}

/** The settings of hosts, by file name, for the given pages and their policies. */
export function hostingFiles(policies: ReadonlyMap<string, Policy>): Record<string, string> {
  const pages = [...policies.keys()].filter((page) => page.endsWith('index.html')).sort()
  return { _headers: headersFile(), _redirects: redirectsFile(pages), 'nginx.conf': nginxFile() }
}
