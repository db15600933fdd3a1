import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'

import { PictureLimitExceeded } from '#content-layer/pictures/inspect-picture.ts'
import { pictureLimits } from '#content-layer/pictures/limits.ts'
import type { PictureTasks } from './picture-tasks.ts'

type Answer = { isReady?: true; result?: unknown; reason?: string }

/** Time limit of each task, in milliseconds. */
const limits = {
  inspectRaster: pictureLimits.inspection,
  drawSvg: pictureLimits.inspection,
  encodeRaster: pictureLimits.encoding,
} satisfies Record<keyof PictureTasks, number>

/** The entry point of every process of this project. */
const entryPoint = path.join(import.meta.dirname, '..', '..', 'tools', 'commands', 'run.mjs')

type IdleProcess = { child: ChildProcess; end: ReturnType<typeof setTimeout> }

/** Idle processes. They do not keep this process alive. */
const idle: IdleProcess[] = []

/**
 * How long an idle process is kept, in milliseconds: it takes a hundred megabytes, and starting another half a second.
 */
const idleTimeout = 1000

function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  if (isReferenced) child.ref()
  else child.unref()
  if (isReferenced) child.channel?.ref()
  else child.channel?.unref()
}

function nextAnswer(child: ChildProcess): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: Answer) => {
      child.off('message', end).off('exit', onEnd).off('error', onEnd)
      resolve(answer)
    }
    const onEnd = () => end()
    child.on('message', end).on('exit', onEnd).on('error', onEnd)
  })
}

/** An idle process that is still alive, or undefined. */
function takeIdle(): ChildProcess | undefined {
  const waiting = idle.pop()
  if (!waiting) return undefined
  clearTimeout(waiting.end)
  return waiting.child.connected ? waiting.child : takeIdle()
}

function putIdle(child: ChildProcess): void {
  setReferenced(child, false)
  const end = setTimeout(() => {
    idle.splice(
      idle.findIndex((waiting) => waiting.child === child),
      1,
    )
    // It exits by itself once nobody can send it work.
    if (child.connected) child.disconnect()
  }, idleTimeout)
  idle.push({ child, end: end.unref() })
}

async function start(): Promise<ChildProcess> {
  const child = fork(entryPoint, ['tools/pictures/picture-child.ts'], {
    serialization: 'advanced',
    execArgv: [],
  })
  if (!(await nextAnswer(child))?.isReady) throw new Error('the process that works on pictures does not start')
  return child
}

/**
 * Runs a task in a child process, which is killed if it exceeds a limit; idle processes are reused.
 * @throws PictureLimitExceeded
 * @throws Error with the task's own reason
 */
export function runPictureTask<Name extends keyof PictureTasks>(
  name: Name,
  ...parameters: Parameters<PictureTasks[Name]>
): Promise<Awaited<ReturnType<PictureTasks[Name]>>> {
  return runTaskWithTimeout(limits[name], name, ...parameters)
}

/** `runPictureTask` with another time limit, in milliseconds. */
export async function runTaskWithTimeout<Name extends keyof PictureTasks>(
  milliseconds: number,
  name: Name,
  ...parameters: Parameters<PictureTasks[Name]>
): Promise<Awaited<ReturnType<PictureTasks[Name]>>> {
  const child = takeIdle() ?? (await start())
  setReferenced(child, true)
  const answered = nextAnswer(child)
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds)
  child.send({ name, parameters })
  const answer = await answered
  clearTimeout(timer)
  if (!answer)
    throw new PictureLimitExceeded({ seconds: milliseconds / 1000, memory: pictureLimits.memory / 1024 ** 3 })
  putIdle(child)
  if (answer.reason !== undefined) throw new Error(answer.reason)
  // The table of tasks defines the type of each result.
  return answer.result as Awaited<ReturnType<PictureTasks[Name]>>
}
