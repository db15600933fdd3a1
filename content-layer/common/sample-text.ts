/** Samples in place of a real number or name: `第00000号`, `担当者の名前`, `（見本）`. The author replaces them before publication. */
export const sampleText =
  /第0{3,}号(?:（見本）)?|(?:機関|会社|担当者)の名前$|[（(](?:見本|サンプル)[）)]|サンプルです|テストです/u
