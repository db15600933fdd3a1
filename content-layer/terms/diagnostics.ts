import { sources } from '../diagnostics/grounds.ts'
import { type Chapter, meant, type Suggestion } from '../diagnostics/words.ts'

/** Names as sentences write them. */
function inBraces({ suggestion, known }: Suggestion): Suggestion {
  const write = (name: string) => `｛${name}｝`
  return {
    suggestion: suggestion && write(suggestion),
    known: known && known.split(', ').map(write).join(', '),
  }
}

/** Forms as sentences write them, behind the name. */
function ofName(name: string, { suggestion, known }: Suggestion): Suggestion {
  const write = (form: string) => `${name}：${form}`
  return inBraces({
    suggestion: suggestion && write(suggestion),
    known: known && known.split(', ').map(write).join(', '),
  })
}

/** How a fact like the one that was typed is declared, where what was typed does not say it whole. */
function exampleFor(got: string): string {
  return /[月日]/u.test(got) ? '2023-10-31' : '3,000円'
}

export const termChapter = {
  title: '数と日付',
  reason: '同じ数を二か所に書くと、片方だけ直したときに、ページが違うことを約束する',
  source: sources.onePlace,
  kinds: {
    'unknown-fact': {
      words: ({ got, field, ...suggested }: { got: string; field: string } & Suggestion) => [
        `｛${got}｝ という数や日付はありません`,
        field === ''
          ? `${meant(inBraces(suggested))}。新しい数なら、facts: に「${got}: 3,000円」のように書く`
          : `${field} から出る名前です。${field} に値を書くか、文を直す`,
      ],
    },
    'unknown-fact-form': {
      words: ({ name, got, usual, ...suggested }: { name: string; got: string; usual: string } & Suggestion) => [
        `｛${name}｝（${usual}）に「${got}」という書き方はありません`,
        meant(ofName(name, suggested)),
      ],
    },
    'fact-not-of-form': {
      words: ({ name, got, usual }: { name: string; got: string; usual: string }) => [
        `｛${name}｝ は${usual}なので「${got}」とは書けません`,
        `｛${name}｝ とだけ書くか、もとの項目を直す`,
      ],
    },
    'fact-brace': {
      words: [
        '全角の ｛ と ｝ の片方だけがあるか、中に名前がありません',
        '｛上限｝ のように、名前を全角の ｛ と ｝ ではさむ',
      ],
    },
    'fact-taken': {
      words: ({ name, usual }: { name: string; usual: string }) => [
        `「${name}」は項目から決まっています（${usual}）`,
        'facts: から消すか、別の名前にする',
      ],
    },
    'typed-fact': {
      words: ({ got, references }: { got: string; references: string }) => [
        `項目から決まる「${got}」が、文の中にじかに書かれています`,
        `${references.replaceAll(' ', ' か ')} と書く（項目を直せば、ここも変わる）。別のことなら ｛「${got}」｝ と書く`,
      ],
    },
    'typed-term': {
      words: ({ got, declared }: { got: string; declared: string }) => [
        `「${got}」が、文の中にじかに書かれています`,
        `facts: に「名前: ${declared || exampleFor(got)}」のように書き、ここでは ｛名前｝ と書く。条件でなければ ｛「${got}」｝ と書く`,
      ],
    },
    'typed-count': {
      reason: 'お店やキャンペーンが増えても減っても、文の数はそのまま残る',
      words: ({ got, references }: { got: string; references: string }) => [
        `キャンペーンやお店や商品の数（${got}）が、文の中にじかに書かれています`,
        `${references === '' ? 'facts: に「店の数: 88ショップ」のように書き、ここでは ｛店の数｝ と書く' : `${references.replaceAll(' ', ' か ')} と書く（増えても減っても合う）`}。別のものの数なら ｛「${got}」｝ と書く`,
      ],
    },
    'shared-without-fact': {
      words: ({ name, got, field }: { name: string; got: string; field: string }) => [
        `共通の文 ${name} が使う ｛${got}｝ が、使うページで決まっていません`,
        field === ''
          ? `facts: に「${got}: 」と、その数を単位つきで（1回、3,000円など）書くか、別の文にする`
          : `${field} から出る名前です。${field} に値を書くか、別の文にする`,
      ],
    },
  },
} satisfies Chapter
