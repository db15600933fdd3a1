import type { Chapter } from '../../diagnostics/words.ts'

export const dateChapter = {
  title: '日時の書き方',
  reason: '始まりと終わりは、特典を受けられるかどうかを決める',
  source: '仕様 §3、決定 D7',
  kinds: {
    'bad-date': {
      words: ({ got }: { got: string }) => ({
        en: [
          `is not written as a date and time, or there is no such day: ${got}`,
          'write a day of the calendar, like 2023-04-18 00:00, Japan time',
        ],
        ja: [
          `日時の書き方が違うか、暦にない日時です（${got}）`,
          '暦にある日時を、2023-04-18 00:00 のように日本時間で書く',
        ],
      }),
    },
    'date-form': {
      words: ({ got, fix }: { got: string; fix: string }) => ({
        en: [`is not written as a date and time: ${got}`, `write ${fix}`],
        ja: [`日時の書き方が違います（${got}）`, `${fix} と書く`],
      }),
    },
    'date-full-width': {
      words: ({ got, fix }: { got: string; fix: string }) => ({
        en: [`is written in full-width characters: ${got}`, `write ${fix}`],
        ja: [`日時に全角の文字が使われています（${got}）`, `${fix} と書く`],
      }),
    },
    'date-without-time': {
      words: ({ got, fix }: { got: string; fix: string }) => ({
        en: [`has no time: ${got}`, `write ${fix}`],
        ja: [`時刻がありません（${got}）`, `${fix} と書く`],
      }),
    },
    'no-such-time': {
      words: ({ got, fix }: { got: string; fix: string }) => ({
        en: [`has a time that does not exist: ${got}`, `write a time from 00:00 to 23:59, such as ${fix}`],
        ja: [`実際にない時刻です（${got}）`, `00:00 から 23:59 で書く（例: ${fix}）`],
      }),
    },
    'no-such-day': {
      words: ({ month, day, last }: { month: number; day: number; last: number }) => ({
        en: [
          `holds a day that does not exist: ${month}月${day}日`,
          `write a day up to ${last}: that month has no more`,
        ],
        ja: [`${month}月${day}日という日はありません`, `${month}月は${last}日までなので、その中の日にする`],
      }),
    },
  },
} satisfies Chapter
