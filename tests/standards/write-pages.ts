import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'

import { accessibilityPage, asvsPage } from './pages.ts'
import { readStandard } from './standards.ts'

// npm run generate: writes the pages of the standards, which a test compares with their lines.
for (const [file, text] of [
  ['docs/asvs.md', asvsPage(await readStandard('asvs'))],
  ['docs/accessibility.md', accessibilityPage(await readStandard('wcag'))],
] as const) {
  await writeFile(path.join(root, file), text)
  console.log(`wrote ${file}`)
}
