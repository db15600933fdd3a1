import { errorPages } from '#site/error-pages.ts'

import { commonHeaders, defaultCache, filePolicy, fingerprintedFolders, immutable } from '../response-headers.ts'
import { otherFiles, pageType, quoteFor, type HostPage } from './host-table.ts'
import { encodings } from '../media-types.ts'
import { unservedFiles } from '../unserved-files.ts'

const quote = quoteFor('Apache', /["\\$%\n]/, '"')

/** Converts a path to an anchored regular expression. */
function escapePath(path: string): string {
  return path.replaceAll(/[^\w/-]/g, String.raw`\$&`)
}

/** Selects the policy of a page by its file, after the request was rewritten to that file. */
function formatPolicyRow({ file, policy }: HostPage): string {
  return `SetEnvIf Request_URI "${String.raw`^/${escapePath(file)}(?:\.br|\.gz)?$`}" ${quote(`page_policy=${policy}`)}`
}

/** Formats the rule that sends the compressed form with this ending if it exists and the browser accepts it. */
function formatCompressedFormRule({ ending, pattern }: (typeof encodings)[number]): string {
  return `RewriteCond %{HTTP:Accept-Encoding} "${pattern}" [NC]
RewriteCond %{REQUEST_FILENAME}${ending} -f
RewriteRule "^(.*)$" "$1${ending}" [END]`
}

const headers = {
  ...commonHeaders,
  'Content-Security-Policy': '%{page_policy}e',
  'Cache-Control': '%{page_cache}e',
}

/** Formats the settings of a folder for Apache 2.4. */
export function formatHtaccessFile(pages: readonly HostPage[]): string {
  const rasters = otherFiles.filter(({ isCompressible }) => !isCompressible).map(({ extension }) => extension)
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
AddType "${pageType}" .html
${otherFiles.map(({ extension, type }) => `AddType "${type}" .${extension}`).join('\n')}

${errorPages.map(({ status, file }) => `ErrorDocument ${status} /${file}`).join('\n')}

SetEnvIf Request_URI "^" "page_policy=${filePolicy}"
SetEnvIf Request_URI "^" "page_cache=${defaultCache}"
SetEnvIf Request_URI "^(?:${fingerprintedFolders.join('|')})" "page_cache=${immutable}"
SetEnvIf Request_URI "\.(?:${rasters.join('|')})$" page_raster
${pages.map(formatPolicyRow).join('\n')}

# Once for every answer, errors too.
${Object.entries(headers)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
Header always set Vary Accept-Encoding env=!page_raster
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
# Byte ranges of a text that may be compressed or not cannot be combined.
RequestHeader unset Range env=!page_raster
Header unset Accept-Ranges env=!page_raster

RewriteEngine On
# An error page stands in for what was asked for, whatever that was.
RewriteCond %{ENV:REDIRECT_STATUS} "^$"
RewriteCond %{REQUEST_METHOD} "!^(?:GET|HEAD)$"
RewriteRule "^" - [R=405,L]
RewriteCond %{ENV:REDIRECT_STATUS} "^$"
RewriteRule "^(?:${[...errorPages.map(({ file }) => file), ...unservedFiles].map(escapePath).join('|')})$|\.(?:br|gz)$" - [R=404,L]
# A folder is its page, with a slash and without.
RewriteRule "^$" "index.html"
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule "^(.*?)/?$" "$1/index.html"
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule "^" - [R=404,L]
${encodings.map(formatCompressedFormRule).join('\n')}
`
}
