import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'

import { fieldsPage } from './fields-page.ts'

// npm run generate: writes the page of the editor's fields, which a test compares with its forms.
await writeFile(path.join(root, 'docs/editor-fields.md'), fieldsPage())
console.log('wrote docs/editor-fields.md')
