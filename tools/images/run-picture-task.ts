import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'

import { PictureLimitExceeded, PictureToolFailed } from '#content-layer/images/inspect-image.ts'
import { imageLimits } from '#content-layer/images/image-limits.ts'
import type { TaskMessage } from './picture-child.ts'
import type { PictureTasks } from './picture-tasks.ts'

type TaskReply = { isReady?: true; result?: unknown; reason?: string }

/** Limit of processor time for each task, in milliseconds. */
const limits = {
  inspectRaster: imageLimits.inspectionMilliseconds,
  drawSvg: imageLimits.inspectionMilliseconds,
  encodeRaster: imageLimits.encodingMilliseconds,
  rasterizeShareCard: imageLimits.encodingMilliseconds,
} satisfies Record<keyof PictureTasks, number>

/** The entry point of every process of this project. */
const entryPoint = path.join(import.meta.dirname, '..', '..', 'tools', 'commands', 'run.mjs')

type IdleProcess = { child: ChildProcess; end: ReturnType<typeof setTimeout> }

/** Idle processes. They do not prevent this process from exiting. */
const idle: IdleProcess[] = []

/** How long an idle process lives, in milliseconds: it takes 100 MB, and starting another half a second. */
const idleTimeout = 1000

function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  if (isReferenced) child.ref()
  else child.unref()
  if (isReferenced) child.channel?.ref()
  else child.channel?.unref()
}

function waitForReply(child: ChildProcess): Promise<TaskReply | undefined> {
  return new Promise((resolve) => {
    const end = (reply?: TaskReply) => {
      child.off('message', end).off('exit', onEnd).off('error', onEnd)
      resolve(reply)
    }
    const onEnd = () => end()
    child.on('message', end).on('exit', onEnd).on('error', onEnd)
  })
}

/** Returns an idle process that is still alive; undefined if there is none. */
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
    // It exits by itself once it is disconnected.
    if (child.connected) child.disconnect()
  }, idleTimeout)
  idle.push({ child, end: end.unref() })
}

async function start(): Promise<ChildProcess> {
  const child = fork(entryPoint, ['tools/images/picture-child.ts'], {
    serialization: 'advanced',
    execArgv: [],
  })
  if ((await waitForReply(child))?.isReady) return child
  throw new PictureToolFailed('The process that works on pictures does not start. Run the same command again.')
}

/** How often a task is tried: its process may have been killed from outside. */
const tries = 2

/** Sends a task to a process and returns its reply; undefined if the process ended before. */
async function sendTask(message: TaskMessage): Promise<TaskReply | undefined> {
  const child = takeIdle() ?? (await start())
  setReferenced(child, true)
  const answered = waitForReply(child)
  child.send(message)
  const reply = await answered
  if (reply) putIdle(child)
  return reply
}

/**
 * Runs a task in a child process, which ends if it exceeds a limit; idle processes are reused.
 * @throws PictureLimitExceeded
 * @throws PictureToolFailed if no process can be started
 * @throws Error with the task's own reason
 */
export function runPictureTask<Name extends keyof PictureTasks>(
  name: Name,
  ...parameters: Parameters<PictureTasks[Name]>
): Promise<Awaited<ReturnType<PictureTasks[Name]>>> {
  return runTaskWithin(limits[name], name, ...parameters)
}

/** Like `runPictureTask`, with another limit of processor time, in milliseconds. */
export async function runTaskWithin<Name extends keyof PictureTasks>(
  milliseconds: number,
  name: Name,
  ...parameters: Parameters<PictureTasks[Name]>
): Promise<Awaited<ReturnType<PictureTasks[Name]>>> {
  for (let tried = 0; tried < tries; tried += 1) {
    const reply = await sendTask({ name, parameters, milliseconds })
    if (!reply) continue
    if (reply.reason !== undefined) throw new Error(reply.reason)
    // The table of tasks defines the type of each result.
    return reply.result as Awaited<ReturnType<PictureTasks[Name]>>
  }
  throw new PictureLimitExceeded({ seconds: milliseconds / 1000, memory: imageLimits.memory / 1024 ** 3 })
}
