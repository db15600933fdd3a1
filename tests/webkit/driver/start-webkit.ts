import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

import { findProgram } from '../../support/run/find-program.ts'

import { freePort } from '../../support/servers/free-port.ts'
import { isPortOpen } from '../../support/servers/is-port-open.ts'
import { temporaryFolder } from '../../support/run/temporary-folder.ts'
import { startSession, type WebDriverSession } from './web-driver.ts'

/** Maximum time for a program to start, in milliseconds. */
const startTimeout = 30_000

/** Kills a process when this one exits, also after a crash. */
function endWithUs(child: ChildProcess): void {
  const kill = () => child.kill()
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}

async function stopProcess(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Starts a display without a screen, and returns its name, such as `:1`. */
async function startDisplay(): Promise<{ display: string; stop: () => Promise<void> }> {
  const program = findProgram({
    name: 'Xvfb',
    variable: 'XVFB_PATH',
    commands: ['Xvfb'],
    paths: [],
    debianPackages: [['xvfb']],
  })
  const args = ['-displayfd', '3', '-screen', '0', '2800x2000x24', '-nolisten', 'tcp']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  endWithUs(child)
  const stop = () => stopProcess(child)
  const numbers = createInterface({ input: child.stdio[3] as Readable, signal: AbortSignal.timeout(startTimeout) })
  for await (const number of numbers) return { display: `:${number}`, stop }
  await stop()
  throw new Error('Xvfb has opened no display')
}

/** MiniBrowser's own buttons are as wide as a phone and more; without their sizes its window can be 320 px wide. */
const narrowToolbar = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }'

async function settingsFolder(): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, 'gtk-3.0'))
  await writeFile(path.join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar)
  return folder
}

async function startDriver(display: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const program = findProgram({
    name: 'WebKitWebDriver',
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    paths: [],
    debianPackages: [['webkit2gtk-driver', 'fonts-noto-cjk']],
  })
  const port = await freePort()
  const child = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      GDK_SCALE: '2',
      LANG: 'C.UTF-8',
      XDG_CONFIG_HOME: await settingsFolder(),
      // WebKit's sandbox cannot start for root, which is who CI often is; only pages of this repository are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  endWithUs(child)
  const until = Date.now() + startTimeout
  while (!(await isPortOpen('127.0.0.1', port)) && Date.now() < until) await wait(50)
  return { origin: `http://127.0.0.1:${port}`, stop: () => stopProcess(child) }
}

/**
 * Starts WebKitGTK's MiniBrowser with a user agent, on a display of its own with two device pixels to each CSS pixel.
 * With the strategy `none`, commands do not wait for a page to load.
 * @throws Error with what to install if WebKitWebDriver or Xvfb is missing
 */
export async function startWebkit(
  userAgent: string,
  pageLoadStrategy: 'normal' | 'none' = 'normal',
): Promise<WebDriverSession> {
  const { display, stop } = await startDisplay()
  const driver = await startDriver(display)
  const { send, end } = await startSession(driver.origin, {
    pageLoadStrategy,
    'webkitgtk:browserOptions': { args: ['--automation', '--private', `--user-agent=${userAgent}`] },
  })
  return {
    send,
    async end() {
      await end()
      await driver.stop()
      await stop()
    },
  }
}
