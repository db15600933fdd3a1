import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/run/temporary-folder.ts'
import { readInitialValues } from './read-initial-values.ts'

const corpus = path.resolve(import.meta.dirname, '../../tests/corpus/content')
let folder = ''
const at = (file: string) => path.join(folder, file)

beforeEach(async () => {
  folder = await temporaryFolder()
  cpSync(path.join(corpus, 'provider.yaml'), at('provider.yaml'))
  for (const month of ['202308-1', '202309-1']) {
    mkdirSync(at(`campaigns/${month}`), { recursive: true })
    cpSync(path.join(corpus, 'campaigns', month, 'month.yaml'), at(`campaigns/${month}/month.yaml`))
  }
})

test('new entries start from the newest month, also one that was added since', async () => {
  expect(await readInitialValues(folder)).toMatchObject({
    month: '202309-1',
    provider: { baseRate: 1, cardName: 'メルカード' },
  })
  cpSync(at('campaigns/202309-1'), at('campaigns/202310-1'), { recursive: true })
  expect((await readInitialValues(folder))?.month).toBe('202310-1')
})

test('new entries can start from an invalid month', async () => {
  cpSync(at('provider.yaml'), at('campaigns/202310-1/month.yaml'))
  expect((await readInitialValues(folder))?.month).toBe('202310-1')
})

test.each(['provider.yaml', 'campaigns'])('without %s nothing can be begun', async (name) => {
  rmSync(at(name), { recursive: true })
  expect(await readInitialValues(folder)).toBeUndefined()
})
