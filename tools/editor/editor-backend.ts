import type { EditorBackend } from '#editor/form/make-config.ts'
import { isHostName } from '#schemas/links.ts'

import { PlainError } from '../shared/plain-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Without a host, only the folder on this machine is left; Sveltia still wants a name for the repository. */
const localFolder: EditorBackend = { name: 'github', repo: 'local/folder', auth_methods: ['token'] }

function readOrigin(name: string, environment: Environment): string | undefined {
  const text = environment[name] ?? ''
  if (text === '') return undefined
  const { protocol, hostname } = URL.canParse(text) ? new URL(text) : new URL('none:')
  if (protocol !== 'https:' || !isHostName(hostname))
    throw new PlainError(`${name} has to be an https address, not "${text}".`)
  return text.replace(/\/$/, '')
}

/**
 * Reads the editor's backend from the environment: EDITOR_HOST (`github`, `gitlab`, or `test` for a browser's own
 * store), EDITOR_REPOSITORY (`owner/name`), EDITOR_BRANCH (by default `main`), EDITOR_SIGN_IN_URL (the OAuth helper),
 * EDITOR_APP_ID (GitLab's OAuth application) and EDITOR_API_URL (a host of one's own). Without EDITOR_HOST, a folder on
 * this machine.
 * @throws PlainError if a value is invalid
 */
export function readEditorBackend(environment: Environment = process.env): EditorBackend {
  const { EDITOR_HOST: name = '', EDITOR_REPOSITORY: repo = '', EDITOR_BRANCH: branch = '' } = environment
  if (name === '') return localFolder
  if (name === 'test') return { name: 'test-repo' }
  if (name !== 'github' && name !== 'gitlab')
    throw new PlainError(`EDITOR_HOST has to be github, gitlab or test, not "${name}".`)
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(repo))
    throw new PlainError(`EDITOR_REPOSITORY has to be a repository such as owner/name, not "${repo}".`)
  const signIn = readOrigin('EDITOR_SIGN_IN_URL', environment)
  const api = readOrigin('EDITOR_API_URL', environment)
  const app = environment['EDITOR_APP_ID'] ?? ''
  // GitLab needs no OAuth helper; GitHub without one accepts personal tokens only.
  const methods = name === 'github' && signIn === undefined ? { auth_methods: ['token'] } : {}
  return {
    name,
    repo,
    branch: branch === '' ? 'main' : branch,
    ...methods,
    ...(signIn !== undefined && { base_url: signIn }),
    ...(api !== undefined && { api_root: api }),
    ...(app !== '' && { app_id: app, auth_type: 'pkce' }),
  }
}

/** Returns whether the environment names a host. Without one, a preview elsewhere cannot save. */
export function hasEditorHost(): boolean {
  return (process.env['EDITOR_HOST'] ?? '') !== ''
}

/** Returns the origins that the editor calls: those of the host and of its status page, or none. */
export function listOrigins({ name, repo, base_url: signIn, api_root: api }: EditorBackend): string[] {
  if (name === 'test-repo' || repo === undefined || repo === localFolder.repo) return []
  const defaults = {
    github: ['https://api.github.com', 'https://www.githubstatus.com'],
    gitlab: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
  }[name]
  const origins = [signIn, api].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))
  return [...new Set(api === undefined ? [...defaults, ...origins] : origins)]
}
