import type { SharedKind } from '../../common/shared-kinds.ts'
import { type Category, formatSuggestion, type Suggestion } from '../message.ts'
import { sources } from '../rationales.ts'

/** Formats names as placeholders. */
function inBraces({ suggestion, candidates }: Suggestion): Suggestion {
  const write = (name: string) => `｛${name}｝`
  return {
    suggestion: suggestion && write(suggestion),
    candidates: candidates && candidates.split(', ').map(write).join(', '),
  }
}

/** Formats the forms of a name as placeholders. */
function ofName(name: string, { suggestion, candidates }: Suggestion): Suggestion {
  const write = (form: string) => `${name}：${form}`
  return inBraces({
    suggestion: suggestion && write(suggestion),
    candidates: candidates && candidates.split(', ').map(write).join(', '),
  })
}

/** Returns the declaration of a fact similar to the typed one, as an example if the typed text is incomplete. */
function exampleFor(actual: string): string {
  return /[月日]/u.test(actual) ? '2023-10-31' : '3,000円'
}

/** A placeholder of a shared text that the page lacks. `part` is the block that the text begins with, '' for prose. */
type MissingInShared = { kind: SharedKind; name: string; part: string; actual: string; field: string }

/** Returns how a page states what a shared text names: by an item of its list, as a fact, or in the field it is from. */
function howToState(actual: string, field: string): string {
  const item = /^([a-z0-9-]+)の(?:値段|ポイント)$/.exec(actual)?.[1]
  if (item !== undefined) return `affiliateItems に商品 ${item} を足す`
  if (field !== '') return `${field} から出る名前です。${field} に値を書く`
  return `facts: に「${actual}: 」と、その数を単位つきで（1回、3,000円など）書く`
}

export const placeholderCategory = {
  title: '数と日付',
  reason: '同じ数を二か所に書くと、片方だけ直したときに、ページが違うことを約束する',
  source: sources.onePlace,
  kinds: {
    'unknown-fact': {
      messages: ({ actual, field, ...suggested }: { actual: string; field: string } & Suggestion) => [
        `｛${actual}｝ という数や日付はありません`,
        field === ''
          ? `${formatSuggestion(inBraces(suggested))}。新しい数なら、facts: に「${actual}: 3,000円」のように書く`
          : `${field} から出る名前です。${field} に値を書くか、文を直す`,
      ],
    },
    'unknown-fact-form': {
      messages: ({
        name,
        actual,
        defaultForm,
        ...suggested
      }: { name: string; actual: string; defaultForm: string } & Suggestion) => [
        `｛${name}｝（${defaultForm}）に「${actual}」という書き方はありません`,
        formatSuggestion(ofName(name, suggested)),
      ],
    },
    'fact-not-of-form': {
      messages: ({ name, actual, defaultForm }: { name: string; actual: string; defaultForm: string }) => [
        `｛${name}｝ は${defaultForm}なので「${actual}」とは書けません`,
        `｛${name}｝ とだけ書くか、もとの項目を直す`,
      ],
    },
    'fact-brace': {
      messages: [
        '全角の ｛ と ｝ の片方だけがあるか、中に名前がありません',
        '｛上限｝ のように、名前を全角の ｛ と ｝ ではさむ',
      ],
    },
    'fact-taken': {
      messages: ({ name, defaultForm }: { name: string; defaultForm: string }) => [
        `「${name}」は項目から決まっています（${defaultForm}）`,
        'facts: から消すか、別の名前にする',
      ],
    },
    'typed-fact': {
      messages: ({ actual, references }: { actual: string; references: string }) => [
        `項目から決まる「${actual}」が、文の中にじかに書かれています`,
        `${references.replaceAll(' ', ' か ')} と書く（項目を直せば、ここも変わる）。別のことなら ｛「${actual}」｝ と書く`,
      ],
    },
    'typed-term': {
      messages: ({ actual, declared }: { actual: string; declared: string }) => [
        `「${actual}」が、文の中にじかに書かれています`,
        `facts: に「名前: ${declared || exampleFor(actual)}」のように書き、ここでは ｛名前｝ と書く${actual.startsWith('最大') ? '' : `。条件でなければ ｛「${actual}」｝ と書く`}`,
      ],
    },
    'typed-count': {
      reason: 'お店やキャンペーンが増えても減っても、文の数はそのまま残る',
      messages: ({ actual, references }: { actual: string; references: string }) => [
        `キャンペーンやお店や商品の数（${actual}）が、文の中にじかに書かれています`,
        `${references === '' ? 'facts: に「店の数: 88ショップ」のように書き、ここでは ｛店の数｝ と書く' : `${references.replaceAll(' ', ' か ')} と書く（増えても減っても合う）`}。別のものの数なら ｛「${actual}」｝ と書く`,
      ],
    },
    'shared-without-fact': {
      messages: ({ kind, name, part, actual, field }: MissingInShared) => [
        `${kind === 'note' ? '共通の注記' : '共通の文'} ${name} が使う ｛${actual}｝ が、使うページで決まっていません`,
        `${howToState(actual, field)}か、${
          kind === 'note'
            ? `「- use: ${name}」を消して、注記を足して自分で書く`
            : `この <Shared> を消して、${part === '' ? '文章を' : `<${part}> を`}足して自分で書く`
        }`,
      ],
    },
  },
} satisfies Category
