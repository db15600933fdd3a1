import type { Role } from '../../placeholders/roles.ts'
import type { Vocabulary } from '../../common/phrase-pattern.ts'

/**
 * Phrases that require a placeholder of a certain role before or after them (`side`). A placeholder of a refused role
 * is in the wrong sentence; one of the role `meant` is suggested instead. Exempt are negated sentences and those in
 * which the phrases of `unlessThen` follow.
 */
export type TermContext = {
  side: 'before' | 'after'
  phrases: Vocabulary[number]
  refuses: readonly Role[]
  meant: Role
  unlessDenied?: boolean
  unlessThen?: readonly string[]
  /** Words of the same clause before the term that change its meaning: 「付与は」 before 「までです」. */
  unlessBefore?: readonly string[]
}
