import { defaultCache, filePolicy, fingerprintedFolders, immutable } from './headers.ts'

/** nginx reads no parameter beyond this many characters. */
const longestParameter = 4_096

/**
 * A parameter of nginx's settings.
 * @throws Error where nginx would read something else than the text, or nothing
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

const inFolder = '${uri}index.html'

/**
 * The page's file for each form of its address. `$uri` keeps the spelling: nginx looks keys up without regard to case.
 */
function formsOf(page: string): string[] {
  const folder = /^(.+)\/index\.html$/.exec(page)?.[1]
  if (folder === undefined) return []
  const [bare, slashed, whole] = [`/${folder}`, `/${folder}/`, `/${page}`].map((form) => quote(form, page))
  return [`  ${bare} $uri/index.html;`, `  ${slashed} ${inFolder};`, `  ${whole} $uri;`]
}

/**
 * What nginx asks for by name while it answers: which form of which file, and what is said of it. A page is looked up,
 * not
 * matched: each pattern would cost as much as a tenth of its answer.
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
${pages.flatMap(formsOf).join('\n')}
}
map $page_own $page_policy {
  default "${filePolicy}";
${[...policies].map(([page, policy]) => `  ${quote(`/${page}`, page)} ${quote(policy, `The policy of ${page}`)};`).join('\n')}
}
`
}
