import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { expect, test } from 'vitest'

import { growth, readUsage, type Sample } from './usage.ts'

const sample = (more: Partial<Sample>): Sample => ({ at: '', memory: 100, handles: 20, temporary: 3, ...more })

test('growth is reported, except a little where it is allowed', () => {
  expect(growth([sample({}), sample({ memory: 200, handles: 24 })])).toEqual([])
  expect(growth([sample({}), sample({ memory: 211 })])).toEqual(['memory: 100 MB, then 211 MB'])
  expect(growth([sample({}), sample({ handles: 25 })])).toEqual(['handles: 20, then 25'])
  expect(growth([sample({}), sample({ temporary: 4 })])).toEqual(['temporary files: 3, then 4'])
  expect(growth([])).toEqual(['nothing was looked at'])
})

test('a process is measured with all of its child processes', async () => {
  const script = `require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'])
    .on('spawn', () => console.log('there'))`
  const parent = spawn(process.execPath, ['-e', script], { detached: true })
  await once(parent.stdout, 'data')
  const alone = await readUsage(process.pid)
  const both = await readUsage(parent.pid ?? 0)
  process.kill(-(parent.pid ?? 0))
  expect(both.memory).toBeGreaterThan(40)
  expect(both.handles).toBeGreaterThan(20)
  expect(alone.memory).toBeGreaterThan(both.memory)
})
