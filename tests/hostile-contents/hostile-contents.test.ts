import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { textLimits } from '#content-layer/common/text-limits.ts'
import { root } from '#tools/commands/project-paths.ts'

import { selectCells, selectShare } from '../support/run/grid.ts'
import { withContent } from '../support/sites/small-content.ts'
import type { Attack } from './attack.ts'
import type { Outcome } from './check-folders.ts'
import { hostileBodies } from './hostile-bodies.ts'
import { hostileDrawings } from './hostile-drawings.ts'
import { hostileFields } from './hostile-fields.ts'
import { hostileFiles } from './hostile-files.ts'

const attacks = [...hostileBodies, ...hostileFields, ...hostileFiles, ...hostileDrawings]

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })

const rasters: Attack[] = [
  { title: 'a PNG of 40 million pixels', changes: { './images/a.png': await blank(8000, 5000).png().toBuffer() } },
  {
    title: 'a JPEG of 40 million pixels',
    changes: { './images/a.jpg': await blank(8000, 5000).jpeg({ progressive: true, quality: 1 }).toBuffer() },
  },
]

/** In milliseconds. Far more than any case takes: it only has to terminate. */
const timeLimit = 120_000

/** Kinds that may occur once in each of a thousand files. */
const repeatableKinds = ['unknown-ending', 'left-over-file']

let child: ChildProcess
const outcomes: (Outcome & { title: string })[] = []

beforeAll(() => {
  child = fork(path.join(root, 'tools/commands/run.mjs'), ['tests/hostile-contents/check-folders.ts'])
})

afterAll(() => {
  child.kill()
  const slowest = outcomes.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 5)
  for (const { title, milliseconds } of slowest) console.log(`${Math.round(milliseconds)} ms: ${title}`)
  console.log(
    `${outcomes.length} hostile contents, ${Math.round(Math.max(...outcomes.map(({ megabytes }) => megabytes)))} MB at most`,
  )
})

const isReported = ({ kind }: Attack) => kind !== undefined

/** One attack for each kind of diagnostic, and a sample of the attacks that the check only has to survive. */
const tried = [
  ...selectCells(attacks.filter(isReported), ({ kind = '' }) => kind),
  ...selectShare(
    attacks.filter((attack) => !isReported(attack)),
    0,
    12,
  ),
  ...rasters,
]

test.each(tried)('the check ends on $title', { timeout: timeLimit }, async ({ title, changes, kind }) => {
  const outcome = await withContent(changes, async (folder): Promise<Outcome> => {
    const waiting = new AbortController()
    const { signal } = waiting
    child.send(folder)
    const ended = Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })])
    const [message] = (await ended) as [Outcome | number | null]
    waiting.abort()
    if (typeof message !== 'object' || message === null) throw new Error('the check fell over')
    return message
  })
  outcomes.push({ title, ...outcome })
  if (kind !== undefined) expect(outcome.kinds).toContain(kind)
  expect(outcome.lines.join('\n')).not.toMatch(/[^\P{Cc}\n]|\u202e|\u00ad/u)
  // Twenty of a kind per file, the line with the number omitted, and the files that refer to this one.
  for (const name of new Set(outcome.kinds)) {
    if (!repeatableKinds.includes(name))
      expect(outcome.kinds.filter((one) => one === name).length, name).toBeLessThanOrEqual(
        textLimits.diagnosticsPerKind + 5,
      )
  }
  expect(outcome.milliseconds).toBeLessThan(timeLimit)
})
