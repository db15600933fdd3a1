import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'

import { promisesPage } from './promises-page.ts'
import { readPromises } from './promises.ts'

// npm run generate: writes the page of promises, which a test compares with their list.
await writeFile(path.join(root, 'docs/promises.md'), promisesPage(await readPromises()))
console.log('wrote docs/promises.md')
