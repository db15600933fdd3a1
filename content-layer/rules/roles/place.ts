import type { Role } from '../../terms/roles.ts'
import type { Vocabulary } from '../vocabulary.ts'

/**
 * Words that want a term of a certain role beside them: `before` or `after` it. A term of a refused role is in the wrong
 * sentence; one of the role that is `meant` is offered in its place. A sentence that denies may name the other one, and
 * so may one in which the words of `unlessThen` follow the term.
 */
export type TermContext = {
  side: 'before' | 'after'
  phrases: Vocabulary[number]
  refuses: readonly Role[]
  meant: Role
  unlessDenied?: boolean
  unlessThen?: readonly string[]
  /** Words of the same clause, before the term, that give it another meaning: 「付与は」 before 「までです」. */
  unlessBefore?: readonly string[]
}
