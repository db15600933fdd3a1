import { writeMissingModules } from './support/run/missing-modules.ts'
import { runQuietly, runStages } from './support/run/run-steps.ts'
import { lint, types, vocabulary } from './support/run/static-checks.ts'

// A check of less than a minute while working: no builds, no browser.
const vitestTests = {
  name: 'Unit and component tests',
  run: () => runQuietly('vitest', ['run', '--project', 'unit', '--project', 'listening']),
}
writeMissingModules()
await runStages([[[types, lint, vocabulary], [vitestTests]]])
