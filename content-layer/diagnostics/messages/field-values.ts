import { type Category, formatSuggestion, type Suggestion } from '../message.ts'
import { refinedValueKinds } from './refined-values.ts'
import { wrongTypeKinds } from './wrong-types.ts'

export const fieldValueCategory = {
  title: '項目の値',
  reason: '項目から、ページと注記と計算が作られる',
  source: '仕様 §3',
  kinds: {
    ...refinedValueKinds,
    'placeholder-text': {
      messages: ({ actual }: { actual: string }) => [
        `仮の言葉「${actual}」が残っています`,
        'ページに出す言葉に書きかえる',
      ],
    },
    'bad-fact-name': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `文の中で使えない名前です（「${actual}」）`,
        fix === '' ? '「一回の下限」のような名前をつける' : `${fix} と書く（空白・コロン・かっこは使えず、20字まで）`,
      ],
    },
    'odd-characters': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => {
        if (actual.trim() === '') return ['半角の空白に見える、別の空白があります', 'その空白を打ち直すか、消す']
        // The correct characters look the same, so quoting them would not help.
        return actual !== fix && actual.normalize('NFC') === fix
          ? [`濁点か半濁点が分かれた文字です（${fix}）`, `「${fix}」を打ち直す`]
          : [
              `形の似た別の文字か、読めない文字があります（${actual}）`,
              fix === '' ? 'その言葉を打ち直す' : `「${fix}」と書く`,
            ]
      },
    },
    missing: {
      messages: ({ field, description }: { field: string; description: string }) => [
        'がありません',
        `${field} を書く（${description}）`,
        `書く（${description}）`,
      ],
    },
    'value-empty': {
      messages: ({ field, description }: { field: string; description: string }) => [
        'がまだ空です',
        `${field} の値を書くか、なくてもよい項目なら消す（${description}）`,
        `入力してください（${description}）`,
      ],
    },
    'value-is-comment': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `の値が空です（# から後ろはメモになり、${actual} は読まれません）`,
        `引用符で囲んで ${fix} と書く`,
      ],
    },
    'unknown-key': {
      messages: ({ hasOddSpace, ...suggested }: Suggestion & { hasOddSpace?: boolean }) =>
        hasOddSpace === true
          ? ['のあと、コロンの前に、半角ではない空白があります', '空白を消す']
          : ['という項目はありません', formatSuggestion(suggested)],
    },
    ...wrongTypeKinds,
    'too-small': {
      messages: ({ minimum, actual }: { minimum: number; actual: string }) => [
        `${minimum} 以上で書きます。いまは「${actual}」です`,
        `${minimum} 以上にする`,
      ],
    },
    'not-above': {
      messages: ({ minimum, actual }: { minimum: number; actual: string }) => [
        `${minimum} より大きい数で書きます。いまは「${actual}」です`,
        `${minimum} より大きい数にする`,
      ],
    },
    'too-big': {
      messages: ({ maximum, actual }: { maximum: number; actual: string }) => [
        `${maximum} 以下で書きます。いまは「${actual}」です`,
        `${maximum} 以下にする`,
      ],
    },
    'too-few': {
      messages: ({ minimum }: { minimum: number }) => [
        `${minimum}つ以上要ります`,
        '足す（なくてもよい項目なら、項目ごと消す）',
      ],
    },
    'bad-choice': {
      messages: ({ choices, description, ...suggested }: { choices: string; description: string } & Suggestion) => {
        // A description that explains each choice is more useful than the bare list of choices.
        const explanation = description.includes(' = ') ? description : 'どれか一つを、そのまま書く'
        return [
          `${choices} のどれかで書きます`,
          suggested.suggestion === '' ? explanation : formatSuggestion(suggested),
          'どれか一つを選び直す',
        ]
      },
    },
    'bad-format': {
      messages: ({ actual, description, fix = '' }: { actual: string; description: string; fix?: string }) => [
        `書き方が違います（${actual}）`,
        fix === '' ? description : `${fix} と書く`,
      ],
    },
    'bad-color': {
      messages: ({ actual, fix = '' }: { actual: string; fix?: string }) => {
        const message = `色の書き方が違います（${actual}）`
        return fix === ''
          ? [
              message,
              '"#ffc93c" のように、# と 0-9 a-f（小文字）の6文字を引用符で囲む',
              '色を選ぶか、#ffc93c のように、# と 0-9 a-f（小文字）の6文字で書く',
            ]
          : [message, `"${fix}" と書く`, `${fix} と書く`]
      },
    },
  },
} satisfies Category
