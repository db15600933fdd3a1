import { z } from 'zod'

import { memo } from '../primitives.ts'

const phrases = (description: string) => z.array(memo(description)).min(1).meta({ description })

const reason = memo('なぜ使わないか')
const source = memo('もとになる法律や決まり').optional()

const months = z.array(z.int().min(1).max(12)).min(1).meta({ description: '使える月' })

/**
 * A search for any of the phrases `say`, narrowed by the text that follows it: `say: 上限` with `butNot: なし` finds
 * 上限300ポイント, but not 上限なし.
 */
const search = z.strictObject({
  say: phrases('さがす言葉。どれか一つがあれば当たる'),
  then: phrases('say のあとに続く言葉。どれか一つが続くときだけ当たる').optional(),
  within: z.int().min(1).max(20).meta({ description: 'say と then のあいだに入ってよい文字の数' }).optional(),
  butNot: phrases('すぐあとに続くと、当たらない言葉').optional(),
  unless: phrases('同じ文のあとのほうにあると、当たらない言葉').optional(),
})

const explained = search.extend({ reason, source })

const list = <Row extends z.ZodType>(row: Row, description: string) => z.array(row).default([]).meta({ description })

/** Phrases that pages must not use, with the reasons. */
export const phraseLists = z.strictObject({
  spellings: list(
    z.strictObject({ say: phrases('書きまちがい'), fix: memo('正しい書き方') }),
    '書きまちがいと、使わない書き方',
  ),
  figures: list(explained.extend({ fix: memo('代わりに、どう書くか') }), '数や日を言葉で書いたもの'),
  promises: list(explained, '言ってはいけないこと、条件より多く約束すること'),
  pricesWithoutTax: list(explained, '税抜きの価格'),
  superlatives: list(explained, '根拠の要る言葉'),
  basis: list(search, '根拠を言う言葉。ページにあれば、superlatives の言葉を使ってよい'),
  urgentForADay: list(explained, '一日だけのキャンペーンで使える、急がせる言葉'),
  urgent: list(explained, '期間のあるキャンペーンで使える、急がせる言葉'),
  seasons: list(z.strictObject({ say: phrases('季節の言葉'), months }), '季節の言葉と、使える月'),
  monthNames: list(
    z.strictObject({ say: phrases('アドレスやidに書かれる月や季節の名前。半角の英小文字'), months }),
    'アドレス、id、絵の名前に書かれる、月や季節の名前と、使える月',
  ),
  sequels: list(search, '前の月の続きとして読める言葉。前の月から写した文にあると、一覧で知らせる'),
})

export type PhraseLists = z.output<typeof phraseLists>
