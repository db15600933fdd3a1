// `npm run check` as a process: its exit code, and watch mode. The forms of its output are tested in
// report-content.test.ts.
import { spawn, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { replaceOnce, withContent, type Changes } from '../../tests/support/sites/small-content.ts'
import { readContentCached } from './read-content-cached.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const command = ['tools/commands/run.mjs', 'tools/commands/check.ts']

function environment(folder: string) {
  return { ...process.env, CONTENT_ROOT: folder, CONTENT_CACHE: path.join(folder, '../cache.json') }
}

/** Runs the command on the small fixture content after the changes. */
function runCheck(changes: Changes) {
  return withContent(changes, (folder) =>
    spawnSync(process.execPath, command, { cwd: root, env: environment(folder), encoding: 'utf8' }),
  )
}

const wrongRate: Changes = { './noodles.mdx': replaceOnce('reductionRate: 4', 'reductionRate: 4%') }

test('the command ends with 0 on content in order, which may have warnings, and with 1 on any error', async () => {
  const right = await runCheck({ './noodles.mdx': replaceOnce('  end: 2023-02-28 23:59', '  end: 2023-02-28 00:00') })
  expect([right.status, right.stdout.split('\n')[0]]).toEqual([0, '問題ありません（1か月、2キャンペーン）。'])
  expect(right.stdout).toMatch(/noodles\.mdx:25:3 {2}period\.end {2}/)
  const wrong = await runCheck(wrongRate)
  expect([wrong.status, wrong.stderr]).toEqual([1, ''])
  expect(wrong.stdout.trim().split('\n').slice(0, 2)).toEqual([
    'content/campaigns/202302-1/noodles.mdx:20:1  reductionRate  数字（%）で書きます。いまは "4%" です  → 4 と書く',
    '直すところが1件あります。',
  ])
})

test.each([
  ['is below a file', 'provider.yaml/content.json'],
  ['is a folder', 'campaigns'],
])('where the cache %s, the content is checked all the same, with a note', async (_, cache) => {
  const printError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { diagnostics } = await withContent(wrongRate, (folder) =>
    readContentCached({ folder, cacheFile: path.join(folder, cache) }),
  )
  expect(diagnostics).toHaveLength(1)
  expect(printError.mock.calls).toEqual([
    [expect.stringMatching(/^お知らせ: 確かめた結果を次のために取っておけませんでした/)],
  ])
  printError.mockRestore()
})

test('in watch mode the diagnostics are printed again after each change', async () => {
  await withContent({}, async (folder) => {
    const check = spawn(process.execPath, [...command, '--watch'], { cwd: root, env: environment(folder) })
    const seen = (expected: string) =>
      new Promise<void>((resolve) => {
        let printed = ''
        check.stdout.on('data', (part: Buffer) => {
          printed += part.toString('utf8')
          if (printed.includes(expected)) resolve()
        })
      })
    await seen('問題ありません')
    const file = path.join(folder, 'campaigns/202302-1/noodles.mdx')
    const reported = seen('数字（%）で書きます')
    // The watcher may not listen yet when the first report has been printed.
    const text = await readFile(file, 'utf8')
    const saving = setInterval(() => void writeFile(file, text.replace('reductionRate: 4', 'reductionRate: 4%')), 200)
    await reported
    clearInterval(saving)
    check.kill()
  })
})
