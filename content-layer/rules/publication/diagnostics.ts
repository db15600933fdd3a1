import type { Chapter } from '../../diagnostics/words.ts'

type HeldBackName = { got: string; subject: string; until: string }

export const publicationChapter = {
  title: '公開の日時',
  reason: '早すぎる公開は取り消せず、遅すぎる公開では、だれも特典を受けられない',
  source: '決定の記録 0030（日時を決めた公開）',
  kinds: {
    'ended-promise-changed': {
      severity: 'remark',
      reason: '終わったキャンペーンで約束したことは、あとから変わらない',
      source: '決定 D30（終わったキャンペーン）',
      words: ({ before, after }: { before: string; after: string }) => ({
        en: [
          `changes what a campaign that is over promised: published was ${before || 'nothing'}, now it is ${after || 'nothing'}`,
          'take it back; to correct a mistake, give the reason and have it approved',
        ],
        ja: [
          `終わったキャンペーンの約束を変えています（公開した版では「${before || 'なし'}」、いまは「${after || 'なし'}」）`,
          '元に戻す。まちがいを正すときは「確認ずみ: 理由」を書き、承認を受ける',
        ],
      }),
    },
    'ended-note-changed': {
      severity: 'remark',
      reason: '終わったキャンペーンで約束したことは、あとから変わらない',
      source: '決定 D30（終わったキャンペーン）',
      words: ({ example, count }: { example: string; count: number }) => ({
        en: [
          `changes the note of ${count} campaign(s) that are over, such as ${example}`,
          'take it back, and add another note for new campaigns; to correct a mistake, give the reason and have it approved',
        ],
        ja: [
          `この注記を変えると、終わったキャンペーン（${example} など${count}件）の約束も変わります`,
          '元に戻し、新しいキャンペーンには別の名前の注記を足す。まちがいを正すときは「確認ずみ: 理由」を書き、承認を受ける',
        ],
      }),
    },
    'publish-after-end': {
      words: ({ got, end }: { got: string; end: string }) => ({
        en: [`publishes at ${got}, after the end at ${end}`, 'correct the date: nobody would see the campaign'],
        ja: [`公開の日時（${got}）が、終わり（${end}）よりあとです`, 'だれにも見えないまま終わるので、日時を直す'],
      }),
    },
    'publish-after-start': {
      severity: 'remark',
      words: ({ got, start }: { got: string; start: string }) => ({
        en: [
          `publishes at ${got}, after the start at ${start}`,
          'check whether the page may come later than the campaign',
        ],
        ja: [`公開の日時（${got}）が、始まり（${start}）よりあとです`, '始まったあとに公開してよいか確かめる'],
      }),
    },
    'publish-long-before': {
      severity: 'remark',
      words: ({ got, start }: { got: string; start: string }) => ({
        en: [`publishes at ${got}, long before the start at ${start}`, 'correct the year or the month'],
        ja: [`公開の日時（${got}）が、始まり（${start}）より前すぎます`, '年や月を確かめる'],
      }),
    },
    'publish-before-month': {
      words: ({ got, month }: { got: string; month: string }) => ({
        en: [
          `publishes at ${got}, but its month holds it back until ${month}`,
          'remove it, or move publishAt in month.yaml forward',
        ],
        ja: [
          `公開の日時（${got}）より、月の公開（${month}）のほうがあとです`,
          'この行を消すか、month.yaml の publishAt を早める',
        ],
      }),
    },
    'link-to-held-back': {
      words: ({ got, until }: { got: string; until: string }) => ({
        en: [
          `leads to a page that is held back until ${until}: ${got}`,
          'hold this page back as long with publishAt, or add the link after that moment',
        ],
        ja: [
          `${until} まで公開されないページへのリンクです（${got}）`,
          'このページの publishAt も同じにするか、公開のあとでリンクを足す',
        ],
      }),
    },
    'fact-of-held-back': {
      words: ({ name, until }: { name: string; until: string }) => ({
        en: [
          `states ${name}, which is held back until ${until}`,
          'hold the month back as long with publishAt, or write the sentence without it',
        ],
        ja: [
          `${until} まで公開されないキャンペーンの「${name}」を言っています`,
          'month.yaml にも同じ publishAt を書くか、その言葉を使わない文にする',
        ],
      }),
    },
    'names-held-back': {
      words: ({ got, subject, until }: HeldBackName) => ({
        en: [
          `names ${subject} (“${got}”), which is held back until ${until}`,
          'hold this back as long with publishAt, or write it without that name',
        ],
        ja: [
          `「${got}」から、${until} まで公開されない ${subject} のことがわかります`,
          'こちらの publishAt も同じにするか、その言葉を使わない文にする',
        ],
      }),
    },
    'picture-of-held-back': {
      words: ({ got, subject, until }: HeldBackName) => ({
        en: [
          `shows a picture that is named after ${subject} (“${got}”), which is held back until ${until}`,
          'take a picture with another file name, or hold this back as long with publishAt',
        ],
        ja: [
          `絵のファイルの名前から、${until} まで公開されない ${subject} がわかります（「${got}」）`,
          'ファイルの名前を変えるか、こちらの publishAt も同じにする',
        ],
      }),
    },
    'promotion-of-held-back': {
      words: ({ subject, until }: { subject: string; until: string }) => ({
        en: [
          `is the promotion of ${subject}, which is held back until ${until}`,
          'give the promotion the same publishAt, or let the campaign lead to another one',
        ],
        ja: [
          `${until} まで公開されない ${subject} の特典が、先に公開されます`,
          'この特典にも同じ publishAt を書くか、キャンペーンの行き先を直す',
        ],
      }),
    },
    'no-promotion-published': {
      words: ({ until }: { until: string }) => ({
        en: [
          `holds back every promotion of this page until ${until} at least`,
          'leave one promotion without publishAt: the page would be empty',
        ],
        ja: [
          `${until} まで、このページに出る特典が一つもありません`,
          '一つは publishAt を書かないか、前の特典をそれまで残す',
        ],
      }),
    },
  },
} satisfies Chapter
