import { lineAt, type TextFile } from './files.ts'

/** A reference to a document: `§7`, `D15`, or `decision 14`, with the heading that is quoted after a `§7`. */
export type Citation = { position: string; target: string; quoted?: string }

/** Sections of RFCs, which are not ours: (RFC 9110 §5.6.5, §10.1.5). */
const rfcSections = /\bRFC \d+(?:,? §[\d.]*\d)+/g

/** A section of the specification: `specification §7`, `§3, §4`, `§9 "Campaign rates"`. */
const section = /§\s?(\d+(?:\.\d+)*)(?:,? "([^"]+)")?/g

/** A settled question: `D15`, unless it is part of a word, a path, a colour, a model name (SM-D10) or an SVG (M3-D4). */
const settledQuestion = /(?<![\w#&+\\/.-])D(\d{1,2})(?![\w-]|\.\d)/g

/** Decision records: `decision 14`, `decision record 9`, `decisions 3 and 4`, also across the lines of a comment. */
const decision = /\bdecisions?(?:[\s*/]+records?)?[\s*/]+(\d{1,2}(?:(?:,| and| to) \d{1,2})*)\b/gi

/** The file of a decision record: `docs/decisions/0014-pictures.md`, also without its end. */
const decisionFile = /\bdecisions\/0*(\d+)\b/g

/** Returns every citation in a text with its position. */
export function findCitations({ file, text }: TextFile): Citation[] {
  const withoutRfcs = text.replace(rfcSections, (citation) => ' '.repeat(citation.length))
  const find = (pattern: RegExp, prefix: string) =>
    [...withoutRfcs.matchAll(pattern)].flatMap(({ index, 1: numbers = '', 2: quoted }) =>
      numbers.split(/, | and | to /).map((number) => ({
        position: `${file}:${lineAt(withoutRfcs, index)}`,
        target: `${prefix}${number}`,
        ...(quoted !== undefined && { quoted }),
      })),
    )
  return [
    ...find(section, '§'),
    ...find(settledQuestion, 'D'),
    ...find(decision, 'decision '),
    ...find(decisionFile, 'decision '),
  ]
}
