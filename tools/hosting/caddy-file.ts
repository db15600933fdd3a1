import { compressible } from './encodings.ts'
import { commonHeaders, defaultCache, filePolicy, fingerprintedFolders, immutable } from './headers.ts'
import { errorPages, formsOf, settingsFiles, statusOf } from './internal-files.ts'
import { mediaTypes } from './media-types.ts'

/**
 * A token of a Caddyfile, in backticks, in which nothing has a meaning of its own but placeholders.
 * @throws Error if Caddy would read anything but the exact text
 */
function quote(text: string, what: string): string {
  if (/[`{}\n]/.test(text)) throw new Error(`${what} holds a character that Caddy would read as its own: ${text}`)
  return `\`${text}\``
}

/** The rows of a map: each form of a page's address, its file, and its policy. */
function rowsOf([page, policy]: readonly [string, string]): string[] {
  const values = `${quote(`/${page}`, page)} ${quote(policy, `The policy of ${page}`)}`
  return formsOf(page).map((form) => `\t\t${quote(form, page)} ${values}`)
}

function errorRow(page: string, policies: ReadonlyMap<string, string>): string {
  const policy = quote(policies.get(page) ?? filePolicy, `The policy of ${page}`)
  return `\t\t\t${statusOf(page)} ${quote(`/${page}`, page)} ${policy}`
}

const common = Object.entries(commonHeaders).map(([name, value]) => `\t\t\t${name} ${quote(value, name)}`)

/** How a text is sent: whole, in the form that the browser reads. A block that deletes a header is applied last. */
const text = `			request_header -Range
			header {
				Vary Accept-Encoding
				-Accept-Ranges
			}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}`

/** How files of an ending are sent. */
function fileHandler([ending, type]: readonly [string, string]): string {
  const form = compressible.test(`.${ending}`) ? text : '\t\t\tfile_server'
  return `\t\t@${ending} path_regexp \\.${ending}$\n\t\thandle @${ending} {\n\t\t\theader Content-Type "${type}"\n${form}\n\t\t}`
}

const { html, ...others } = mediaTypes

/**
 * A site for Caddy 2.6 or newer: the three forms of a path without a redirect (D3), precompressed files, error pages with
 * their status, and all headers of `headers.ts`.
 * @throws Error if a policy or an address holds a character that Caddy would read as its own
 */
export function caddyFile(policies: ReadonlyMap<string, string>): string {
  return `# Made by the build, for Caddy. The published folder lies at the root below.
:8080 {
	root * /srv/campaign-pages

	map {path} {page_file} {page_policy} {
${[...policies].flatMap(rowsOf).join('\n')}
		default none ${quote(filePolicy, 'The policy of files')}
	}

	# In the order in which it stands.
	route {
		header {
${common.join('\n')}
			Content-Security-Policy {page_policy}
			Cache-Control ${quote(defaultCache, 'Cache-Control')}
		}
		header -Server
		@fingerprinted path_regexp ^(?:${fingerprintedFolders.join('|')})
		header @fingerprinted Cache-Control ${quote(immutable, 'Cache-Control')}

		@others not method GET HEAD
		error @others 405
		@settings path ${settingsFiles.map((file) => `/${file}`).join(' ')}
		error @settings 404

		@page not vars {page_file} none
		handle @page {
			rewrite * {page_file}
			header Content-Type "${html}"
${text}
		}
${Object.entries(others).map(fileHandler).join('\n')}
		error 404
	}

	handle_errors {
		map {err.status_code} {error_file} {error_policy} {
${errorPages.map((page) => errorRow(page, policies)).join('\n')}
			default none ${quote(filePolicy, 'The policy of files')}
		}
		header {
${common.join('\n')}
			Content-Security-Policy {error_policy}
			Cache-Control ${quote(defaultCache, 'Cache-Control')}
			Content-Type "${html}"
			Vary Accept-Encoding
			-Accept-Ranges
			-Server
		}
		@refused expression \`{err.status_code} == 405\`
		header @refused Allow "GET, HEAD"
		request_header -Range
		request_header -If-Match
		request_header -If-None-Match
		request_header -If-Modified-Since
		request_header -If-Unmodified-Since
		@others not method GET HEAD
		method @others GET
		rewrite * {error_file}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
`
}
