import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { copyProject } from '../support/sites/copy-project.ts'
import { readPromises, type TestedPromise } from '../promises/promises.ts'
import { runAndCollect } from '../support/run/run-steps.ts'

// npm run test:extended -- promises: breaks each promise in a copy of the project, and expects its test to fail.

// A test that waits in vain has failed.
process.env['TEST_TIMEOUT'] = '60000'

const copy = await copyProject()

/** Returns whether the test of a promise passes in the copy of the project. */
async function passes({ test: { file, title } }: TestedPromise): Promise<boolean> {
  const name = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return (await runAndCollect('vitest', ['run', file, '--testNamePattern', name], copy)).isGood
}

async function passesBroken(promise: TestedPromise): Promise<boolean> {
  const file = path.join(copy, promise.change.file)
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(promise.change.replace, () => promise.change.with),
  )
  try {
    return await passes(promise)
  } finally {
    await writeFile(file, text)
  }
}

const failures: string[] = []
// A text as argument selects the promises that contain it.
const filter = process.argv.slice(2).join(' ')
const promises = (await readPromises()).filter(({ promise }) => promise.includes(filter))
if (promises.length === 0) throw new Error(`no promise holds "${filter}"`)
for (const promise of promises) {
  const passesUnchanged = await passes(promise)
  const isGuarded = passesUnchanged && !(await passesBroken(promise))
  console.log(`${isGuarded ? '✓' : '✗'} ${promise.promise}`)
  if (!isGuarded)
    failures.push(
      `${promise.promise}: ${passesUnchanged ? 'its test passes without what it promises' : 'its test fails'}`,
    )
}
console.log(
  `${promises.length - failures.length} of ${promises.length} promises are held by a test that fails without them.`,
)
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1
