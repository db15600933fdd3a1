import type { Named, PictureSlot } from '#schemas/meta.ts'

/** Properties of a field other than its kind. */
type Common = {
  name: string
  label: string
  hint?: string
  required: boolean
  pattern?: [string, string]
}

/** A choice of a field. */
export type Choice = { label: string; value: string | boolean }

/**
 * The kinds of our own: sentences with terms, moments and days, numbers that may be unlimited, tables of texts, pictures
 * and their sizes, names of other entries, the check, the text of a file without fields.
 */
export type CustomWidget =
  | 'sentence'
  | 'moment'
  | 'cap'
  | 'grid'
  | 'check'
  | 'file-text'
  | 'picture'
  | 'size'
  | 'entry-name'

type Hidden = Common & { widget: 'hidden'; default: unknown }
type Simple = Common & {
  widget: 'string' | 'color' | 'boolean' | CustomWidget
  default?: unknown
  /** For `moment`: a day without a time. */
  day?: boolean
  /** For images: where it is shown. */
  slot?: PictureSlot
  /** For names of other entries: which entries. */
  names?: Named
  /** For sentences: whether they are Markdown. */
  markdown?: boolean
}
type Numeric = Common & {
  widget: 'number'
  value_type: 'int' | 'float'
  min?: number
  max?: number
  step?: number
  default?: unknown
}
type Select = Common & { widget: 'select'; options: Choice[]; default?: unknown }
type Group = Common & { widget: 'object'; fields: Field[]; collapsed?: boolean | 'auto'; default?: unknown }

/** One of several kinds of a list's items. */
export type ListType = { name: string; label: string; widget: 'object'; summary?: string; fields: Field[] }

type List = Common & {
  widget: 'list'
  label_singular?: string
  min?: number
  default?: unknown
  summary?: string
  collapsed?: boolean | 'auto'
  minimize_collapsed?: boolean
  field?: Field
  fields?: Field[]
  types?: ListType[]
}

/** A field of the form, as Sveltia's configuration has it. */
export type Field = Hidden | Simple | Numeric | Select | Group | List
