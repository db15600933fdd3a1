import type { MdxFile } from '../read/mdx/mdx-file.ts'
import type { Statement } from '../terms/fill-text.ts'
import type { Position } from '../diagnostics/diagnostic.ts'
import type { Path } from '../read/fields/validate.ts'
import type { Reference } from '../read/fields/collect.ts'
import type { PositionedReference } from '../rules/claims/claims.ts'
import type { StatedContent } from '../rules/claims/completeness.ts'
import { blocksIn } from '../documents/body.ts'

/** The title and description as they were written. */
export function writtenIn(file: string, raw: unknown, positionOf: (path: Path) => Position): Reference[] {
  return ['title', 'description'].flatMap((field) => {
    const value: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, field) : undefined
    return typeof value === 'string' ? [{ file, field, value, ...positionOf([field]) }] : []
  })
}

/** The fields that people read first. */
const leadFields = /^(?:tag|title|description|conditions|target|headline)/

/** Returns what a campaign's page states, and what of it is in the lead and in the notes. */
export function statedContent(
  texts: readonly PositionedReference[],
  statements: readonly Statement[],
  { stated, body }: MdxFile,
): StatedContent {
  const isOfNotes = ({ path }: Statement) => path[0] === 'annotationLists'
  const namesIn = (list: readonly Pick<Statement, 'facts'>[]) => list.flatMap(({ facts }) => Object.keys(facts))
  return {
    texts: texts.map(({ value }) => value),
    facts: new Set([...namesIn(statements), ...namesIn(stated)]),
    blocks: new Set(blocksIn(body).map(({ name }) => name)),
    lead: {
      texts: texts.filter(({ field }) => leadFields.test(field)).map(({ value }) => value),
      facts: new Set(namesIn(statements.filter(({ path }) => leadFields.test(String(path[0]))))),
    },
    notes: {
      texts: texts.filter(({ field }) => field.startsWith('annotationLists')).map(({ value }) => value),
      facts: new Set(namesIn(statements.filter(isOfNotes))),
    },
  }
}

export function referenceOf({ file, line, column, field, value }: PositionedReference): Reference {
  return { file, line, column, field, value }
}
