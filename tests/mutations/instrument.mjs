// @ts-nocheck: its packages are installed by `npm run test:extended -- mutations` alone
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'

import { Instrumenter } from '@stryker-mutator/instrumenter'

// Writes the files of a project that are named on its standard input, one a line, so that each of them contains every
// small change of itself, switched on by `globalThis.__stryker__.activeMutant`. Prints the changes as JSON.

const silent = () => {}
const logger = {
  isDebugEnabled: () => false,
  debug: silent,
  info: silent,
  trace: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

let names = ''
for await (const part of process.stdin) names += part
const project = process.argv[2] ?? ''
const files = await Promise.all(
  names.split('\n').map(async (name) => ({
    name: path.join(project, name),
    mutate: true,
    content: await readFile(path.join(project, name), 'utf8'),
  })),
)
// Words are left as they are: a changed message is for readers to see, not for tests.
const options = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] }
const instrumented = await new Instrumenter(logger).instrument(files, options)
for (const { name, content } of instrumented.files) await writeFile(name, content)
console.log(
  JSON.stringify(
    instrumented.mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location, mutatorName, replacement }) => ({
        id,
        file: path.relative(project, fileName),
        line: location.start.line + 1,
        column: location.start.column + 1,
        end: `${location.end.line + 1}:${location.end.column + 1}`,
        what: mutatorName,
        replacement,
      })),
  ),
)
