import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { isPortOpen } from '../support/servers/is-port-open.ts'
import { endGroup, inBackground, runByNpm, runScript, until, type RunningCommand } from '../support/run/run-command.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

const script = 'tests/support/servers/serve-folder.ts'

let folder: string
const running: RunningCommand[] = []

beforeAll(async () => {
  folder = await temporaryFolder()
  await mkdir(path.join(folder, 'campaigns'))
  await writeFile(path.join(folder, 'campaigns/index.html'), 'Campaigns')
})

afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL')
})

function start(environment: Readonly<Record<string, string>> = {}): RunningCommand {
  const command = runScript(script, {
    PORT: '0',
    HOST: '',
    SERVED_FOLDER: folder,
    npm_lifecycle_event: '',
    ...environment,
  })
  running.push(command)
  return command
}

async function originOf({ shows }: RunningCommand): Promise<string> {
  return /Campaigns +(http:\S+)\/campaigns\//.exec(await shows('Stop with'))?.[1] ?? ''
}

describe('the end of the server', () => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const) {
    test(`the server ends, and its port is free, after ${signal} to the npm that started it`, async () => {
      const command = await runByNpm(script, { PORT: '0', HOST: '', SERVED_FOLDER: folder })
      onTestFinished(() => endGroup(command))
      const port = Number(new URL(await originOf(command)).port)
      expect(await isPortOpen('127.0.0.1', port)).toBe(true)
      // Ctrl+C goes to the whole process group of a terminal, and npm relies on that; it only forwards SIGTERM.
      process.kill((signal === 'SIGINT' ? -1 : 1) * (command.child.pid ?? 0), signal)
      let isOpen = true
      const look = setInterval(() => void isPortOpen('127.0.0.1', port).then((is) => (isOpen = is)), 100)
      await until(
        () => !isOpen,
        () => `port ${port} still answers`,
      ).finally(() => clearInterval(look))
    })
  }

  test('a response in progress is completed, and idle connections do not delay the server', async () => {
    const command = start()
    const origin = await originOf(command)
    const idle = connect(Number(new URL(origin).port), '127.0.0.1')
    await once(idle, 'connect')
    await fetch(`${origin}/after/0`)
    const slow = fetch(`${origin}/after/600`)
    await new Promise((resolve) => setTimeout(resolve, 200))
    command.child.kill('SIGTERM')
    expect(await (await slow).text()).toBe('late')
    expect(await command.ended).toBe(0)
    idle.destroy()
  })

  test('a slow response does not keep the server from stopping', async () => {
    const command = start()
    const stalled = fetch(`${await originOf(command)}/after/60000`).catch(() => 'broken off')
    await new Promise((resolve) => setTimeout(resolve, 200))
    command.child.kill('SIGINT')
    expect(await command.ended).toBe(0)
    expect(await stalled).toBe('broken off')
  })

  test('a server that was started in the background survives its shell', async () => {
    const command = inBackground(script, { PORT: '0', HOST: '', SERVED_FOLDER: folder, npm_lifecycle_event: '' })
    onTestFinished(() => endGroup(command))
    const origin = await originOf(command)
    await until(
      () => command.child.exitCode !== null,
      () => 'the shell did not end',
    )
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect((await fetch(`${origin}/campaigns/`)).status).toBe(200)
  })
})
