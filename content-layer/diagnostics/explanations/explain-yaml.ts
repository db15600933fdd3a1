import type { MessageAndHint } from '../message.ts'

/** Messages of the YAML parser, and their explanations for authors. */
const explanations: readonly (readonly [parserMessage: RegExp, explanation: MessageAndHint])[] = [
  [/^Tags and anchors must be separated/, ['! や & で始まる文は、そのままでは書けません', '全体を引用符で囲む']],
  [/on same line with key/, ['項目の名前と同じ行に「- 」があります', '次の行から、字下げして「- 」で一つずつ書く']],
  [
    /at node end$/,
    [
      'ここから先が、前の行や引用符の続きになりません',
      '引用符のうしろの文字なら、文の全体を引用符で囲む。項目なら、上の項目と字下げをそろえる',
    ],
  ],
  [
    /^Implicit (?:map )?keys need to be/,
    ['項目の名前か「: 」のない行があります', '「項目の名前: 値」の形で書く。上の文の続きなら、字下げをそろえる'],
  ],
  [/^Invalid escape sequence/, ['" で囲んだ文の中に \\（円記号のこともある）があります', '\\ を消す']],
  [
    /^Comments must be separated/,
    ['# の前に空白がありません', 'メモなら # の前に半角の空白を入れる。文の一部なら、引用符の中に入れる'],
  ],
  [/^Unexpected flow-(?:seq|map)-end/, ['] か } の片方だけがあります', '消すか、文の全体を引用符で囲む']],
]

/** Returns the message and the hint, in Japanese, for an error of the YAML parser; `reason` is the parser's message. */
export function explainYaml(reason: string): MessageAndHint {
  const explanation = explanations.find(([parserMessage]) => parserMessage.test(reason))?.[1]
  return explanation ?? [`この行の書き方が違います（${reason}）`, 'この行と上の行の、コロン・引用符・字下げを確かめる']
}
