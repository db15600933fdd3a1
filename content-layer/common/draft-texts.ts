/*
 * Texts of templates that an author has to replace before publication.
 */

/** Marks a draft text in a field, such as the name of a shop. */
export const draftMark = '（仮）'

/** Prefix of the description (`<desc>`) of a draft drawing. */
export const draftLabel = '仮の絵'

/** Matches samples in place of a real number or name: `第00000号`, `担当者の名前`, `（見本）`. */
export const sampleText =
  /第0{3,}号(?:（見本）)?|(?:機関|会社|担当者)の名前$|[（(](?:見本|サンプル)[）)]|サンプルです|テストです/u
