import type { Category } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

export const timeCategory = {
  title: '期間と日',
  reason: '始まりと終わりは、特典を受けられるかどうかを決める',
  source: '仕様 §3、決定 D7',
  kinds: {
    'period-outside-month': {
      messages: ({ actual, month }: { actual: string; month: string }) => [
        `期間（${actual}）が、フォルダの月（${month}）に一日もかかっていません`,
        'start と end を、この月の日時に直す（写した月のまま残っていることが多い）',
      ],
    },
    'not-eighth-day': {
      reason: '毎月8日だけの特典である',
      source: '仕様 §3（isEighthDay）',
      messages: ({ eighth }: { eighth: string }) => [
        'isEighthDay: true ですが、期間が8日だけになっていません',
        `${eighth} 00:00 から ${eighth} 23:59 までにするか、isEighthDay を消す`,
      ],
    },
    'period-beyond-month': {
      reason: '前の月の期間が残っていることが多い',
      source: '決定 D3（月のページ）',
      messages: ({ actual, month }: { actual: string; month: string }) => [
        `期間が、フォルダの月（${month}）をこえています（${actual}）`,
        '期間を直す。こえてよいなら「期間がフォルダの月をこえるか」を「はい」にする（runsOver: true）',
      ],
    },
    'runs-over-not': {
      reason: '前の月の期間が残っていることが多い',
      source: '決定 D3',
      messages: ['true ですが、期間は月の中に収まっています', 'runsOver を消すか、期間を直す'],
    },
    'eighth-day-unsaid': {
      severity: 'warning',
      reason: '8日の日めくりがページに出ない',
      source: '仕様 §3（isEighthDay）',
      messages: [
        '8日だけの期間ですが、isEighthDay: true がありません',
        '毎月8日のキャンペーンなら isEighthDay: true と書く',
      ],
    },
    'end-at-midnight': {
      severity: 'warning',
      reason: reasons.wrongDay,
      source: '決定 D7（終わりの1分まで続く）',
      messages: ({ actual }: { actual: string }) => [
        `日付が変わった直後の1分で終わります（${actual}）`,
        'その日いっぱいなら、その日の 23:59 にする。前の日いっぱいなら、前の日の 23:59 にする',
      ],
    },
    'start-at-last-minute': {
      severity: 'warning',
      reason: reasons.wrongDay,
      source: '決定 D7',
      messages: ({ actual }: { actual: string }) => [
        `日付が変わる直前の1分から始まります（${actual}）`,
        'その日からなら、その日の 00:00 にする。次の日からなら、次の日の 00:00 にする',
      ],
    },
    'end-at-noon': {
      severity: 'warning',
      reason: reasons.wrongDay,
      source: sources.corpus,
      messages: ({ actual }: { actual: string }) => [`お昼に終わります（${actual}）`, '一日いっぱいなら 23:59 にする'],
    },
    'zone-not-japan': {
      severity: 'warning',
      reason: reasons.wrongDay,
      source: '決定 D7（日本時間）',
      messages: ({ actual, japanTime }: { actual: string; japanTime: string }) => [
        `ほかの地域の時刻です。日本時間では ${japanTime} になります（${actual}）`,
        `その時刻でよければ ${japanTime} と書く`,
      ],
    },
    'year-far-off': {
      severity: 'warning',
      reason: reasons.wrongDay,
      source: sources.corpus,
      messages: ({ actual }: { actual: string }) => [`年がほかとかけ離れています（${actual}）`, '年を確かめる'],
    },
    'grant-on-last-day': {
      severity: 'warning',
      reason: '終わりの日の夜に支払った分を、その日のうちに付与できない',
      source: sources.fair,
      messages: ({ end }: { end: string }) => [
        `付与の日が、キャンペーンの終わりの日（${end}）と同じです`,
        '終わりよりあとの日にする',
      ],
    },
    'grant-before-end': {
      reason: 'お支払いが終わる前に、すべてのポイントは付与できない',
      source: sources.fair,
      messages: ({ grantBy, end }: { grantBy: string; end: string }) => [
        `付与の日（${grantBy}）が、キャンペーンの終わり（${end}）より前です`,
        '終わりよりあとの日にするか、期間を直す',
      ],
    },
    'grant-late': {
      severity: 'warning',
      reason: '付与が遠すぎると、年か月のまちがいが多い',
      source: sources.disclaimers,
      messages: ({ grantBy, end }: { grantBy: string; end: string }) => [
        `付与の日（${grantBy}）が、終わり（${end}）から離れすぎています`,
        '年や月を確かめる',
      ],
    },
    'season-unfit': {
      severity: 'warning',
      reason: reasons.leftFromCopy,
      source: sources.corpus,
      messages: ({ actual, month }: { actual: string; month: number }) => [
        `${month}月に合わない季節の言葉です（${actual}）`,
        '前の月の言葉が残っていないか確かめる',
      ],
    },
  },
} satisfies Category
