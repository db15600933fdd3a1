import { spawn, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { replaceOnce, withContent, type Changes } from '../../tests/support/sites/small-content.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/** Runs the command on the small fixture content after the changes; `cache` is the path of its cache file. */
async function runCheck(changes: Changes, cache = '../cache.json', args: readonly string[] = []) {
  return withContent(changes, (folder) => {
    const env = { ...process.env, CONTENT_ROOT: folder, CONTENT_CACHE: path.join(folder, cache) }
    return spawnSync(process.execPath, ['tools/commands/run.mjs', 'tools/commands/check.ts', ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
  })
}

test('the command ends with 0 on content in order and with 1 on any diagnostic', async () => {
  const [right, wrong] = [
    await runCheck({}),
    await runCheck({ './noodles.mdx': replaceOnce('reductionRate: 4', 'reductionRate: 4%') }),
  ]
  expect([right.status, right.stdout.split('\n')[0]]).toEqual([0, '問題ありません（1か月、2キャンペーン）。'])
  expect(wrong.status).toBe(1)
  expect(wrong.stderr).toBe('')
  expect(wrong.stdout.trim().split('\n').slice(0, 2)).toEqual([
    'content/campaigns/202302-1/noodles.mdx:20:1  reductionRate  数字（%）で書きます。いまは "4%" です  → 4 と書く',
    '直すところが1件あります。',
  ])
})

test.each([
  ['is below a file', 'provider.yaml/content.json'],
  ['is a folder', 'campaigns'],
])('where the cache %s, the diagnostics are printed all the same, and a note', async (_, cache) => {
  const { status, stdout, stderr } = await runCheck(
    { './noodles.mdx': replaceOnce('reductionRate: 4', 'reductionRate: 4%') },
    cache,
  )
  const [diagnostic, number] = stdout.trim().split('\n')
  expect(stderr).toMatch(/^お知らせ: 確かめた結果を次のために取っておけませんでした/)
  expect([diagnostic, number]).toEqual([
    expect.stringContaining('noodles.mdx:20:1  reductionRate'),
    '直すところが1件あります。',
  ])
  expect(status).toBe(1)
})

test('the same is printed as JSON, and other arguments are refused', async () => {
  const { status, stdout } = await runCheck(
    { './noodles.mdx': replaceOnce('reductionRate: 4', 'reductionRate: 4%') },
    '../cache.json',
    ['--json'],
  )
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { severity: string }[] }
  expect([status, diagnostics[0]]).toEqual([
    1,
    {
      file: 'content/campaigns/202302-1/noodles.mdx',
      line: 20,
      column: 1,
      field: 'reductionRate',
      kind: 'number-as-text',
      severity: 'error',
      message: '数字（%）で書きます。いまは "4%" です',
      hint: '4 と書く',
    },
  ])
  expect(new Set(diagnostics.slice(1).map(({ severity }) => severity))).toEqual(new Set(['warning']))
  const refused = await runCheck({}, '../cache.json', ['--jsn'])
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('--jsn という指定はありません。')])
})

test('a warning does not stop the build, and its reason is shown', async () => {
  const end = replaceOnce('  end: 2023-02-28 23:59', '  end: 2023-02-28 00:00')
  const unsettled = await runCheck({ './noodles.mdx': end })
  expect([unsettled.status, unsettled.stdout]).toEqual([
    0,
    expect.stringMatching(/noodles\.mdx:25:3 {2}period\.end {2}/),
  ])
  const answered = (text: string) => end(text).replace('28 00:00', '28 00:00 # 確認ずみ: 月末は店がお休みのため')
  const settled = await runCheck({ './noodles.mdx': answered }, '../cache.json', ['--all'])
  expect([settled.status, settled.stdout]).toEqual([0, expect.stringContaining('（確認ずみ: 月末は店がお休みのため）')])
})

test('errors and warnings annotate their lines in a pull request', async () => {
  const { status, stdout } = await runCheck(
    { './noodles.mdx': (text) => text.replace('reductionRate: 4', 'reductionRate: 4%') },
    '../cache.json',
    ['--annotations'],
  )
  const [first, ...others] = stdout.trim().split('\n')
  expect([status, first]).toEqual([
    1,
    '::error file=content/campaigns/202302-1/noodles.mdx,line=20,col=1,title=reductionRate number-as-text::数字（%25）で書きます。いまは "4%25" です → 4 と書く',
  ])
  expect(others.every((line) => line.startsWith('::warning file=content/'))).toBe(true)
})

test('in watch mode the diagnostics are printed again after each change', async () => {
  await withContent({}, async (folder) => {
    const env = {
      ...process.env,
      CONTENT_ROOT: folder,
      CONTENT_CACHE: path.join(folder, '../cache.json'),
    }
    const check = spawn(process.execPath, ['tools/commands/run.mjs', 'tools/commands/check.ts', '--watch'], {
      cwd: root,
      env,
    })
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
    const saving = setInterval(() => void writeFile(file, text.replace('reductionRate: 4', 'reductionRate: 4%')), 500)
    await reported
    clearInterval(saving)
    check.kill()
  })
})
