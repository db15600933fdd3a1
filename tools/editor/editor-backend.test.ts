import { expect, test } from 'vitest'

import { listOrigins, readEditorBackend } from './editor-backend.ts'
import { createEditorPolicy } from './editor-page.ts'

const github = { EDITOR_HOST: 'github', EDITOR_REPOSITORY: 'example/campaigns' }

test('without a host the editor saves into a folder, and makes no request', () => {
  const backend = readEditorBackend({})
  expect(listOrigins(backend)).toEqual([])
  expect(createEditorPolicy(backend, [])['connect-src']).toEqual(["'self'", 'blob:', 'data:'])
})

test('GitHub takes personal tokens, and signs in where a helper is named', () => {
  expect(readEditorBackend(github)).toEqual({
    name: 'github',
    repo: 'example/campaigns',
    branch: 'main',
    auth_methods: ['token'],
  })
  const helped = readEditorBackend({ ...github, EDITOR_SIGN_IN_URL: 'https://sign-in.example.jp/' })
  expect(helped).toMatchObject({ base_url: 'https://sign-in.example.jp' })
  expect(helped.auth_methods).toBeUndefined()
  expect(createEditorPolicy(helped, [])['connect-src']).toContain('https://sign-in.example.jp')
})

test('a GitLab of one’s own is the only host that is called', () => {
  const backend = readEditorBackend({
    EDITOR_HOST: 'gitlab',
    EDITOR_REPOSITORY: 'group/sub/campaigns',
    EDITOR_API_URL: 'https://git.example.jp/api/v4',
    EDITOR_APP_ID: '0a1b2c',
  })
  expect(backend).toMatchObject({ api_root: 'https://git.example.jp/api/v4', app_id: '0a1b2c', auth_type: 'pkce' })
  expect(listOrigins(backend)).toEqual(['https://git.example.jp'])
})

test.each([
  [{ EDITOR_HOST: 'svn' }, /EDITOR_HOST has to be github, gitlab or test/],
  [{ EDITOR_HOST: 'github', EDITOR_REPOSITORY: 'campaigns' }, /EDITOR_REPOSITORY has to be/],
  [{ ...github, EDITOR_SIGN_IN_URL: 'http://sign-in.example.jp' }, /has to be an https address/],
  [{ ...github, EDITOR_SIGN_IN_URL: 'https://*' }, /has to be an https address/],
  [{ ...github, EDITOR_API_URL: "https://a.jp' *" }, /has to be an https address/],
])('a wrong setting is refused with what it has to be: %o', (environment, message) => {
  expect(() => readEditorBackend(environment)).toThrow(message)
})

test('scripts run from files of the site only, and those of previewed pages, whatever the host', () => {
  for (const backend of [readEditorBackend({}), readEditorBackend(github)])
    expect(createEditorPolicy(backend, ["'sha256-a='"])['script-src']).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
      "'sha256-a='",
    ])
})
