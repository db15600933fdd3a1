import type { Messages } from './words.ts'

/** From when pages are published. Times are in Japan time. */
export const publicationMessages = {
  'publish-after-end': ({ got, end }: { got: string; end: string }) => ({
    en: [`publishes at ${got}, after the end at ${end}`, 'correct the date: nobody would see the campaign'],
    ja: [`公開の日時（${got}）が、終わり（${end}）よりあとです`, 'だれにも見えないまま終わるので、日時を直す'],
  }),
  'publish-after-start': ({ got, start }: { got: string; start: string }) => ({
    en: [`publishes at ${got}, after the start at ${start}`, 'check whether the page may come later than the campaign'],
    ja: [`公開の日時（${got}）が、始まり（${start}）よりあとです`, '始まったあとに公開してよいか確かめる'],
  }),
  'publish-long-before': ({ got, start }: { got: string; start: string }) => ({
    en: [`publishes at ${got}, long before the start at ${start}`, 'correct the year or the month'],
    ja: [`公開の日時（${got}）が、始まり（${start}）より前すぎます`, '年や月を確かめる'],
  }),
  'publish-before-month': ({ got, month }: { got: string; month: string }) => ({
    en: [
      `publishes at ${got}, but its month holds it back until ${month}`,
      'remove it, or move publishAt in month.yaml forward',
    ],
    ja: [
      `公開の日時（${got}）より、月の公開（${month}）のほうがあとです`,
      'この行を消すか、month.yaml の publishAt を早める',
    ],
  }),
  'link-to-held-back': ({ got, until }: { got: string; until: string }) => ({
    en: [
      `leads to a page that is held back until ${until}: ${got}`,
      'hold this page back as long with publishAt, or add the link after that moment',
    ],
    ja: [
      `${until} まで公開されないページへのリンクです（${got}）`,
      'このページの publishAt も同じにするか、公開のあとでリンクを足す',
    ],
  }),
  'fact-of-held-back': ({ name, until }: { name: string; until: string }) => ({
    en: [
      `states ${name}, which is held back until ${until}`,
      'hold the month back as long with publishAt, or write the sentence without it',
    ],
    ja: [
      `${until} まで公開されないキャンペーンの「${name}」を言っています`,
      'month.yaml にも同じ publishAt を書くか、その言葉を使わない文にする',
    ],
  }),
} satisfies Messages
