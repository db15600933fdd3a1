import { beforeParticle, type Category } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

/** A placeholder, the adjacent phrase that it contradicts, and the placeholder to use instead; '' if none is known. */
type MisplacedTerm = { actual: string; related: string; fix: string; reason: string }

export const roleCategory = {
  title: '数の役目と、となりの言葉',
  reason: '正しい数でも、別の文に置くと、別のことを約束してしまう',
  source: sources.fair,
  kinds: {
    'plus-of-other': {
      reason: reasons.wrongShop,
      messages: ({ item, points }: { item: string; points: string }) => [
        `「${item}」に${points}がつくと書かれていますが、この商品に追加特典はつきません（givesPlus: false）`,
        'この文から商品の名前を消すか（共通の注記なら、このページの「代わりの文」に書く）、商品の「追加特典がつくか」を選ばないに戻す（givesPlus を消す）',
      ],
    },
    'term-misplaced': {
      messages: ({ actual, related, fix, reason }: MisplacedTerm) => [
        `${beforeParticle(actual)}は、となりの「${related}」に合いません（${reason}）`,
        fix === '' ? 'ここに合う数か日付の名前にするか、文を言いかえる' : `「${fix}」と書くか、文を言いかえる`,
      ],
    },
    'cell-misfit': {
      messages: ({ actual, heading }: { actual: string; heading: string }) => [
        `${actual} は、「${heading}」の列に合いません`,
        '見出しに合う数の名前にするか、見出しを直す',
      ],
    },
    'item-of-other': {
      reason: 'お店や商品を取り違えると、買った人に特典がつかない',
      messages: ({ actual, item, fix }: { actual: string; item: string; fix: string }) => [
        `「${item}」の文に、別の商品の ${actual} があります`,
        `${fix} と書く`,
      ],
    },
    'month-not-whole': {
      messages: ({ actual, meaning }: { actual: string; meaning: string }) => [
        `「${actual}」は、${meaning}と読めますが、期間と合いません`,
        '「｛開始日｝から｛終了日｝まで」と書く',
      ],
    },
  },
} satisfies Category
