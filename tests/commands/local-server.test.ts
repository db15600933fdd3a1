// `npm start` once the site is built: when the server ends, and when it does not.
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { beforeAll, describe, test } from 'vitest'

import { isPortOpen } from '../support/servers/is-port-open.ts'
import {
  killProcessGroup,
  runByNpm,
  runInBackground,
  runScript,
  waitUntil,
  type RunningCommand,
} from '../support/run/run-command.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

const script = 'tests/support/servers/serve-folder.ts'

let folder: string

beforeAll(async () => {
  folder = await temporaryFolder()
  await mkdir(path.join(folder, 'campaigns'))
  await writeFile(path.join(folder, 'campaigns/index.html'), 'Campaigns')
})

const environment = () => ({ PORT: '0', HOST: '', SERVED_FOLDER: folder })
/** As if the command was started without npm. */
const withoutNpm = () => ({ ...environment(), npm_lifecycle_event: '' })

/** Waits until the server has started, and returns its origin. */
async function waitForOrigin({ waitForOutput }: RunningCommand): Promise<string> {
  return /Campaigns +(http:\S+)\/campaigns\//.exec(await waitForOutput('Stop with'))?.[1] ?? ''
}

// They mostly wait, so they run side by side.
describe.concurrent('the server', () => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const) {
    test(`ends, and its port is free, after ${signal} to the npm that started it`, async ({
      expect,
      onTestFinished,
    }) => {
      const command = await runByNpm(script, environment())
      onTestFinished(() => killProcessGroup(command))
      const port = Number(new URL(await waitForOrigin(command)).port)
      expect(await isPortOpen('127.0.0.1', port)).toBe(true)
      // Ctrl+C goes to the whole process group of a terminal, and npm relies on that; it only forwards SIGTERM.
      process.kill((signal === 'SIGINT' ? -1 : 1) * (command.child.pid ?? 0), signal)
      await waitUntil(
        async () => !(await isPortOpen('127.0.0.1', port)),
        () => `port ${port} still answers`,
      )
    })
  }

  test('completes a response in progress, and is not delayed by idle connections', async ({
    expect,
    onTestFinished,
  }) => {
    const command = runScript(script, withoutNpm())
    onTestFinished(() => void command.child.kill('SIGKILL'))
    const origin = await waitForOrigin(command)
    const idle = connect(Number(new URL(origin).port), '127.0.0.1')
    await once(idle, 'connect')
    await fetch(`${origin}/after/0`)
    const slow = fetch(`${origin}/after/600`)
    await command.waitForOutput('asked for /after/600')
    command.child.kill('SIGTERM')
    expect(await (await slow).text()).toBe('late')
    expect(await command.ended).toBe(0)
    idle.destroy()
  })

  test('stops although a response takes long', async ({ expect, onTestFinished }) => {
    const command = runScript(script, withoutNpm())
    onTestFinished(() => void command.child.kill('SIGKILL'))
    const stalled = fetch(`${await waitForOrigin(command)}/after/60000`).catch(() => 'broken off')
    await command.waitForOutput('asked for /after/60000')
    command.child.kill('SIGINT')
    expect(await command.ended).toBe(0)
    expect(await stalled).toBe('broken off')
  })

  test('survives its shell if it was started in the background', async ({ expect, onTestFinished }) => {
    const command = runInBackground(script, withoutNpm())
    onTestFinished(() => killProcessGroup(command))
    const origin = await waitForOrigin(command)
    await waitUntil(
      () => command.child.exitCode !== null,
      () => 'the shell did not end',
    )
    // Twice a second a server that npm has started checks that npm is still running.
    await setTimeout(700)
    expect((await fetch(`${origin}/campaigns/`)).status).toBe(200)
  })
})
