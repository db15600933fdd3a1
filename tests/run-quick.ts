import { runQuietly, runStages } from './support/run-steps.ts'
import { lint, types } from './support/static-checks.ts'

// What takes less than a minute, while one works: nothing is built, and no browser is needed.
const unitTests = { name: 'Unit and component tests', run: () => runQuietly('vitest', ['run', '--project', 'unit']) }
await runStages([[[types, lint], [unitTests]]])
