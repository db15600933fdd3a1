import { runProcess } from '../support/run/run-process.ts'

import { chooseParts } from '../bench/parts.ts'

// Runs every part of the benchmarks once, each in a process of its own, to see that it still runs to its end: on the
// smallest content, without evaluating a figure. Takes names of parts like `npm run bench`.
const { chosen } = chooseParts(process.argv.slice(2))
const failed: string[] = []
for (const part of chosen) {
  console.log(`\n› Benchmark ${part} …`)
  const command = ['tools/commands/run.mjs', 'tests/bench/bench.ts', part, '--smallest', '--once']
  if (!(await runProcess(process.execPath, command))) failed.push(part)
}
if (failed.length > 0) {
  console.error(`\n✗ These benchmarks do not run: ${failed.join(', ')}. Their messages stand above.`)
  process.exitCode = 1
} else console.log(`\n✓ All ${chosen.length} benchmarks run.`)
