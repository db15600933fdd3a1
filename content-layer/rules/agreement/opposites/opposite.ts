import type { Vocabulary } from '../../vocabulary.ts'

/**
 * What a page cannot say if any sentence `against` it stands there, too; and, as the reason, how it is. Words are those
 * that are read: terms are written out.
 */
export type Opposite = { says: Vocabulary[number]; against: readonly string[] }

/** What somebody is given, in words. */
export const given = ['付与', '還元', '進呈', 'もらえ', 'プレゼント', '上乗せ']
