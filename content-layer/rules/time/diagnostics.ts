import { reasons, sources } from '../../diagnostics/grounds.ts'
import type { Chapter } from '../../diagnostics/words.ts'

export const timeChapter = {
  title: '期間と日',
  reason: '始まりと終わりは、特典を受けられるかどうかを決める',
  source: '仕様 §3、決定 D7',
  kinds: {
    'period-outside-month': {
      words: ({ got, month }: { got: string; month: string }) => ({
        en: [
          `${got} does not touch the month of its folder, ${month}`,
          'write start and end within that month; they may have been left as they were in the month that you copied',
        ],
        ja: [
          `期間（${got}）が、フォルダの月（${month}）に一日もかかっていません`,
          'start と end を、この月の日時に直す（写した月のまま残っていることが多い）',
        ],
      }),
    },
    'not-eighth-day': {
      reason: '毎月8日だけの特典である',
      source: '仕様 §3（isEighthDay）',
      words: ({ eighth }: { eighth: string }) => ({
        en: [
          'is not within the 8th, although isEighthDay is true',
          `write ${eighth} 00:00 to ${eighth} 23:59, or remove isEighthDay`,
        ],
        ja: [
          'isEighthDay: true ですが、期間が8日だけになっていません',
          `${eighth} 00:00 から ${eighth} 23:59 までにするか、isEighthDay を消す`,
        ],
      }),
    },
    'period-beyond-month': {
      reason: '前の月の期間が残っていることが多い',
      source: '決定 D3（月のページ）',
      words: ({ got, month }: { got: string; month: string }) => ({
        en: [
          `runs beyond the folder's month ${month}: ${got}`,
          'correct the period; if it may run beyond, write runsOver: true after period, without indentation',
        ],
        ja: [
          `期間が、フォルダの月（${month}）をこえています（${got}）`,
          '期間を直す。こえてよいなら、period のあとに、字下げせずに runsOver: true と書く',
        ],
      }),
    },
    'runs-over-not': {
      reason: '前の月の期間が残っていることが多い',
      source: '決定 D3',
      words: {
        en: ['is true, but the period lies within the month', 'remove runsOver, or correct the period'],
        ja: ['true ですが、期間は月の中に収まっています', 'runsOver を消すか、期間を直す'],
      },
    },
    'eighth-day-unsaid': {
      severity: 'remark',
      reason: '8日の日めくりがページに出ない',
      source: '仕様 §3（isEighthDay）',
      words: {
        en: [
          'is only the 8th, but isEighthDay is not true',
          'write isEighthDay: true, unless this is another campaign',
        ],
        ja: [
          '8日だけの期間ですが、isEighthDay: true がありません',
          '毎月8日のキャンペーンなら isEighthDay: true と書く',
        ],
      },
    },
    'end-at-midnight': {
      severity: 'remark',
      reason: reasons.wrongDay,
      source: '決定 D7（終わりの1分まで続く）',
      words: ({ got }: { got: string }) => ({
        en: [
          `ends in the first minute of a day: ${got}`,
          'write 23:59: of that day if it counts as a whole, or else of the day before',
        ],
        ja: [
          `日付が変わった直後の1分で終わります（${got}）`,
          'その日いっぱいなら、その日の 23:59 にする。前の日いっぱいなら、前の日の 23:59 にする',
        ],
      }),
    },
    'start-at-last-minute': {
      severity: 'remark',
      reason: reasons.wrongDay,
      source: '決定 D7',
      words: ({ got }: { got: string }) => ({
        en: [
          `starts in the last minute of a day: ${got}`,
          'write 00:00: of that day if it counts as a whole, or else of the next day',
        ],
        ja: [
          `日付が変わる直前の1分から始まります（${got}）`,
          'その日からなら、その日の 00:00 にする。次の日からなら、次の日の 00:00 にする',
        ],
      }),
    },
    'end-at-noon': {
      severity: 'remark',
      reason: reasons.wrongDay,
      source: sources.corpus,
      words: ({ got }: { got: string }) => ({
        en: [`ends at noon: ${got}`, 'for the whole day, write 23:59'],
        ja: [`お昼に終わります（${got}）`, '一日いっぱいなら 23:59 にする'],
      }),
    },
    'zone-not-japan': {
      reason: reasons.wrongDay,
      source: '決定 D7（日本時間）',
      words: ({ got }: { got: string }) => ({
        en: [`is not Japan time: ${got}`, 'write it in Japan time, like 2023-09-01 00:00'],
        ja: [`日本時間ではありません（${got}）`, '日本時間で 2023-09-01 00:00 のように書く'],
      }),
    },
    'year-far-off': {
      severity: 'remark',
      reason: reasons.wrongDay,
      source: sources.corpus,
      words: ({ got }: { got: string }) => ({
        en: [`is in a year far from the rest: ${got}`, 'correct the year'],
        ja: [`年がほかとかけ離れています（${got}）`, '年を確かめる'],
      }),
    },
    'grant-on-last-day': {
      severity: 'remark',
      reason: '終わりの日の夜に支払った分を、その日のうちに付与できない',
      source: sources.fair,
      words: ({ end }: { end: string }) => ({
        en: [`grants points by the day on which the campaign ends (${end})`, 'write a later day, or confirm it'],
        ja: [`付与の日が、キャンペーンの終わりの日（${end}）と同じです`, '終わりよりあとの日にする'],
      }),
    },
    'grant-before-end': {
      reason: 'お支払いが終わる前に、すべてのポイントは付与できない',
      source: sources.fair,
      words: ({ grantBy, end }: { grantBy: string; end: string }) => ({
        en: [
          `grants points by ${grantBy}, before the campaign ends on ${end}`,
          'write a day after the end, or correct the period',
        ],
        ja: [
          `付与の日（${grantBy}）が、キャンペーンの終わり（${end}）より前です`,
          '終わりよりあとの日にするか、期間を直す',
        ],
      }),
    },
    'grant-late': {
      severity: 'remark',
      reason: '付与が遠すぎると、年か月のまちがいが多い',
      source: sources.disclaimers,
      words: ({ grantBy, end }: { grantBy: string; end: string }) => ({
        en: [`grants points by ${grantBy}, long after the end on ${end}`, 'correct the year or the month'],
        ja: [`付与の日（${grantBy}）が、終わり（${end}）から離れすぎています`, '年や月を確かめる'],
      }),
    },
    'season-unfit': {
      severity: 'remark',
      reason: reasons.leftFromCopy,
      source: sources.corpus,
      words: ({ got, month }: { got: string; month: number }) => ({
        en: [`speaks of another season than month ${month}: ${got}`, 'reword what was left from another month'],
        ja: [`${month}月に合わない季節の言葉です（${got}）`, '前の月の言葉が残っていないか確かめる'],
      }),
    },
  },
} satisfies Chapter
