import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { root } from '#tools/commands/root.ts'

import { asvsPage, readAsvs } from './asvs.ts'

// npm run generate: writes the page of the standard, which a test compares with its lines.
await writeFile(path.join(root, 'docs/asvs.md'), asvsPage(await readAsvs()))
console.log('wrote docs/asvs.md')
