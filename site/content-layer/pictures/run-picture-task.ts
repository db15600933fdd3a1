import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'

import { pictureLimits } from './limits.ts'
import type { PictureTasks } from './picture-tasks.ts'

type Answer = { isReady?: true; result?: unknown; reason?: string }

/** Milliseconds that each task may take. */
const limits = {
  inspectRaster: pictureLimits.inspection,
  drawSvg: pictureLimits.inspection,
  encodeRaster: pictureLimits.encoding,
} satisfies Record<keyof PictureTasks, number>

/** Raised for a picture that takes too much time or memory, or whose process fell over. */
export class PictureTooMuch extends Error {
  constructor(readonly details: { seconds: number; memory: number }) {
    super(`takes more than ${details.seconds} s or ${details.memory} GB of memory`)
  }
}

/** What starts every process of this project. */
const door = path.join(import.meta.dirname, '..', '..', 'commands', 'run.mjs')

type Waiting = { child: ChildProcess; end: ReturnType<typeof setTimeout> }

/** Processes that wait for work. They do not keep this one alive. */
const idle: Waiting[] = []

/**
 * How long a process waits for more work, in milliseconds: it holds a hundred megabytes, and the next one starts in
 * half a second.
 */
const patience = 1000

function keepWaiting(child: ChildProcess, isAwaited: boolean): void {
  if (isAwaited) child.ref()
  else child.unref()
  if (isAwaited) child.channel?.ref()
  else child.channel?.unref()
}

function answerOf(child: ChildProcess): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: Answer) => {
      child.off('message', end).off('exit', onEnd).off('error', onEnd)
      resolve(answer)
    }
    const onEnd = () => end()
    child.on('message', end).on('exit', onEnd).on('error', onEnd)
  })
}

/** A waiting process; one that ended while it waited is none. */
function takeIdle(): ChildProcess | undefined {
  const waiting = idle.pop()
  if (!waiting) return undefined
  clearTimeout(waiting.end)
  return waiting.child.connected ? waiting.child : takeIdle()
}

function putIdle(child: ChildProcess): void {
  keepWaiting(child, false)
  const end = setTimeout(() => {
    idle.splice(
      idle.findIndex((waiting) => waiting.child === child),
      1,
    )
    // It ends by itself where nobody can send it work any more.
    if (child.connected) child.disconnect()
  }, patience)
  idle.push({ child, end: end.unref() })
}

async function start(): Promise<ChildProcess> {
  const child = fork(door, ['site/content-layer/pictures/picture-child.ts'], {
    serialization: 'advanced',
    execArgv: [],
  })
  if (!(await answerOf(child))?.isReady) throw new Error('the process that works on pictures does not start')
  return child
}

/**
 * Does a task in a process of its own, which is ended when it takes too much; waiting processes are used again.
 * @throws PictureTooMuch
 * @throws Error with the task's own reason
 */
export function runPictureTask<Name extends keyof PictureTasks>(
  name: Name,
  ...parameters: Parameters<PictureTasks[Name]>
): Promise<Awaited<ReturnType<PictureTasks[Name]>>> {
  return runTaskWithin(limits[name], name, ...parameters)
}

/** The same with another limit, in milliseconds. */
export async function runTaskWithin<Name extends keyof PictureTasks>(
  milliseconds: number,
  name: Name,
  ...parameters: Parameters<PictureTasks[Name]>
): Promise<Awaited<ReturnType<PictureTasks[Name]>>> {
  const child = takeIdle() ?? (await start())
  keepWaiting(child, true)
  const answered = answerOf(child)
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds)
  child.send({ name, parameters })
  const answer = await answered
  clearTimeout(timer)
  if (!answer) throw new PictureTooMuch({ seconds: milliseconds / 1000, memory: pictureLimits.memory / 1024 ** 3 })
  putIdle(child)
  if (answer.reason !== undefined) throw new Error(answer.reason)
  // The table of tasks says what each of them answers.
  return answer.result as Awaited<ReturnType<PictureTasks[Name]>>
}
