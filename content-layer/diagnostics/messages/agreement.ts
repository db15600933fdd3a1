import type { Category } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

/** A shop with its rates, in percent, in this campaign and in another one. */
type ShopRates = { shop: string; rate: number; otherRate: number; other: string }

export const agreementCategory = {
  title: 'たがいに合っていること',
  reason: '合わない数や日付のどちらを信じてよいか、見る人にはわからない',
  source: sources.fair,
  kinds: {
    'campaign-disagrees': {
      reason: '同じキャンペーンを、二つの月で違う条件で約束してしまう',
      messages: ({ theirs, other }: { theirs: string; other: string }) => [
        `同じ名前で同じ時期のキャンペーン（${other}）では、${theirs === '' ? '書かれていません' : `${theirs} です`}`,
        'どちらが正しいか確かめ、同じにする。別のキャンペーンなら、ファイルの名前（id）を変える',
      ],
    },
    'campaign-disagrees-in-words': {
      severity: 'warning',
      reason: '同じキャンペーンを、二つの月で違う条件で約束してしまう',
      messages: ({ theirs, other }: { theirs: string; other: string }) => [
        `同じ名前で同じ時期のキャンペーン（${other}）では「${theirs}」です`,
        'どちらが正しいか確かめ、違うほうを直す。違ってよければ「確認ずみ: 理由」を書く',
      ],
    },
    'month-contradicted': {
      severity: 'warning',
      reason: '月のページだけを見た人が、違う条件を信じる',
      messages: ({ actual, id }: { actual: string; id: string }) => [
        `「${actual}」は、${id} には当てはまりません`,
        '言葉を直すか、どのキャンペーンのことかを書く',
      ],
    },
    'page-contradicts': {
      severity: 'warning',
      reason: '対象かどうかが、読むところで違ってしまう',
      messages: ({ actual, excluded }: { actual: string; excluded: string }) => [
        `「${actual}」を対象としていますが、このページの別のところ（「${excluded}」）では対象外です`,
        'どちらが正しいか確かめ、違うほうを直す',
      ],
    },
    'shop-with-two-rates': {
      severity: 'warning',
      reason: reasons.wrongShop,
      messages: ({ shop, rate, otherRate, other }: ShopRates) => [
        `「${shop}」は、ここでは ${rate}%、${other} では ${otherRate}% です`,
        'どちらも正しいか確かめる',
      ],
    },
    'table-mixed': {
      severity: 'warning',
      reason: '別の例の数が並ぶと、もらえる額をまちがえる',
      messages: ({ first, second }: { first: string; second: string }) => [
        `表の中で、「${first}」と「${second}」がまざっています`,
        'この行の ｛ ｝ の名前を確かめる',
      ],
    },
    'stores-alike': {
      severity: 'warning',
      reason: '片方の端末の人が、アプリを入れられない',
      source: sources.corpus,
      messages: ['もう一つのストアと同じ行き先です', 'このストアの行き先を書く'],
    },
  },
} satisfies Category
