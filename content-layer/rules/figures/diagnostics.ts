import { sources } from '../../diagnostics/grounds.ts'
import type { Chapter } from '../../diagnostics/words.ts'

/** Words that begin or end inside a name, with the brace that belongs to it: 付与日｝を過ぎて becomes ｛付与日｝を過ぎて. */
function withBrace(got: string): string {
  return got.replace(/^([^｛]*)｝/u, (_, name: string) => `｛${name || '…'}｝`)
}

export const figureChapter = {
  title: '言葉で書いた数と日付、自分で名前をつけた数',
  reason: '項目を直しても変わらない言葉が残り、別のことを約束してしまう',
  source: sources.onePlace,
  kinds: {
    'figure-in-words': {
      words: ({ got, fix, why }: { got: string; fix: string; why: string }) => [
        `「${withBrace(got)}」のように、数や日付を言葉では書けません（${why}）`,
        fix,
      ],
    },
    'quoted-promise': {
      words: ({ got, references }: { got: string; references: string }) => [
        `約束する数や日付は、｛「${got}」｝ のようには書けません`,
        references === ''
          ? 'その項目か facts: に書き、ここでは ｛名前｝ と書く'
          : `${references.replaceAll(' ', ' か ')} と書く`,
      ],
    },
    'fact-of-field': {
      words: ({ name, fix }: { name: string; fix: string }) => [
        `項目と同じことを、別に決めています（${name}）`,
        `この行を消し、文では ${fix} と書く`,
      ],
    },
    'fact-unit-misfit': {
      words: ({ name, got, unit }: { name: string; got: string; unit: string }) => [
        `「${name}」という名前ですが、値が「${got}」です`,
        `単位を「${unit}」にするか、名前を変える`,
      ],
    },
    'sum-misfit': {
      source: sources.onePlace,
      words: ({ name, got, sum }: { name: string; got: string; sum: string }) => [
        `「${name}: ${got}」は、headline の figure と plus の合計（${sum}ポイント）と合いません`,
        `${sum}ポイントにするか、headline を直す`,
      ],
    },
    'shop-count-disagrees': {
      source: sources.onePlace,
      words: ({ got, name, declared }: { got: string; name: string; declared: string }) => [
        `「${got}」は、facts: の「${name}: ${declared}」と合いません`,
        `ここに ｛${name}｝ と書くか、facts: の数を直す`,
      ],
    },
    'address-with-words': {
      source: sources.corpus,
      words: ({ got }: { got: string }) => [
        `URLに全角の文字は書けません（${got}）`,
        'そこを消すか、ブラウザのアドレス欄から写した、半角だけのURLにする',
      ],
    },
  },
} satisfies Chapter
