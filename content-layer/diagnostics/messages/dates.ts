import type { Category } from '../message.ts'

export const dateCategory = {
  title: '日時の書き方',
  reason: '始まりと終わりは、特典を受けられるかどうかを決める',
  source: '仕様 §3、決定 D7',
  kinds: {
    'bad-date': {
      messages: ({ actual }: { actual: string }) => [
        `日時の書き方が違うか、暦にない日時です（${actual}）`,
        '暦にある日時を、2023-04-18 00:00 のように日本時間で書く',
      ],
    },
    'date-form': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `日時の書き方が違います（${actual}）`,
        `${fix} と書く`,
      ],
    },
    'date-full-width': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `日時に全角の文字が使われています（${actual}）`,
        `${fix} と書く`,
      ],
    },
    'date-without-time': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `時刻がありません（${actual}）`,
        `${fix} と書く`,
      ],
    },
    'no-such-time': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `実際にない時刻です（${actual}）`,
        `00:00 から 23:59 で書く（例: ${fix}）`,
      ],
    },
    'no-such-day': {
      messages: ({ month, day, last }: { month: number; day: number; last: number }) => [
        `${month}月${day}日という日はありません`,
        `${month}月は${last}日までなので、その中の日にする`,
      ],
    },
  },
} satisfies Category
