import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../../tests/support/run/temporary-folder.ts'
import { takeBuildLock } from './build-lock.ts'
import { readStartTime } from '../../shared/processes/process-state.mjs'
import { root } from '../project-paths.ts'

let [folder, file] = ['', '']
const started: ChildProcess[] = []

beforeEach(async () => {
  folder = await temporaryFolder()
  file = path.join(folder, 'lock')
})

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  vi.restoreAllMocks()
})

/** Runs a script in a child process with `takeBuildLock`, the lock file and a folder in scope. */
function run(script: string): ChildProcess {
  const source = `
    import { appendFileSync } from 'node:fs'
    import { setTimeout as wait } from 'node:timers/promises'
    import { importTypeScript } from '${path.join(root, 'tools/shared/bundling/import-typescript.mjs')}'
    const { takeBuildLock } = await importTypeScript('tools/commands/support/build-lock.ts')
    const [file, folder] = ${JSON.stringify([file, folder])}
    ${script}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  return child
}

async function firstOutput(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('a process without an output')
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  return chunk.toString()
}

/** Starts a process that has the lock until it is killed. */
async function startLockingProcess(work: string): Promise<ChildProcess> {
  const child = run(`await takeBuildLock('${work}', file); console.log('has it'); await wait(60_000)`)
  expect(await firstOutput(child)).toBe('has it\n')
  return child
}

test('builds that start together run one at a time', async () => {
  const log = path.join(folder, 'log')
  const script = `
    const release = await takeBuildLock('build', file)
    appendFileSync('${log}', '<'); await wait(50); appendFileSync('${log}', '>')
    release()`
  await writeFile(file, JSON.stringify({ work: 'build', id: 2 ** 22 + 1, since: new Date().toISOString() }))
  await Promise.all(Array.from({ length: 5 }, () => once(run(script), 'close')))
  expect(await readFile(log, 'utf8')).toBe('<>'.repeat(5))
  expect(existsSync(file)).toBe(false)
})

test('the second one says once, in a line, for whom it waits', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const other = await startLockingProcess('build')
  const taken = takeBuildLock('build', file)
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(log.mock.calls.flat()).toEqual([
    expect.stringMatching(new RegExp(`^› Waiting for another build .*process ${other.pid}, since .*…$`)),
  ])
  other.kill('SIGKILL')
  const release = await taken
  expect(log).toHaveBeenCalledTimes(1)
  release()
})

test('a build does not wait for the development server, but names the process to stop', async () => {
  const other = await startLockingProcess('npm run dev')
  await expect(takeBuildLock('build', file)).rejects.toThrow(`npm run dev (process ${other.pid}, since `)
})

const now = new Date().toISOString()
const stale: [string, string][] = [
  ['a process that is gone', JSON.stringify({ work: 'build', id: 2 ** 22 + 1, since: now })],
  ['a development server that is gone', JSON.stringify({ work: 'npm run dev', id: 2 ** 22 + 1, since: now })],
  ['nobody, cut off', '{"work":"bui'],
  ['nobody, empty', ''],
]

test.each(stale)('a lock of %s is taken over', async (_, text) => {
  await writeFile(file, text)
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(file, longAgo, longAgo)
  ;(await takeBuildLock('build', file))()
  expect(existsSync(file)).toBe(false)
})

test.runIf(readStartTime(process.pid))('a lock of an earlier process with the same number is taken over', async () => {
  await writeFile(file, JSON.stringify({ work: 'build', id: process.pid, start: '1', since: now }))
  ;(await takeBuildLock('build', file))()
})

test('files left in the middle of a takeover do not delay builds for long', async () => {
  await writeFile(file, stale[0]?.[1] ?? '')
  await mkdir(`${file}.removing`)
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(`${file}.removing`, longAgo, longAgo)
  ;(await takeBuildLock('build', file))()
})
