import { execFileSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

import { expect, test, vi } from 'vitest'

import { PictureLimitExceeded } from '#content-layer/images/inspect-image.ts'

import { runPictureTask, runTaskWithin } from './run-picture-task.ts'
import { drawRaster } from '../../tests/support/sites/draw-pictures.ts'

const draw = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="500">${inside}</svg>`
const maskedShape = (id: number) => `<g mask="url(#m${id})"><path d="M0 0h750v500H0z"/></g>`
const masks = Array.from(
  { length: 24 },
  (_, index) => `<mask id="m${index}">${index === 0 ? '<path/>' : maskedShape(index - 1).repeat(2)}</mask>`,
).join('')

test('a drawing that would take for ever is given up, and the next one is made', async () => {
  await expect(runTaskWithin(500, 'drawSvg', draw(masks + maskedShape(23)))).rejects.toThrow(PictureLimitExceeded)
  expect(await runPictureTask('inspectRaster', await drawRaster(90, 90).png().toBuffer())).toMatchObject({
    width: 90,
  })
})

test('the reason of a failed task is reported', async () => {
  await expect(runPictureTask('inspectRaster', Buffer.from('oops'))).rejects.toThrow('unsupported image format')
})

/** Returns the picture processes started by this process, as the system lists them. */
function listPictureProcesses(): string[] {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args=']).toString().split('\n')
  return lines.filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes('picture-child.ts'))
}

/** Returns the only process that waits for work, stopped as by a machine that is suspended. */
async function stopProcess(): Promise<number> {
  await runPictureTask('inspectRaster', await drawRaster(90, 90).png().toBuffer())
  const [line = ''] = listPictureProcesses()
  const id = Number(line.trim().split(/\s+/)[1])
  process.kill(id, 'SIGSTOP')
  return id
}

test('a task whose process is suspended for longer than its limit ends well', async () => {
  const id = await stopProcess()
  const task = runTaskWithin(200, 'inspectRaster', await drawRaster(80, 80).png().toBuffer())
  await setTimeout(600)
  process.kill(id, 'SIGCONT')
  expect(await task).toMatchObject({ width: 80 })
})

test('a task is tried again if its process is killed', async () => {
  const id = await stopProcess()
  const task = runPictureTask('inspectRaster', await drawRaster(80, 80).png().toBuffer())
  process.kill(id, 'SIGKILL')
  expect(await task).toMatchObject({ width: 80 })
})

test('a process that is not needed any more ends, and the next picture gets another', async () => {
  const inspect = async () => runPictureTask('inspectRaster', await drawRaster(90, 90).png().toBuffer())
  await inspect()
  expect(listPictureProcesses()).not.toEqual([])
  await vi.waitFor(() => expect(listPictureProcesses()).toEqual([]), { timeout: 120_000, interval: 200 })
  expect(await inspect()).toMatchObject({ width: 90 })
})
