import { lineAt, type TextFile } from './files.ts'

/** What a document writes as code, and comments in code. */
const parts = { document: /`[^`\n]+`/g, code: /\/\*\*.*?\*\/|^\s*\/\/[^\n]*/gms }

/**
 * The name or the path of a file of code. Declarations (`.d.ts`) are generated, commands and links contain more than a
 * name, and `<name>` stands for any.
 */
const codeFile = /(?<![\w/.<>*{}=-])((?:[\w-]+\/)*[\w-]+(?:\.(?:test|spec))?\.(?:tsx?|mjs))\b(?![\w/])/g

/** Returns the files of code that a document, or a comment in code, names, each with its position. */
export function findNamedFiles({ file, text }: TextFile): { position: string; name: string }[] {
  const found = [...text.matchAll(file.endsWith('.md') ? parts.document : parts.code)]
  return found.flatMap(({ index, 0: part }) =>
    [...part.matchAll(codeFile)].map(({ index: at, 1: name = '' }) => ({
      position: `${file}:${lineAt(text, index + at)}`,
      name,
    })),
  )
}
