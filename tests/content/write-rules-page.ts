import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { siteContent } from '#tools/content/content-source.ts'

import { EditableCorpus } from '../corpus/editable-corpus.ts'
import { readMistakes } from '../corpus/read-corpus.ts'
import { rulesPage } from '../corpus/rules-page.ts'

// npm run generate: writes the marketers' list of rules, which a test compares with the rules.
const corpus = await EditableCorpus.open()
try {
  await writeFile(path.join(siteContent.folder, 'RULES.md'), await rulesPage(corpus, await readMistakes()))
} finally {
  await corpus.close()
}
console.log('wrote content/RULES.md')
