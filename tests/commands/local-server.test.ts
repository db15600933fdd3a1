import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'

import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { freePort } from '../bench/support/free-port.ts'
import { inBackground, runByNpm, runScript, until, type RunningCommand } from '../support/run-command.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const script = 'tests/support/serve-folder.ts'

const headers = { 'Content-Type': 'application/json' }

let folder: string
const running: RunningCommand[] = []

beforeAll(async () => {
  folder = await temporaryFolder()
  await mkdir(path.join(folder, 'campaigns'))
  await writeFile(path.join(folder, 'campaigns/index.html'), 'Campaigns')
})

afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
})

function start(environment: Readonly<Record<string, string>> = {}): RunningCommand {
  const command = runScript(script, { PORT: '0', HOST: '', SERVED_FOLDER: folder, npm_lifecycle_event: '', ...environment })
  running.push(command)
  return command
}

async function originOf({ shows }: RunningCommand): Promise<string> {
  return /Campaigns +(http:\S+)\/campaigns\//.exec(await shows('Stop with'))?.[1] ?? ''
}

function isTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    const tell = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.on('connect', () => tell(true)).on('error', () => tell(false))
  })
}

const outside = Object.values(networkInterfaces())
  .flat()
  .filter((address) => address !== undefined && !address.internal && address.family === 'IPv4')
  .map((address) => address?.address ?? '')

describe('the end of the server', () => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const) {
    test(`the server ends, and its port is free, after ${signal} to the npm that started it`, async () => {
      const command = await runByNpm(script, { PORT: '0', HOST: '', SERVED_FOLDER: folder })
      const port = Number(new URL(await originOf(command)).port)
      expect(await isTaken('127.0.0.1', port)).toBe(true)
      // Ctrl+C reaches all processes of a terminal; npm leaves it to them, and passes SIGTERM on alone.
      process.kill((signal === 'SIGINT' ? -1 : 1) * (command.child.pid ?? 0), signal)
      let isOpen = true
      const look = setInterval(() => void isTaken('127.0.0.1', port).then((is) => (isOpen = is)), 100)
      await until(
        () => !isOpen,
        () => `port ${port} still answers`,
      ).finally(() => clearInterval(look))
    }, 40_000)
  }

  test('an answer that is under way comes whole, and connections without one do not hold the server up', async () => {
    const command = start()
    const origin = await originOf(command)
    const idle = connect(Number(new URL(origin).port), '127.0.0.1')
    await once(idle, 'connect')
    await fetch(`${origin}/v1/get_loyalty`, { method: 'POST', headers, body: '{}' })
    const slow = fetch(`${origin}/v1/get_loyalty?latency=600`, { method: 'POST', headers, body: '{}' })
    await new Promise((resolve) => setTimeout(resolve, 200))
    command.child.kill('SIGTERM')
    expect((await slow).status).toBe(200)
    expect(await command.ended).toBe(0)
    idle.destroy()
  })

  test('an answer that takes too long does not keep the server', async () => {
    const command = start()
    const stalled = fetch(`${await originOf(command)}/v1/get_loyalty?latency=60000`, { method: 'POST', headers, body: '{}' }).catch(() => 'broken off')
    await new Promise((resolve) => setTimeout(resolve, 200))
    command.child.kill('SIGINT')
    expect(await command.ended).toBe(0)
    expect(await stalled).toBe('broken off')
  })

  test('a server that was started by hand, in the background, stays when its shell is gone', async () => {
    const command = inBackground(script, { PORT: '0', HOST: '', SERVED_FOLDER: folder, npm_lifecycle_event: '' })
    const origin = await originOf(command)
    const id = Number(/background (\d+)/.exec(command.printed())?.[1])
    try {
      await until(
        () => command.child.exitCode !== null,
        () => 'the shell did not end',
      )
      await new Promise((resolve) => setTimeout(resolve, 700))
      expect((await fetch(`${origin}/campaigns/`)).status).toBe(200)
    } finally {
      process.kill(id)
    }
  })
})

describe('where the server listens', () => {
  test('this machine alone is answered, under both addresses of localhost', async () => {
    const port = Number(new URL(await originOf(start())).port)
    const answered = await Promise.all(['127.0.0.1', '::1', ...outside].map((host) => isTaken(host, port)))
    expect(answered).toEqual([true, true, ...outside.map(() => false)])
  })

  test('HOST=0.0.0.0 lets a phone in, and tells the addresses that it can open', async () => {
    const command = start({ HOST: '0.0.0.0' })
    const { port } = new URL(await originOf(command))
    for (const host of ['localhost', ...outside]) {
      expect(command.printed()).toContain(`http://${host}:${port}/campaigns/`)
      expect(await isTaken(host, Number(port))).toBe(true)
    }
  })

  test('an empty PORT is 3000', async () => {
    const command = start({ PORT: '' })
    expect(await command.shows(/localhost:3000|Port 3000 is in use/)).toMatch(/3000/)
  })
})

describe('a server that cannot be started says why, in one line', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT has to be a number from 1 to 65535, or 0 for any port that is free, not "abc". For example: PORT=4000'],
    [{ HOST: 'phone' }, 'HOST has to be an address of this machine in numbers, or 0.0.0.0 for all of them, not "phone". For example: HOST=0.0.0.0'],
    [{ HOST: '203.0.113.1' }, 'HOST has to be an address of this machine, which 203.0.113.1 is not. 0.0.0.0 is all of them: HOST=0.0.0.0 npm start'],
    [{ SERVED_FOLDER: '/nowhere' }, '/nowhere is not there. Make it with npm run build.'],
  ])('%j: %s', async (environment, line) => {
    const command = start(environment)
    expect(await command.ended).toBe(1)
    expect(command.printed().trim()).toBe(line)
  })

  test('a port that somebody else listens on, under either address of localhost', async () => {
    for (const host of ['127.0.0.1', '::1']) {
      const port = await freePort()
      const other = createServer().listen(port, host)
      await once(other, 'listening')
      const command = start({ PORT: String(port) })
      expect(await command.ended).toBe(1)
      expect(command.printed().trim()).toBe(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`)
      other.close()
    }
  })
})
