import type { Named, PictureSlot } from '#schemas/meta.ts'

/** Properties that fields of every kind have; `pattern` is a regular expression and the message if it does not match. */
type Common = {
  name: string
  label: string
  hint?: string
  required: boolean
  pattern?: [string, string]
}

/** An option of a select. */
export type Choice = { label: string; value: string | boolean }

/**
 * Kinds of fields that this project adds to Sveltia's.
 * - `sentence`: a text with placeholders; `moment`: a date with or without a time; `cap`: points, or no limit
 * - `grid`: a table of texts; `picture`: an image file; `size`: its dimensions
 * - `entry-name`: a reference to an entry; `field-name`: one to a field of the same form
 * - `check`: the diagnostics of the entry; `file-text`: the source of a file whose form has no fields
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
  | 'field-name'

type Hidden = Common & { widget: 'hidden'; default: unknown }
type Simple = Common & {
  widget: 'string' | 'color' | 'boolean' | CustomWidget
  default?: unknown
  /** For `moment`: a day without a time. */
  day?: boolean
  /** For `picture`: where it is shown. */
  slot?: PictureSlot
  /** For `entry-name`: the kind of entries that it may name. */
  names?: Named
  /** For `field-name`: the fields that it may name. */
  choices?: Choice[]
  /** For `sentence`: whether it is Markdown. */
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
