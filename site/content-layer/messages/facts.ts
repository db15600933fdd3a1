import { meant, type Messages, type Suggestion } from './words.ts'

/** Facts that a sentence names between ｛ and ｝. */
export const factMessages = {
  'unknown-fact': ({ got, ...suggested }: { got: string } & Suggestion) => ({
    en: [`names a fact that is not there: ｛${got}｝`, `${meant.en(suggested)}, or declare it under facts:`],
    ja: [`｛${got}｝ という数や日付はありません`, `${meant.ja(suggested)}。項目にないものは facts: に書く`],
  }),
  'unknown-fact-form': ({
    name,
    got,
    usual,
    ...suggested
  }: { name: string; got: string; usual: string } & Suggestion) => ({
    en: [`writes ｛${name}｝ (${usual}) in a form that is not there: ${got}`, meant.en(suggested)],
    ja: [`｛${name}｝（${usual}）に「${got}」という書き方はありません`, meant.ja(suggested)],
  }),
  'fact-not-of-form': ({ name, got, usual }: { name: string; got: string; usual: string }) => ({
    en: [`｛${name}｝ is ${usual}, which cannot be written as ${got}`, 'choose another form, or correct the field'],
    ja: [`｛${name}｝ は ${usual} なので「${got}」とは書けません`, '書き方を変えるか、もとの項目を直す'],
  }),
  'fact-brace': {
    en: ['has a ｛ or ｝ without the other', 'write a name between both, such as ｛上限｝'],
    ja: ['｛ と ｝ の片方だけがあります', '｛上限｝ のように、名前を両側からはさむ'],
  },
  'fact-taken': ({ name, usual }: { name: string; usual: string }) => ({
    en: [`${name} follows from the fields already: ${usual}`, 'remove it from facts:, or choose another name'],
    ja: [`${name} は項目から決まっています（${usual}）`, 'facts: から消すか、別の名前にする'],
  }),
  'note-without-fact': ({ note, got }: { note: string; got: string }) => ({
    en: [
      `uses the note ${note}, which states ｛${got}｝; that is not known here`,
      'write the field that it follows from, or declare it under facts:',
    ],
    ja: [
      `注記 ${note} が使う ｛${got}｝ が、このファイルでは決まっていません`,
      'もとになる項目を書くか、facts: に書く',
    ],
  }),
} satisfies Messages
