import { sources } from '../diagnostics/grounds.ts'
import { type Chapter, meant, type Suggestion } from '../diagnostics/words.ts'

export const termChapter = {
  title: '数と日付',
  reason: '同じ数を二か所に書くと、片方だけ直したときに、ページが違うことを約束する',
  source: sources.onePlace,
  kinds: {
    'unknown-fact': {
      words: ({ got, field, ...suggested }: { got: string; field: string } & Suggestion) => ({
        en: [
          `names a fact that is not there: ｛${got}｝`,
          field === ''
            ? `${meant.en(suggested)}, or declare it under facts`
            : `it follows from ${field}: give that a value, or change the sentence`,
        ],
        ja: [
          `｛${got}｝ という数や日付はありません`,
          field === ''
            ? `${meant.ja(suggested)}。項目にないものは facts に書く`
            : `${field} から出る名前です。${field} に値を書くか、文を直す`,
        ],
      }),
    },
    'unknown-fact-form': {
      words: ({ name, got, usual, ...suggested }: { name: string; got: string; usual: string } & Suggestion) => ({
        en: [`writes ｛${name}｝ (${usual}) in a form that is not there: ${got}`, meant.en(suggested)],
        ja: [`｛${name}｝（${usual}）に「${got}」という書き方はありません`, meant.ja(suggested)],
      }),
    },
    'fact-not-of-form': {
      words: ({ name, got, usual }: { name: string; got: string; usual: string }) => ({
        en: [`｛${name}｝ is ${usual}, which cannot be written as ${got}`, 'choose another form, or correct the field'],
        ja: [`｛${name}｝ は ${usual} なので「${got}」とは書けません`, '書き方を変えるか、もとの項目を直す'],
      }),
    },
    'fact-brace': {
      words: {
        en: ['has a ｛ or ｝ without the other', 'write a name between both, such as ｛上限｝'],
        ja: ['｛ と ｝ の片方だけがあります', '｛上限｝ のように、名前を両側からはさむ'],
      },
    },
    'fact-taken': {
      words: ({ name, usual }: { name: string; usual: string }) => ({
        en: [`${name} follows from the fields already: ${usual}`, 'remove it from facts:, or choose another name'],
        ja: [`${name} は項目から決まっています（${usual}）`, 'facts: から消すか、別の名前にする'],
      }),
    },
    'typed-fact': {
      words: ({ got, references }: { got: string; references: string }) => ({
        en: [
          `states ${got}, which is a fact already`,
          `write ${references.replaceAll(' ', ' or ')}, so that it changes with the field; ｛「${got}」｝ if it is no such fact`,
        ],
        ja: [
          `${got} は、項目から決まる数や日付です`,
          `${references.replaceAll(' ', ' か ')} と書くと、項目とともに変わる。別のことなら ｛「${got}」｝ と書く`,
        ],
      }),
    },
    'typed-term': {
      words: ({ got, declared }: { got: string; declared: string }) => ({
        en: [
          `states ${got}, which no field states`,
          `declare it under facts: as "name: ${declared || '3,000円'}" and write ｛name｝ here; ｛「${got}」｝ if it is no term`,
        ],
        ja: [
          `${got} が、文の中にじかに書かれています`,
          `facts: に「名前: ${declared || '3,000円'}」のように書き、ここでは ｛名前｝ と書く。条件でなければ ｛「${got}」｝ と書く`,
        ],
      }),
    },
    'typed-count': {
      reason: 'お店やキャンペーンが増えても減っても、文の数はそのまま残る',
      words: ({ got, references }: { got: string; references: string }) => ({
        en: [
          `counts by hand: ${got}`,
          `write ${references.replaceAll(' ', ' or ') || 'it under facts: and its name here'}, so that it changes with what is counted; ｛「${got}」｝ if it counts something else`,
        ],
        ja: [
          `キャンペーン・ショップ・商品の数（${got}）が、文の中にじかに書かれています`,
          `${references === '' ? 'facts: に「店の数: 88ショップ」のように書き、ここでは ｛店の数｝ と書く' : `${references.replaceAll(' ', ' か ')} と書くと、増減とともに変わる`}。別のものの数なら ｛「${got}」｝ と書く`,
        ],
      }),
    },
    'note-without-fact': {
      words: ({ note, got }: { note: string; got: string }) => ({
        en: [
          `uses the note ${note}, which states ｛${got}｝; that is not known here`,
          'write the field that it follows from, or declare it under facts',
        ],
        ja: [
          `注記 ${note} が使う ｛${got}｝ が、このファイルでは決まっていません`,
          'もとになる項目を書くか、facts: に書く',
        ],
      }),
    },
  },
} satisfies Chapter
