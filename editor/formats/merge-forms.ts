import { wrapSource, bodyKey, sourceKey, getSource, type FileForm } from './file-form.ts'
import { splitFile } from './front-matter.ts'
import { toPlainText } from './line-ends.ts'
import { isRecord } from '#domain/is-record.ts'
import { areEqual, withoutFields } from './json-data.ts'

/** A field in which the forms of two people, `mine` and `theirs`, differ from the version that both opened. */
export type FieldChange = { keyPath: string; before: unknown; mine: unknown; theirs: unknown }

/** Returns whether two values are equal, regardless of the numbers of blocks, which are positions in one form's text. */
function isSame(one: unknown, other: unknown): boolean {
  const [unnumbered, otherUnnumbered] = [one, other].map((value) => withoutFields(value, (name) => name === 'at'))
  return areEqual(unnumbered, otherUnnumbered)
}

/** The form that both people opened, and what each has made of it. */
type Versions = { before: FileForm; mine: FileForm; theirs: FileForm }

/** Returns the fields that one or both people have changed. Groups are compared field by field, lists as a whole. */
export function listChanges({ before, mine, theirs }: Versions, parent = ''): FieldChange[] {
  // Keys with `$` are no fields.
  const keys = [before, mine, theirs].flatMap((form) => Object.keys(form)).filter((key) => !key.startsWith('$'))
  return [...new Set(keys)].flatMap((name): FieldChange[] => {
    const change = { keyPath: `${parent}${name}`, before: before[name], mine: mine[name], theirs: theirs[name] }
    if (isRecord(change.before) && isRecord(change.mine) && isRecord(change.theirs))
      return listChanges({ before: change.before, mine: change.mine, theirs: change.theirs }, `${change.keyPath}.`)
    return isMine(change) || isTheirs(change) ? [change] : []
  })
}

/** Returns whether the person at this form changed a field. */
export function isMine({ before, mine }: FieldChange): boolean {
  return !isSame(before, mine)
}

/** Returns whether the other person changed a field. */
export function isTheirs({ before, theirs }: FieldChange): boolean {
  return !isSame(before, theirs)
}

/** Returns a form with another value at a path. */
function withValue(form: FileForm, [name = '', ...rest]: readonly string[], value: unknown): FileForm {
  const inner = form[name]
  return { ...form, [name]: rest.length > 0 ? withValue(isRecord(inner) ? inner : {}, rest, value) : value }
}

/** Returns the text of their file with my body, to which the block numbers of my form refer. */
function withBody(mine: string, theirs: string): string {
  if (!theirs.startsWith('---')) return mine
  return theirs.slice(0, splitFile(theirs).bodyStart) + mine.slice(splitFile(mine).bodyStart)
}

/** Returns their form with my changes, which take precedence where both have changed a field. */
export function mergeForms(mine: FileForm, theirs: FileForm, changes: readonly FieldChange[]): FileForm {
  return changes.filter(isMine).reduce((form, { keyPath, mine: value }) => {
    const merged = withValue(form, keyPath.split('.'), value)
    if (keyPath !== bodyKey) return merged
    return {
      ...merged,
      [sourceKey]: wrapSource(withBody(toPlainText(getSource(mine)), toPlainText(getSource(theirs)))),
    }
  }, theirs)
}
