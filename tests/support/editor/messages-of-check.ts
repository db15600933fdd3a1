import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { toEditorDiagnostic } from '#editor/engine/editor-diagnostics.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'

/**
 * Returns what `npm run check` reports, in the words of the form, of a content folder with a text in place of one of
 * its files: faults, then remarks.
 */
export async function messagesOfCheck(content: string, file: string, text: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  try {
    cpSync(content, folder, { recursive: true })
    writeFileSync(path.join(folder, file), text)
    const { diagnostics, warnings } = await readContentFolder(folder, ContentCache.empty())
    return [...diagnostics, ...warnings].map((found) => toEditorDiagnostic(found).message)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
