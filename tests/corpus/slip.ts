export type Topic =
  | 'terms'
  | 'facts'
  | 'time'
  | 'entry'
  | 'completeness'
  | 'between'
  | 'loans'
  | 'screens'
  | 'law'
  | 'links'
  | 'pictures'
  | 'characters'
  | 'yaml'
  | 'files'
  | 'copy'

/** One change of a file, its path relative to the content folder. */
export type Edit =
  /** `replace` stands exactly once in the file. */
  | { file: string; replace: string; with: string }
  /** At the end of the file. */
  | { file: string; append: string }
  /** A new or overwritten file. */
  | { file: string; write: string }
  /** A file with the bytes of another. */
  | { file: string; copyOf: string }
  | { file: string; delete: true }

/** One mistake as a marketer makes it. */
export type Slip = {
  /** What the marketer did: one line, unique. */
  title: string
  topic: Topic
  /** Published as it is, it would tell a customer something wrong or withhold what the law or fairness asks for. */
  harm: boolean
  /** Who has only the content folder could in principle see it. */
  visible: boolean
  edits: Edit[]
  /** The file, and a text on the line, where a person would expect the message after the edits; '' is the whole file. */
  at: { file: string; text: string }
}

/** What a marketer may well write, and what passes in silence. */
export type FineEdit = { title: string; edits: Edit[] }
