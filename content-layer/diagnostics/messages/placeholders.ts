import type { SharedKind } from '../../common/shared-kinds.ts'
import { type Category, formatSuggestion, type Suggestion } from '../message.ts'
import { sources } from '../rationales.ts'

/** Formats a hint that suggests placeholders; `write` makes one of a known name or form. */
function formatPlaceholders({ suggestion, candidates }: Suggestion, write: (known: string) => string): string {
  return formatSuggestion({
    suggestion: suggestion && write(suggestion),
    candidates: candidates && candidates.split(', ').map(write).join(', '),
  })
}

/** Formats references separated by spaces as alternatives: ｛上限｝ か ｛特典｝. */
function joinReferences(references: string): string {
  return references.replaceAll(' ', ' か ')
}

/** Returns the value of a fact like the typed one, if its declaration cannot be derived from the typed text. */
function getExampleValue(actual: string): string {
  return /[月日]|\d[/.]\d/u.test(actual.normalize('NFKC')) ? '2023-10-31' : '3,000円'
}

/** A placeholder of a shared text that the page lacks. `part` is the block that the text begins with, '' for prose. */
type MissingInShared = { kind: SharedKind; name: string; part: string; actual: string; field: string }

/** Returns how a page states what a shared text names: by an item of its list, as a fact, or in the field it is from. */
function howToState({ actual, field }: MissingInShared): string {
  const item = /^([a-z0-9-]+)の(?:値段|ポイント)$/.exec(actual)?.[1]
  if (item !== undefined) return `affiliateItems に商品 ${item} を足す`
  if (field !== '') return `${field} から出る名前です。${field} に値を書く`
  return `facts: に「${actual}: 」と、その数を単位つきで（1回、3,000円など）書く`
}

/** Returns how a page replaces a shared text by its own. */
function howToReplace({ kind, name, part }: MissingInShared): string {
  if (kind === 'note') return `「- use: ${name}」を消して、注記を足して自分で書く`
  return `この <Shared> を消して、${part === '' ? '文章を' : `<${part}> を`}足して自分で書く`
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
          ? `${formatPlaceholders(suggested, (known) => `｛${known}｝`)}。新しい数なら、facts: に「${actual}: 3,000円」のように書く`
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
        formatPlaceholders(suggested, (form) => `｛${name}：${form}｝`),
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
        `${joinReferences(references)} と書く（項目を直せば、ここも変わる）。別のことなら ｛「${actual}」｝ と書く`,
      ],
    },
    'typed-term': {
      messages: ({ actual, declared }: { actual: string; declared: string }) => {
        const value = declared || getExampleValue(actual)
        const literal = actual.startsWith('最大') ? '' : `。条件でなければ ｛「${actual}」｝ と書く`
        return [
          `「${actual}」が、文の中にじかに書かれています`,
          `facts: に「名前: ${value}」のように書き、ここでは ｛名前｝ と書く${literal}`,
        ]
      },
    },
    'typed-count': {
      reason: 'お店やキャンペーンが増えても減っても、文の数はそのまま残る',
      messages: ({ actual, references }: { actual: string; references: string }) => [
        `キャンペーンやお店や商品の数（${actual}）が、文の中にじかに書かれています`,
        `${
          references === ''
            ? 'facts: に「店の数: 88ショップ」のように書き、ここでは ｛店の数｝ と書く'
            : `${joinReferences(references)} と書く（増えても減っても合う）`
        }。別のものの数なら ｛「${actual}」｝ と書く`,
      ],
    },
    'shared-without-fact': {
      messages: (missing: MissingInShared) => [
        `${missing.kind === 'note' ? '共通の注記' : '共通の文'} ${missing.name} が使う ｛${missing.actual}｝ が、使うページで決まっていません`,
        `${howToState(missing)}か、${howToReplace(missing)}`,
      ],
    },
  },
} satisfies Category
