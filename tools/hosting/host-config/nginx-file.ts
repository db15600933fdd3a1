import { errorPages } from '#site/error-pages.ts'

import { commonHeaders, defaultCache, filePolicy, fingerprintedFolders, immutable } from '../response-headers.ts'
import { otherFiles, pageType, quoteFor, type HostPage } from './host-table.ts'
import { encodings } from '../media-types.ts'
import { unservedFiles } from '../unserved-files.ts'

const headers = {
  ...commonHeaders,
  'Content-Security-Policy': '$page_policy',
  'Cache-Control': '$cache_control',
  'Content-Encoding': '$content_encoding',
  Vary: '$vary_header',
  Allow: '$allow_header',
}

const maxParameter = 4_096

const quoteText = quoteFor('nginx', /["\\$\n]/, '"')

function quote(text: string): string {
  if (text.length > maxParameter - 2)
    throw new Error(`${text.length} characters, of which nginx reads ${maxParameter} at most. Make it shorter: ${text}`)
  return quoteText(text)
}

/** Returns the file of a path. `$uri` preserves its case, but nginx looks up map keys case-insensitively. */
function formatFileOfPath(path: string): string {
  if (path.endsWith('/index.html')) return '$uri'
  return path.endsWith('/') ? '${uri}index.html' : '$uri/index.html'
}

/**
 * Formats the nginx maps that select the form of a file and its headers. Pages are looked up by exact key instead of by
 * pattern, because each pattern adds about a tenth to the time of a response.
 */
function formatNginxMaps(pages: readonly HostPage[]): string {
  const maxLength = Math.max(0, ...pages.map(({ file }) => file.length))
  return String.raw`map_hash_max_size ${2_048 + pages.length * 12};
map_hash_bucket_size ${256 + maxLength * 4};

map $http_accept_encoding $encoding_suffix {
  default "";
${encodings.map(({ ending, pattern }) => `  "~*${pattern}" ${ending};`).join('\n')}
}

# The encoding of the file that was found. nginx's own text on 412 is not compressed.
map "$status$uri" $content_encoding {
  default "";
  "~^(?!412).*\.br$" br;
  "~^(?!412).*\.gz$" gzip;
}
map $status $allow_header {
  default "";
  405 "GET, HEAD";
}
map $uri $file_cache_control {
  default "${defaultCache}";
  "~^(?:${fingerprintedFolders.join('|')})" "${immutable}";
}

map $uri $page_file {
  default /none;
${pages.flatMap(({ paths }) => paths.map((path) => `  ${quote(path)} ${formatFileOfPath(path)};`)).join('\n')}
}
map $served_page $page_policy {
  default "${filePolicy}";
${pages.map(({ file, policy }) => `  ${quote(`/${file}`)} ${quote(policy)};`).join('\n')}
}
`
}

function formatFileLocation({ extension, type, isCompressible }: (typeof otherFiles)[number]): string {
  const forms = isCompressible
    ? 'try_files $uri$encoding_suffix $uri =404;'
    : 'set $vary_header ""; max_ranges 1; try_files $uri =404;'
  return `    location ~ \\.${extension}$ { default_type "${type}"; set $cache_control $file_cache_control; ${forms} }`
}

function formatErrorLocation({ status, file }: (typeof errorPages)[number]): string {
  return `  error_page ${status} /${file};
  location = /${file} { internal; set $served_page $uri; try_files $uri$encoding_suffix $uri =404; }`
}

/** Formats a server block for nginx, which serves precompressed files even without the brotli module. */
export function formatNginxFile(pages: readonly HostPage[]): string {
  return `# Made by the build, for nginx's http section. The published folder lies at the root below.
${formatNginxMaps(pages)}
server {
  listen 8080;
  root /srv/campaign-pages;
  server_tokens off;
  etag on;
  gzip off;
  charset off;
  sendfile on;
  tcp_nopush on;
  # Byte ranges of a text that may be compressed or not cannot be combined.
  max_ranges 0;
  open_file_cache max=20000 inactive=5m;
  open_file_cache_valid 60s;

  # Set again for an error page, which stands in for a file of another kind.
  set $served_page "";
  set $vary_header Accept-Encoding;
  set $cache_control "${defaultCache}";

  types {}
  default_type "${pageType}";
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}

${errorPages.map(formatErrorLocation).join('\n')}
${unservedFiles.map((file) => `  location = /${file} { return 404; }`).join('\n')}

  location / { set $served_page $page_file; try_files $page_file$encoding_suffix $page_file =404; }
  location ~ \\.(?!html$)\\w+$ {
${otherFiles.map(formatFileLocation).join('\n')}
    return 404;
  }
}
`
}
