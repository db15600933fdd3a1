import { spawnSync } from 'node:child_process'
import path from 'node:path'

import { expect, test } from 'vitest'

import { readerLanguage } from './check-content.ts'
import { swap, withContent, type Changes } from './test-support.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/** Runs the command on the small fixture content after the changes; `cache` is the path of its cache file. */
async function runCheck(changes: Changes, cache = '../cache.json', args: readonly string[] = []) {
  return withContent(changes, (folder) => {
    const env = { ...process.env, CONTENT_ROOT: folder, CONTENT_CACHE: path.join(folder, cache), CHECK_LANGUAGE: 'en' }
    return spawnSync(process.execPath, ['site/commands/run.mjs', 'site/commands/check.ts', ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
  })
}

test('the command ends with 0 on content in order and with 1 on any diagnostic', async () => {
  const [right, wrong] = [
    await runCheck({}),
    await runCheck({ './noodles.mdx': swap('reductionRate: 4', 'reductionRate: 4%') }),
  ]
  expect([right.status, right.stdout.trim()]).toEqual([0, 'content is in order: 1 months, 2 campaigns.'])
  expect(wrong.status).toBe(1)
  expect(wrong.stderr).toBe('')
  expect(wrong.stdout.trim().split('\n')).toEqual([
    'content/campaigns/202302-1/noodles.mdx:20:1  reductionRate  must be a number of percent, not "4%"  → write 4',
    '1 problem(s) to fix.',
  ])
}, 60_000)

test.each([
  ['is below a file', 'provider.yaml/content.json'],
  ['is a folder', 'campaigns'],
])('where the cache %s, the diagnostics are told all the same, and a note', { timeout: 60_000 }, async (_, cache) => {
  const { status, stdout, stderr } = await runCheck(
    { './noodles.mdx': swap('reductionRate: 4', 'reductionRate: 4%') },
    cache,
  )
  const [diagnostic, number, ...rest] = stdout.trim().split('\n')
  expect(stderr).toMatch(/^note: what was checked could not be kept for the next run/)
  expect([diagnostic, number]).toEqual([
    expect.stringContaining('noodles.mdx:20:1  reductionRate'),
    '1 problem(s) to fix.',
  ])
  expect([status, rest]).toEqual([1, []])
})

test('the same is told as JSON, and other arguments are refused', { timeout: 60_000 }, async () => {
  const { status, stdout } = await runCheck(
    { './noodles.mdx': swap('reductionRate: 4', 'reductionRate: 4%') },
    '../cache.json',
    ['--json'],
  )
  expect([status, JSON.parse(stdout)]).toEqual([
    1,
    {
      diagnostics: [
        {
          file: 'content/campaigns/202302-1/noodles.mdx',
          line: 20,
          column: 1,
          field: 'reductionRate',
          kind: 'number-as-text',
          message: 'must be a number of percent, not "4%"',
          advice: 'write 4',
        },
      ],
    },
  ])
  const refused = await runCheck({}, '../cache.json', ['--jsn'])
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('Leave out --jsn.')])
})

test.each([
  [{ LANG: 'ja_JP.UTF-8' }, 'ja'],
  [{ LANG: 'ja_JP.UTF-8', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'ja_JP.UTF-8', CHECK_LANGUAGE: 'en' }, 'en'],
  [{}, 'en'],
])('the reader of %o reads %s', (environment, language) => {
  expect(readerLanguage(environment)).toBe(language)
})
