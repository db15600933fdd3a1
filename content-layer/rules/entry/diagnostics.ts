import { reasons, sources } from '../../diagnostics/grounds.ts'
import type { Chapter } from '../../diagnostics/words.ts'

export const entryChapter = {
  title: 'エントリー',
  reason: '合わない数や日付のどちらを信じてよいか、見る人にはわからない',
  source: sources.fair,
  kinds: {
    'entry-contradicted': {
      reason: reasons.cannotEnter,
      words: ({ got, entry }: { got: string; entry: string }) => ({
        en: [`says ${got}, although entry is ${entry}`, 'correct the words, or the field entry'],
        ja: [`「${got}」とありますが、entry は ${entry} です`, '言葉か、entry の項目を直す'],
      }),
    },
    'entry-not-needed': {
      severity: 'remark',
      reason: reasons.cannotEnter,
      words: {
        en: [
          'leads to a page of entry, although entry is not-required',
          'write entry: required, or another destination',
        ],
        ja: ['エントリーのページへ進みますが、entry は not-required です', 'entry: required にするか、行き先を直す'],
      },
    },
    'entry-way-too-short': {
      reason: reasons.cannotEnter,
      source: '決定 D10、D21',
      words: ({ way, end }: { way: string; end: string }) => ({
        en: [
          `leads to a page where people can enter ${way}, but the campaign ends ${end}`,
          "correct the period in screens/entry.yaml or the campaign's",
        ],
        ja: [
          `進んだページでエントリーできるのは ${way} で、キャンペーン（${end} まで）に足りません`,
          'screens/entry.yaml の期間か、キャンペーンの期間を直す',
        ],
      }),
    },
    'entry-unsaid': {
      reason: 'エントリーしないと特典がつかないことを、対象の人のところで言う',
      source: sources.disclaimers,
      words: {
        en: ['does not say that people have to enter', 'say it, such as: エントリーして…した方'],
        ja: ['エントリーが要ることが書かれていません', '「エントリーして、…した方」のように書く'],
      },
    },
    'entry-label': {
      severity: 'remark',
      reason: reasons.cannotEnter,
      words: ({ got }: { got: string }) => ({
        en: [`leads to entry, but says ${got}`, 'name the entry, such as エントリーする'],
        ja: [`エントリーへ進むボタンの言葉ではありません（${got}）`, '「エントリーする」のように書く'],
      }),
    },
    'entry-way-elsewhere': {
      severity: 'remark',
      reason: reasons.cannotEnter,
      source: '決定 D10',
      words: ({ got }: { got: string }) => ({
        en: [`leads to another site, although entry is required: ${got}`, 'write the page on which people enter'],
        ja: [`エントリーが要るのに、ほかのサイトへ進みます（${got}）`, 'エントリーするページを書く'],
      }),
    },
    'entry-offer-differs': {
      severity: 'remark',
      reason: '同じ特典を、二つのページで違う率や上限で約束してしまう',
      words: ({ page, rate, cap }: { page: string; rate: string; cap: string }) => ({
        en: [`leads to ${page}, where no offer has ${rate}, ${cap} and the same grant day`, 'make the two agree'],
        ja: [`進んだ先（${page}）に、${rate}、${cap} で付与の日も同じ特典がありません`, 'どちらかに合わせる'],
      }),
    },
    'entry-offer-unknown': {
      severity: 'remark',
      reason: reasons.cannotEnter,
      source: '決定 D10',
      words: ({ got, known }: { got: string; known: string }) => ({
        en: [`names ${got}, which is no offer of the entry page with these terms`, `write ${known}`],
        ja: [`「${got}」は、エントリーのページの、この特典の名前ではありません`, `「${known}」と書く`],
      }),
    },
  },
} satisfies Chapter
