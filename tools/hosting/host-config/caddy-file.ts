import { errorPages } from '#site/error-pages.ts'

import { commonHeaders, defaultCache, filePolicy, fingerprintedFolders, immutable } from '../response-headers.ts'
import { otherFiles, pageType, quoteFor, type HostPage } from './host-table.ts'
import { unservedFiles } from '../unserved-files.ts'

/** Quotes in backticks, within which only placeholders have a special meaning. */
const quote = quoteFor('Caddy', /[`{}\n]/, '`')

/** Formats a block of headers for every response; `extra` are its further lines. */
function formatHeaderBlock(policy: string, extra = ''): string {
  const headers = { ...commonHeaders, 'Cache-Control': defaultCache }
  const lines = Object.entries(headers).map(([name, value]) => `\t\t\t${name} ${quote(value)}\n`)
  return `header {\n${lines.join('')}\t\t\tContent-Security-Policy ${policy}\n${extra}\t\t}`
}

const precompressed = 'file_server {\n\t\t\tprecompressed br gzip\n\t\t\tdisable_canonical_uris\n\t\t}'

/** Text is sent in full, in the encoding that the browser accepts. A block that deletes a header is applied last. */
const sendText = `request_header -Range
		header {
			Vary Accept-Encoding
			-Accept-Ranges
		}
		${precompressed}`

function formatFileHandler({ extension, type, isCompressible }: (typeof otherFiles)[number]): string {
  return `		@${extension} path_regexp \\.${extension}$
		handle @${extension} {
			header Content-Type "${type}"
			${isCompressible ? sendText : 'file_server'}
		}`
}

/** Formats a site block for Caddy 2.6 or later. */
export function formatCaddyFile(pages: readonly HostPage[]): string {
  const pageRows = pages.flatMap(({ file, policy, paths }) =>
    paths.map((path) => `\t\t${quote(path)} ${quote(`/${file}`)} ${quote(policy)}`),
  )
  const findPolicy = (page: string) => pages.find(({ file }) => file === page)?.policy ?? filePolicy
  const errorRows = errorPages.map(
    ({ status, file }) => `\t\t\t${status} ${quote(`/${file}`)} ${quote(findPolicy(file))}`,
  )
  return `# Made by the build, for Caddy. The published folder lies at the root below.
:8080 {
	root * /srv/campaign-pages

	map {path} {page_file} {page_policy} {
${pageRows.join('\n')}
		default none ${quote(filePolicy)}
	}

	# In the order in which it stands.
	route {
		${formatHeaderBlock('{page_policy}')}
		header -Server
		@fingerprinted path_regexp ^(?:${fingerprintedFolders.join('|')})
		header @fingerprinted Cache-Control ${quote(immutable)}

		@others not method GET HEAD
		error @others 405
		@settings path ${unservedFiles.map((file) => `/${file}`).join(' ')}
		error @settings 404

		@page not vars {page_file} none
		handle @page {
			rewrite * {page_file}
			header Content-Type "${pageType}"
			${sendText}
		}
${otherFiles.map(formatFileHandler).join('\n')}
		error 404
	}

	handle_errors {
		map {err.status_code} {error_file} {error_policy} {
${errorRows.join('\n')}
			default none ${quote(filePolicy)}
		}
		${formatHeaderBlock('{error_policy}', `\t\t\tContent-Type "${pageType}"\n\t\t\tVary Accept-Encoding\n\t\t\t-Accept-Ranges\n\t\t\t-Server\n`)}
		@refused expression \`{err.status_code} == 405\`
		header @refused Allow "GET, HEAD"
		request_header -Range
		request_header -If-*
		@others not method GET HEAD
		method @others GET
		rewrite * {error_file}
		${precompressed}
	}
}
`
}
