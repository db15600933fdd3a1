/** A value of a JSON document. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** The path of a value in a document: names of fields, and positions in lists. */
export type JsonPath = readonly (string | number)[]

/** What is done to a value, or, by the last two, to the list that it is. */
export const edits = ['change', 'remove', 'add', 'duplicate', 'move'] as const

export type Edit = (typeof edits)[number]

function isList(value: Json | undefined): value is Json[] {
  return Array.isArray(value)
}

function isObject(value: Json | undefined): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value)
}

/** Returns every value of a document with its path, outer ones first. */
export function valuesIn(value: Json, path: JsonPath = []): { path: JsonPath; value: Json }[] {
  const inner: [string | number, Json][] = isList(value)
    ? value.map((item, index) => [index, item])
    : isObject(value)
      ? Object.entries(value)
      : []
  return [{ path, value }, ...inner.flatMap(([step, item]) => valuesIn(item, [...path, step]))]
}

function otherThan(value: Json): Json {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return typeof value === 'string' ? `${value}!` : 1
}

/** Applies an edit to a value; undefined removes it, and `false` means that the edit does not apply. */
function edited(value: Json, edit: Edit): { value?: Json } | false {
  switch (edit) {
    case 'change':
      return isList(value) || isObject(value) ? false : { value: otherThan(value) }
    case 'remove':
      return {}
    case 'add':
      if (isObject(value)) return { value: { ...value, further: 'さらに' } }
      return isList(value) && { value: [...value, 'さらに'] }
    case 'duplicate':
      return isList(value) && value.length > 0 && { value: [...value, ...value.slice(0, 1)] }
    case 'move':
      return isList(value) && { value: [...value.slice(1), ...value.slice(0, 1)] }
  }
}

function replace(document: Json, [step, ...rest]: JsonPath, next: { value?: Json }): Json {
  if (isList(document)) {
    const position = Number(step)
    const [item = null] = document.slice(position, position + 1)
    const items = rest.length > 0 ? [replace(item, rest, next)] : next.value === undefined ? [] : [next.value]
    return document.toSpliced(position, 1, ...items)
  }
  if (!isObject(document) || step === undefined) return document
  const { [step]: old = null, ...others } = document
  if (rest.length > 0) return { ...document, [step]: replace(old, rest, next) }
  return next.value === undefined ? others : { ...document, [step]: next.value }
}

/** Returns the value at a place of a document; undefined if there is none. */
export function valueAt(document: Json, path: JsonPath): Json | undefined {
  return path.reduce<Json | undefined>((value, step) => {
    if (isList(value)) return value[Number(step)]
    return isObject(value) ? value[step] : undefined
  }, document)
}

/** Returns the document with one edit at a place below its root, or undefined where this would change nothing. */
export function editDocument(document: Json, path: JsonPath, edit: Edit): Json | undefined {
  const value = valueAt(document, path)
  const next = value !== undefined && edited(value, edit)
  if (!next || path.length === 0) return undefined
  const result = replace(document, path, next)
  return JSON.stringify(result) === JSON.stringify(document) ? undefined : result
}
