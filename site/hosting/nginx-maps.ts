import { compressible } from '../finish/compress.ts'
import { defaultCache, filePolicy, fingerprintedFolders, immutable } from './headers.ts'
import { mediaTypes } from './media-types.ts'

/** nginx reads no parameter beyond this many characters. */
const longestParameter = 4_096

/**
 * A parameter of nginx's settings.
 * @throws Error where nginx would read something else than the text, or nothing
 */
function quote(text: string, what: string): string {
  if (text.length > longestParameter - 2) throw new Error(`${what} has ${text.length} characters. nginx reads ${longestParameter} at most: make it shorter.`)
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

/** What nginx asks for by name while it answers: which form of which file, and what is said of it. */
export function nginxMaps(policies: ReadonlyMap<string, string>): string {
  const longest = Math.max(0, ...[...policies.keys()].map((page) => page.length))
  const texts = Object.keys(mediaTypes).filter((ending) => compressible.test(`.${ending}`))
  const pages = [...policies].map(([page, policy]) => `  ${quote(`/${page}`, page)} ${quote(policy, `The policy of ${page}`)};`)
  return String.raw`map_hash_max_size ${roomFor(policies.size * 4, 2_048)};
map_hash_bucket_size ${roomFor(longest + 64, 128)};

# The form that the browser reads, by the ending of its file: brotli, gzip, or none.
map $http_accept_encoding $page_gzip {
  default "";
${weighed('gzip', '.gz', '""')}
${weighed(String.raw`\*`, '.gz', '""')}
}
map $http_accept_encoding $page_form {
  default $page_gzip;
${weighed('br', '.br', '$page_gzip')}
${weighed(String.raw`\*`, '.br', '$page_gzip')}
}

# The file of a page for /path, /path/ and /path/index.html.
map $uri $page_file {
  default /none;
  "~^(?<page_folder>.*?)(?:/index\.html|/)?$" $page_folder/index.html;
}

# What is said of the file that was found. It is asked for once, when the answer's headers are written.
map $uri $page_name {
  default $uri;
  "~^(?<page_bare>.+)\.(?:br|gz)$" $page_bare;
}
# nginx's own words on 412 are not compressed.
map "$status $uri" $page_encoding {
  default "";
  "~^412 " "";
  "~\.br$" br;
  "~\.gz$" gzip;
}
map $page_name $page_vary {
  default "";
  "~\.(?:${texts.join('|')})$" Accept-Encoding;
}
map $uri $page_cache {
  default "${defaultCache}";
  "~^(?:${fingerprintedFolders.join('|')})" "${immutable}";
}
map $status $page_allow {
  default "";
  405 "GET, HEAD";
}
map $page_name $page_policy {
  default "${filePolicy}";
${pages.join('\n')}
}
`
}
