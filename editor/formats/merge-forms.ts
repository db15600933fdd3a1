import { asSource, bodyKey, sourceKey, sourceOf, splitFile, type FileForm } from './file-formats.ts'
import { plainText } from './line-ends.ts'
import { isRecord } from '#domain/is-record.ts'
import { equalValues, withoutFields } from './json-data.ts'

/** A field in which the forms of two people, `mine` and `theirs`, differ from the version that both opened. */
export type FieldChange = { keyPath: string; before: unknown; mine: unknown; theirs: unknown }

/** Returns whether two values are equal, regardless of the numbers of blocks, which are positions in one form's text. */
function isSame(one: unknown, other: unknown): boolean {
  const [unnumbered, otherUnnumbered] = [one, other].map((value) => withoutFields(value, (name) => name === 'at'))
  return equalValues(unnumbered, otherUnnumbered)
}

/** Returns the fields that one or both people have changed. Groups are compared field by field, lists as a whole. */
export function changesOf(before: FileForm, mine: FileForm, theirs: FileForm, parent = ''): FieldChange[] {
  const names = new Set([before, mine, theirs].flatMap((form) => Object.keys(form)))
  return [...names].flatMap((name): FieldChange[] => {
    if (name.startsWith('$')) return []
    const keyPath = `${parent}${name}`
    const values = { before: before[name], mine: mine[name], theirs: theirs[name] }
    if (isRecord(values.before) && isRecord(values.mine) && isRecord(values.theirs))
      return changesOf(values.before, values.mine, values.theirs, `${keyPath}.`)
    if (isSame(values.before, values.mine) && isSame(values.before, values.theirs)) return []
    return [{ keyPath, ...values }]
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
    return { ...merged, [sourceKey]: asSource(withBody(plainText(sourceOf(mine)), plainText(sourceOf(theirs)))) }
  }, theirs)
}
