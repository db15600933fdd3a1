import type { Category } from '../message.ts'
import { sources } from '../rationales.ts'

/** Completes a match that starts or ends inside a placeholder: 付与日｝を過ぎて becomes ｛付与日｝を過ぎて. */
function withBrace(actual: string): string {
  return actual.replace(/^([^｛]*)｝/u, (_, name: string) => `｛${name || '…'}｝`)
}

export const figureCategory = {
  title: '言葉で書いた数と日付、自分で名前をつけた数',
  reason: '項目を直しても変わらない言葉が残り、別のことを約束してしまう',
  source: sources.onePlace,
  kinds: {
    'figure-in-words': {
      messages: ({ actual, fix, reason }: { actual: string; fix: string; reason: string }) => [
        `「${withBrace(actual)}」のように、数や日付を言葉では書けません（${reason}）`,
        fix,
      ],
    },
    'quoted-promise': {
      messages: ({ actual, references }: { actual: string; references: string }) => [
        `約束する数や日付は、｛「${actual}」｝ のようには書けません`,
        references === ''
          ? 'その項目か facts: に書き、ここでは ｛名前｝ と書く'
          : `${references.replaceAll(' ', ' か ')} と書く`,
      ],
    },
    'sum-misfit': {
      source: sources.onePlace,
      messages: ({ name, actual, sum }: { name: string; actual: string; sum: string }) => [
        `「${name}: ${actual}」は、headline の figure と plus の合計（${sum}ポイント）と合いません`,
        `${sum}ポイントにするか、headline を直す`,
      ],
    },
    'address-with-words': {
      source: sources.corpus,
      messages: ({ actual }: { actual: string }) => [
        `URLに全角の文字は書けません（${actual}）`,
        'そこを消すか、ブラウザのアドレス欄から写した、半角だけのURLにする',
      ],
    },
  },
} satisfies Category
