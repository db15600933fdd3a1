import type { SharedKind } from '../../common/shared-kinds.ts'
import { type Category, formatSuggestion, type Suggestion } from '../message.ts'

export const referenceCategory = {
  title: '注記、リンク、キャンペーンの一覧',
  reason: '指す先がないと、読む人が行き止まりになる',
  source: '仕様 §3',
  kinds: {
    'campaign-listed-twice': {
      messages: ({ actual }: { actual: string }) => [`${actual} が二度並んでいます`, '片方を消す'],
    },
    'dangling-campaign': {
      messages: ({ actual, ...suggested }: { actual: string } & Suggestion) => [
        `この月に ${actual} というキャンペーンはありません`,
        `${formatSuggestion(suggested)}。これから作るなら、${actual}.mdx を置く`,
        `${formatSuggestion(suggested)}。これから作るなら、この月に足す`,
      ],
    },
    'unlisted-campaign': {
      messages: ({ id }: { id: string }) => [
        `${id} が month.yaml にありません`,
        `月の「この月のキャンペーン」に ${id} を足す（month.yaml の campaigns: の下に「- ${id}」）`,
        `月の「この月のキャンペーン」に ${id} を足す`,
      ],
    },
    'shared-unknown': {
      messages: ({ kind, actual, ...suggested }: { kind: SharedKind; actual: string } & Suggestion) =>
        kind === 'note'
          ? [
              `共通の注記（content/annotations）に ${actual} がありません`,
              `${formatSuggestion(suggested)}。新しい注記なら npm run new -- note ${actual} で作る`,
              `${formatSuggestion(suggested)}。新しい注記なら「共通の注記」に足す`,
            ]
          : [
              `共通の文（content/shared）に ${actual} がありません`,
              `${formatSuggestion(suggested)}。新しい共通の文なら npm run new -- shared ${actual} で作る`,
              `${formatSuggestion(suggested)}。新しい共通の文なら「共通の文」に足す`,
            ],
    },
    'shared-in-circle': {
      messages: ({ actual }: { actual: string }) => [
        `共通の文 ${actual} の中で、また ${actual} を使っています`,
        `この <Shared use="${actual}" /> を消す`,
        'この「共通の文」のブロックを消す',
      ],
    },
    'instead-of-nothing': {
      messages: ({ actual, use, ...suggested }: { actual: string; use: string } & Suggestion) => [
        `共通の文 ${use} に ${actual} という部分がないので、代わりの文が出ません`,
        suggested.candidates === ''
          ? `${use} には変えられる部分がない。<Shared use="${use}"> を消し、自分の文を書く`
          : `${formatSuggestion(suggested)}。要らなければ <Instead> を消す`,
        suggested.candidates === ''
          ? 'この共通の文には、差しかえられる部分がない。<Instead> を消す。全部を変えるなら、この <Shared> を消して自分で書く'
          : `${formatSuggestion(suggested)}。要らなければ <Instead> を消す`,
      ],
    },
    'dead-link': {
      messages: ({ actual, suggestion }: { actual: string; suggestion: string }) => [
        `このサイトにない行き先です（${actual}）`,
        suggestion === ''
          ? '実際にあるページの行き先を書く（例: /jp/card/202308-1/）'
          : `もしかして ${suggestion} ですか。ほかのページなら、その行き先を書く`,
      ],
    },
    'mark-without-annotation': {
      messages: ({ mark }: { mark: string }) => [
        `${mark} に対応する注記がありません`,
        `annotationLists に title: ${mark} の注記を足すか、${mark} を消す`,
        `注記の一覧に、見出しが ${mark} の注記を足すか、${mark} を消す`,
      ],
    },
    'annotation-without-mark': {
      messages: ({ mark }: { mark: string }) => [
        `注記 ${mark} がありますが、${mark} の印がどの文にもありません`,
        `注記が要る言葉のうしろに ${mark} を書く。印が要らなければ、title を「付与時期」のような見出しの言葉にする`,
        `注記が要る言葉のうしろに ${mark} を書く。印が要らなければ、注記の見出しを「付与時期」のような言葉にする`,
      ],
    },
    'mark-begins-text': {
      severity: 'warning',
      reason: '注記の一覧にない ※ は、どの言葉の注記かがわからない',
      messages: [
        '文のはじめの ※ は、どの言葉とも結びつきません',
        '※ を取って、ふつうの文にする。ある言葉の注記なら、その言葉のうしろに ※1 と書き、文を annotationLists に移す',
      ],
    },
    'bare-mark': {
      messages: ['番号のない ※ があります', '※1 のように番号を書いてその注記を足すか、※ を消す'],
    },
  },
} satisfies Category
