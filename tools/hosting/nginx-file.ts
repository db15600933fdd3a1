import { compressible } from './encodings.ts'
import { commonHeaders, defaultCache } from './headers.ts'
import { errorPages, settingsFiles, statusOf } from './internal-files.ts'
import { mediaTypes } from './media-types.ts'
import { nginxMaps } from './nginx-maps.ts'

const headers = {
  ...commonHeaders,
  'Content-Security-Policy': '$page_policy',
  'Cache-Control': '$page_cache',
  'Content-Encoding': '$page_encoding',
  Vary: '$page_vary',
  Allow: '$page_allow',
}

function fileLocation([ending, type]: readonly [string, string]): string {
  const forms = compressible.test(`.${ending}`)
    ? 'try_files $uri$page_form $uri =404;'
    : 'set $page_vary ""; max_ranges 1; try_files $uri =404;'
  return `    location ~ \\.${ending}$ { default_type "${type}"; set $page_cache $page_file_cache; ${forms} }`
}

/**
 * A server block for nginx: the three forms of a path without a redirect (D3), precompressed files even without the
 * brotli module, error pages with their status, and all headers of `headers.ts`.
 * @throws Error if a policy exceeds nginx's parameter limit
 */
export function nginxFile(policies: ReadonlyMap<string, string>): string {
  const { html, ...others } = mediaTypes
  return `# Made by the build, for nginx's http section. The published folder lies at the root below.
${nginxMaps(policies)}
server {
  listen 8080;
  root /srv/campaign-pages;
  server_tokens off;
  etag on;
  gzip off;
  charset off;
  sendfile on;
  tcp_nopush on;
  # Parts of a text that may come compressed or not are of no use to anyone.
  max_ranges 0;
  open_file_cache max=20000 inactive=5m;
  open_file_cache_valid 60s;

  # Set again for an error page, which stands in for a file of another kind.
  set $page_own "";
  set $page_vary Accept-Encoding;
  set $page_cache "${defaultCache}";

  types {}
  default_type "${html}";
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}

${errorPages.map((page) => `  error_page ${statusOf(page)} /${page};\n  location = /${page} { internal; set $page_own $uri; try_files $uri$page_form $uri =404; }`).join('\n')}
${settingsFiles.map((file) => `  location = /${file} { return 404; }`).join('\n')}

  location / { set $page_own $page_file; try_files $page_file$page_form $page_file =404; }
  location ~ \\.(?!html$)\\w+$ {
${Object.entries(others).map(fileLocation).join('\n')}
    return 404;
  }
}
`
}
