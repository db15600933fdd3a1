import { compressible } from './encodings.ts'
import { commonHeaders, defaultCache, filePolicy, fingerprintedFolders, immutable } from './headers.ts'
import { errorPages, settingsFiles, statusOf } from './internal-files.ts'
import { mediaTypes } from './media-types.ts'

/**
 * A quoted argument of a directive.
 * @throws Error if Apache would read anything but the exact text
 */
function quote(text: string, what: string): string {
  if (/["\\$%\n]/.test(text)) throw new Error(`${what} holds a character that Apache would read as its own: ${text}`)
  return `"${text}"`
}

/** An address as a regular expression. */
function exactly(address: string): string {
  return address.replaceAll(/[^\w/-]/g, String.raw`\$&`)
}

/** Names the policy of a page by its file, which stands for what was asked for by then. */
function policyRow([page, policy]: readonly [string, string]): string {
  const file = String.raw`^${exactly(`/${page}`)}(?:\.br|\.gz)?$`
  return `SetEnvIf Request_URI "${file}" ${quote(`page_policy=${policy}`, `The policy of ${page}`)}`
}

/** A coding that is named with another weight than 0 (RFC 9110 §12.5.3), by itself or as any. */
function accepts(coding: string): string {
  const refused = String.raw`\s*;\s*q=0(?:\.0*)?\s*(?:,|$)`
  return `RewriteCond %{HTTP:Accept-Encoding} "!(?:^|,)\\s*${coding}${refused}" [NC]
RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\\s*(?:${coding}|\\*(?!${refused}))\\s*(?:[;,]|$)" [NC]`
}

/** Sends the form of a file that ends so, where there is one and the browser reads it. */
function formRule(coding: string, ending: string): string {
  return `${accepts(coding)}
RewriteCond %{REQUEST_FILENAME}${ending} -f
RewriteRule "^(.*)$" "$1${ending}" [END]`
}

const headers = {
  ...commonHeaders,
  'Content-Security-Policy': '%{page_policy}e',
  'Cache-Control': '%{page_cache}e',
}

const rasters = Object.keys(mediaTypes).filter((ending) => !compressible.test(`.${ending}`))

/**
 * Settings for Apache 2.4, in the folder that they are of: the three forms of a path without a redirect (D3), precompressed
 * files, error pages with their status, and all headers of `headers.ts`.
 * @throws Error if a policy or an address holds a character that Apache would read as its own
 */
export function htaccessFile(policies: ReadonlyMap<string, string>): string {
  return String.raw`# Made by the build, for Apache 2.4 with mod_rewrite, mod_headers, mod_mime and mod_setenvif, where AllowOverride All
# holds. The published folder, in which this file lies, is the root of the host.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
AcceptPathInfo Off
FileETag MTime Size
AddDefaultCharset Off

# The type is of the file, whatever its form.
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz
${Object.entries(mediaTypes)
  .map(([ending, type]) => `AddType ${quote(type, ending)} .${ending}`)
  .join('\n')}

${errorPages.map((page) => `ErrorDocument ${statusOf(page)} /${page}`).join('\n')}

SetEnvIf Request_URI "^" ${quote(`page_policy=${filePolicy}`, 'The policy of files')}
SetEnvIf Request_URI "^" "page_cache=${defaultCache}"
SetEnvIf Request_URI "^(?:${fingerprintedFolders.join('|')})" "page_cache=${immutable}"
SetEnvIf Request_URI "\.(?:${rasters.join('|')})$" page_raster
${[...policies].map(policyRow).join('\n')}

# Once for every answer, errors too.
${Object.entries(headers)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
Header always set Vary Accept-Encoding env=!page_raster
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
# Parts of a text that may come compressed or not are of no use to anyone.
RequestHeader unset Range env=!page_raster
Header unset Accept-Ranges env=!page_raster

RewriteEngine On
# An error page stands in for what was asked for, whatever that was.
RewriteCond %{ENV:REDIRECT_STATUS} "^$"
RewriteCond %{REQUEST_METHOD} "!^(?:GET|HEAD)$"
RewriteRule "^" - [R=405,L]
RewriteCond %{ENV:REDIRECT_STATUS} "^$"
RewriteRule "^(?:${[...errorPages, ...settingsFiles].map(exactly).join('|')})$|\.(?:br|gz)$" - [R=404,L]
# A folder is its page, with a slash and without.
RewriteRule "^$" "index.html"
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule "^(.*?)/?$" "$1/index.html"
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule "^" - [R=404,L]
${formRule('br', '.br')}
${formRule('gzip', '.gz')}
`
}
