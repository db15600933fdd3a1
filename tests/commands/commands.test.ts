import { spawnSync } from 'node:child_process'
import path from 'node:path'

import { expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

import { fixtureContent } from '../support/sites/fixture-site.ts'
import { selectShare } from '../support/run/grid.ts'
import { runScript } from '../support/run/run-command.ts'

const commands = ['start', 'dev', 'build', 'preview'].map((name) => `tools/commands/${name}.ts`)

test.each(selectShare(commands, 0, 2))(
  '%s does no work with an API origin that is none, and says so in one line',
  async (command) => {
    const { ended, printed } = runScript(command, { SITE_URL: '', NEXT_PUBLIC_API_ORIGIN: 'https://api.example.jp/' })
    expect(await ended).toBe(1)
    expect(printed().trim()).toMatch(
      /^NEXT_PUBLIC_API_ORIGIN has to be an https origin without a slash at its end[^\n]*$/,
    )
  },
)

test('unknown arguments are refused, and --help lists the known ones', async () => {
  const [unknown, help] = [
    runScript('tools/commands/start.ts', {}, ['--port', '4000']),
    runScript('tools/commands/start.ts', {}, ['--help']),
  ]
  expect([await unknown.ended, await help.ended]).toEqual([1, 0])
  expect(help.printed()).toContain(
    '  PORT: a number from 1 to 65535, or 0 for any port that is free. For example: PORT=4000\n',
  )
  expect(unknown.printed()).toContain(help.printed())
  expect(unknown.printed()).toContain("Unknown option '--port'")
})

test.each([
  ['assumptions', ['--month', '202308-1'], '--month という指定はありません。\n使い方: npm run assumptions\n'],
  ['check', ['--jsn'], '--jsn という指定はありません。\n使い方: npm run check\n'],
])('%s ignores no argument', async (command, args, expected) => {
  const { ended, printed } = runScript(`tools/commands/${command}.ts`, {}, args)
  expect(await ended).toBe(1)
  expect(printed()).toContain(expected)
})

test.each([
  ['provider.yaml:1', 0, 'provider.yaml:1 では、何も見つかっていません。'],
  ['site/providers.yaml:1', 1, 'site/providers.yaml というファイルは、site/ にありません。'],
])('the check explains %s', async (position, status, expected) => {
  const environment = { CONTENT_ROOT: fixtureContent.folder, CONTENT_CACHE: fixtureContent.cacheFile }
  const { ended, printed } = runScript('tools/commands/check.ts', environment, ['--explain', position])
  expect(await ended).toBe(status)
  expect(printed().trim()).toBe(expected)
})

test('a folder that is not published is no folder to keep files from', async () => {
  const { ended, printed } = runScript('tools/commands/retain.ts', {}, ['/nowhere'])
  expect(await ended).toBe(1)
  expect(printed().trim()).toBe(
    '"/nowhere" is no published folder. Name the one that is published now: npm run retain -- ../published',
  )
})

test('a reader who has read enough does not break the content check', () => {
  const run = path.join(root, 'tools/commands/run.mjs')
  const { stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${run}" tools/commands/check.ts | true`], {
    encoding: 'utf8',
    cwd: root,
    env: { ...process.env, CONTENT_ROOT: fixtureContent.folder, CONTENT_CACHE: fixtureContent.cacheFile },
  })
  expect(stderr).toBe('')
})

test('pages are made by the React of production, whatever the environment says', async () => {
  const { ended, printed } = runScript('tests/support/run/print-react-mode.ts', { NODE_ENV: 'development' })
  expect(await ended).toBe(0)
  expect(printed().trim()).toBe('production')
})

test('the extended tests are listed without a name and for a name that is none, which is an error', async () => {
  const [list, unknown] = [runScript('tests/run-extended.ts', {}), runScript('tests/run-extended.ts', {}, ['gird'])]
  expect([await list.ended, await unknown.ended]).toEqual([0, 2])
  expect(list.printed()).toMatch(/\n {2}grid +npm test with every page/)
  expect(unknown.printed()).toBe(`There is no extended test "gird".\n${list.printed()}`)
})
