import { formsOf } from './internal-files.ts'
import { defaultCache, filePolicy, fingerprintedFolders, immutable } from './headers.ts'

/** nginx limits a configuration parameter to this many characters. */
const longestParameter = 4_096

/**
 * A quoted parameter of the nginx configuration.
 * @throws Error if nginx would read anything but the exact text
 */
function quote(text: string, what: string): string {
  if (text.length > longestParameter - 2)
    throw new Error(`${what} has ${text.length} characters. nginx reads ${longestParameter} at most: make it shorter.`)
  if (/["\\$\n]/.test(text)) throw new Error(`${what} holds a character that nginx would read as its own: ${text}`)
  return `"${text}"`
}

/** The next power of two. */
function roomFor(size: number, least: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(size, least)))
}

/** A coding with the weight 0, which is a refusal, and the coding with any other weight (RFC 9110 §12.5.3). */
function weighed(coding: string, form: string, otherwise: string): string {
  return String.raw`  "~*(?:^|,)\s*${coding}\s*;\s*q=0(?:\.0*)?\s*(?:,|$)" ${otherwise};
  "~*(?:^|,)\s*${coding}\s*(?:[;,]|$)" ${form};`
}

/** The file of a form of an address. `$uri` keeps its case, but nginx looks up map keys case-insensitively. */
function fileOfForm(form: string): string {
  if (form.endsWith('/index.html')) return '$uri'
  return form.endsWith('/') ? '${uri}index.html' : '$uri/index.html'
}

/** The rows that map each form of a page's address to its file. */
function rowsOf(page: string): string[] {
  return formsOf(page).map((form) => `  ${quote(form, page)} ${fileOfForm(form)};`)
}

/**
 * The nginx maps used while answering: which variant of which file, and its headers. Pages are looked up by exact key
 * instead of by pattern: each pattern would cost as much as a tenth of a response.
 */
export function nginxMaps(policies: ReadonlyMap<string, string>): string {
  const pages = [...policies.keys()]
  const longest = Math.max(0, ...pages.map((page) => page.length))
  return String.raw`map_hash_max_size ${roomFor(policies.size * 12, 2_048)};
map_hash_bucket_size ${roomFor((longest + 32) * 4, 256)};

# The form that the browser reads, by the ending of its file: brotli, gzip, or none. What browsers send comes first.
map $http_accept_encoding $page_gzip {
  default "";
${weighed('gzip', '.gz', '""')}
${weighed(String.raw`\*`, '.gz', '""')}
}
map $http_accept_encoding $page_form {
  default $page_gzip;
  "gzip, deflate, br, zstd" .br;
  "gzip, deflate, br" .br;
  "gzip, deflate" .gz;
${weighed('br', '.br', '$page_gzip')}
${weighed(String.raw`\*`, '.br', '$page_gzip')}
}

# How the file that was found is coded. nginx's own words on 412 are not.
map $uri $page_coding {
  default "";
  "~\.br$" br;
  "~\.gz$" gzip;
}
map $status $page_encoding {
  default $page_coding;
  412 "";
}
map $status $page_allow {
  default "";
  405 "GET, HEAD";
}
map $uri $page_file_cache {
  default "${defaultCache}";
  "~^(?:${fingerprintedFolders.join('|')})" "${immutable}";
}

map $uri $page_file {
  default /none;
${pages.flatMap(rowsOf).join('\n')}
}
map $page_own $page_policy {
  default "${filePolicy}";
${[...policies].map(([page, policy]) => `  ${quote(`/${page}`, page)} ${quote(policy, `The policy of ${page}`)};`).join('\n')}
}
`
}
