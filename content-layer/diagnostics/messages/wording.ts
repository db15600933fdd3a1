import { insteadOfMarkup, type MarkupForm, type Where } from '../../common/markup-forms.ts'
import type { Category } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

export const wordingCategory = {
  title: '言葉',
  reason: reasons.leftFromCopy,
  source: sources.corpus,
  kinds: {
    'markup-in-text': {
      reason: '打った記号が、そのままページに出る',
      messages: ({ actual, fix, form, where }: { actual: string; fix: string; form: MarkupForm; where: Where }) => {
        const instead = insteadOfMarkup(form, where)
        return [`${actual} は、ページにそのまま出ます`, fix === '' ? instead : `${fix} と書く`]
      },
    },
    'odd-punctuation': {
      severity: 'warning',
      reason: reasons.readerInDoubt,
      messages: ({ actual }: { actual: string }) => [
        `記号か文字が多いか、足りません: ${actual}`,
        '前後を読み直し、余分なら消し、足りなければ（かっこの片方など）足す',
      ],
    },
    spelling: {
      severity: 'warning',
      reason: '打ちまちがいがあると、ページの全部を疑われる',
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `打ちまちがいのようです（${actual}）`,
        `${fix} と書く`,
      ],
    },
    'fact-in-brackets': {
      severity: 'warning',
      reason: 'かっこが違うと、名前がそのままページに出る',
      source: sources.onePlace,
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `${actual} は、そのままページに出ます`,
        `項目の値を出すなら ${fix} と書く`,
      ],
    },
    'fact-in-half-width': {
      reason: 'かっこが違うと、名前がそのままページに出る',
      source: sources.onePlace,
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `${actual} は、そのままページに出ます（かっこが半角です）`,
        `${fix} と書く`,
      ],
    },
    'mark-in-other-signs': {
      reason: '注記と結びつかない印では、条件が読まれない',
      source: sources.disclaimers,
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `注記の印の書き方が違います（${actual}）`,
        `${fix} と書く（注記の title も同じにする）`,
        `${fix} と書く（注記の見出しも同じにする）`,
      ],
    },
    'heading-begins-low': {
      reason: '読み上げで聞く人が、見出しをたどれない',
      source: 'WCAG 2.2 1.3.1',
      messages: ({ actual }: { actual: string }) => [
        `上の見出しがないのに、小さい見出し（###）で始まっています（${actual}）`,
        '### を ## にする',
      ],
    },
    'heading-without-text': {
      severity: 'warning',
      reason: reasons.readerInDoubt,
      messages: ({ actual }: { actual: string }) => [
        `見出しの下に何もありません（${actual}）`,
        '中身を書くか、見出しを消す',
      ],
    },
    'sample-text': {
      severity: 'warning',
      reason: '見本の番号や名前のまま公開しない',
      messages: ({ actual }: { actual: string }) => [
        `見本のままです（${actual}）`,
        '公開する前に、実際の番号や名前に直す（一覧の行は、直すまでページに出ません）',
      ],
    },
  },
} satisfies Category
