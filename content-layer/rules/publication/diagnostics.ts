import type { Chapter } from '../../diagnostics/words.ts'

type HeldBackName = { got: string; subject: string; until: string }

export const publicationChapter = {
  title: '公開の日時',
  reason: '早すぎる公開は取り消せず、遅すぎる公開では、だれも特典を受けられない',
  source: '決定の記録 0030（日時を決めた公開）',
  kinds: {
    'ended-promise-changed': {
      severity: 'remark',
      isOfEdit: true,
      reason: '終わったキャンペーンで約束したことは、あとから変わらない',
      source: '決定 D30（終わったキャンペーン）',
      words: ({ before, after }: { before: string; after: string }) => ({
        en: [
          `changes what a campaign that is over promised: published was ${before || 'nothing'}, now it is ${after || 'nothing'}`,
          'take it back; to correct a mistake, give the reason and have it approved',
        ],
        ja: [
          `終わったキャンペーンの約束を変えています（公開した版${before === '' ? 'にはなく' : `では「${before}」`}、いまは${after === '' ? 'ありません' : `「${after}」です`}）`,
          '元に戻す。まちがいを正すときは「確認ずみ: 理由」を書き、承認を受ける',
        ],
      }),
    },
    'ended-note-changed': {
      severity: 'remark',
      isOfEdit: true,
      reason: '終わったキャンペーンで約束したことは、あとから変わらない',
      source: '決定 D30（終わったキャンペーン）',
      words: ({ example, count }: { example: string; count: number }) => ({
        en: [
          `changes the promises of ${count > 1 ? `${count} campaigns that are over, such as ${example}` : `${example}, a campaign that is over`}`,
          'take it back, and add another note for new campaigns; to correct a mistake, give the reason and have it approved',
        ],
        ja: [
          `この注記を変えると、終わったキャンペーン（${example}${count > 1 ? ` など${count}件` : ''}）の約束も変わります`,
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
        en: [`publishes at ${got}, more than a month before the start at ${start}`, 'correct the year or the month'],
        ja: [`公開の日時（${got}）が、始まり（${start}）の1か月以上前です`, '年や月を確かめる'],
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
          'write the same publishAt for this page; where a screen cannot have one, add the link after that moment',
        ],
        ja: [
          `${until} まで公開されないページへのリンクです（${got}）`,
          'このページにも同じ publishAt を書く。書けない画面なら、公開されたあとでリンクを足す',
        ],
      }),
    },
    'fact-of-held-back': {
      words: ({ name, until }: { name: string; until: string }) => ({
        en: [
          `states ｛${name}｝ of a campaign that is held back until ${until}`,
          `write the same publishAt in month.yaml, or a sentence without ｛${name}｝`,
        ],
        ja: [
          `${until} まで公開されないキャンペーンの ｛${name}｝ を使っています`,
          `month.yaml にも同じ publishAt を書くか、｛${name}｝ を使わない文にする`,
        ],
      }),
    },
    'names-held-back': {
      words: ({ got, subject, until }: HeldBackName) => ({
        en: [
          `names ${subject} (“${got}”), which is held back until ${until}`,
          'write it without those words, or write the same publishAt here too (texts of screens cannot have one)',
        ],
        ja: [
          `「${got}」から、${until} まで公開されない ${subject} のことがわかります`,
          'その言葉を使わない文にするか、ここにも同じ publishAt を書く（画面の文には書けない）',
        ],
      }),
    },
    'picture-of-held-back': {
      words: ({ got, subject, until }: HeldBackName) => ({
        en: [
          `shows a picture that is named after ${subject} (“${got}”), which is held back until ${until}`,
          'give the file another name, or write the same publishAt here too (texts of screens cannot have one)',
        ],
        ja: [
          `絵のファイルの名前から、${until} まで公開されない ${subject} がわかります（「${got}」）`,
          'ファイルの名前を変えるか、ここにも同じ publishAt を書く（画面の文には書けない）',
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
