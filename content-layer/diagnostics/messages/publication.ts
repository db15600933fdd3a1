import type { Category } from '../message.ts'

type ScheduledName = { actual: string; subject: string; until: string }

export const publicationCategory = {
  title: '公開の日時',
  reason: '早すぎる公開は取り消せず、遅すぎる公開では、だれも特典を受けられない',
  source: '決定の記録 0030（日時を決めた公開）',
  kinds: {
    'ended-promise-changed': {
      severity: 'warning',
      isAboutChange: true,
      reason: '終わったキャンペーンで約束したことは、あとから変わらない',
      source: '決定 D30（終わったキャンペーン）',
      messages: ({ before, after }: { before: string; after: string }) => [
        `終わったキャンペーンの約束を変えています（公開した版${before === '' ? 'にはなく' : `では「${before}」`}、いまは${after === '' ? 'ありません' : `「${after}」です`}）`,
        '元に戻す。まちがいを正すときは「確認ずみ: 理由」を書き、承認を受ける',
      ],
    },
    'ended-shared-changed': {
      severity: 'warning',
      isAboutChange: true,
      reason: '終わったキャンペーンで約束したことは、あとから変わらない',
      source: '決定 D30（終わったキャンペーン）',
      messages: ({ example, count }: { example: string; count: number }) => [
        `この共通の文を変えると、終わったキャンペーン（${example}${count > 1 ? ` など${count}件` : ''}）の約束も変わります`,
        '元に戻し、新しいキャンペーンには別の名前の文を足す。まちがいを正すときは「確認ずみ: 理由」を書き、承認を受ける',
      ],
    },
    'publish-after-end': {
      messages: ({ actual, end }: { actual: string; end: string }) => [
        `公開の日時（${actual}）が、終わり（${end}）よりあとです`,
        'だれにも見えないまま終わるので、日時を直す',
      ],
    },
    'publish-after-start': {
      severity: 'warning',
      messages: ({ actual, start }: { actual: string; start: string }) => [
        `公開の日時（${actual}）が、始まり（${start}）よりあとです`,
        '始まったあとに公開してよいか確かめる',
      ],
    },
    'publish-long-before': {
      severity: 'warning',
      messages: ({ actual, start }: { actual: string; start: string }) => [
        `公開の日時（${actual}）が、始まり（${start}）の1か月以上前です`,
        '年や月を確かめる',
      ],
    },
    'publish-before-month': {
      messages: ({ actual, month }: { actual: string; month: string }) => [
        `公開の日時（${actual}）より、月の公開（${month}）のほうがあとです`,
        'この行を消すか、month.yaml の publishAt を早める',
        'この日時を消すか、月のページの publishAt を早める',
      ],
    },
    'link-to-held-back': {
      messages: ({ actual, until }: { actual: string; until: string }) => [
        `${until} まで公開されないページへのリンクです（${actual}）`,
        'このページにも同じ publishAt を書く。書けない画面なら、公開されたあとでリンクを足す',
      ],
    },
    'fact-of-held-back': {
      messages: ({ name, until }: { name: string; until: string }) => [
        `${until} まで公開されないキャンペーンの ｛${name}｝ を使っています`,
        `month.yaml にも同じ publishAt を書くか、｛${name}｝ を使わない文にする`,
      ],
    },
    'names-held-back': {
      messages: ({ actual, subject, until }: ScheduledName) => [
        `「${actual}」から、${until} まで公開されない ${subject} のことがわかります`,
        'その言葉を使わない文にするか、ここにも同じ publishAt を書く（画面の文には書けない）',
      ],
    },
    'picture-of-held-back': {
      messages: ({ actual, subject, until }: ScheduledName) => [
        `絵のファイルの名前から、${until} まで公開されない ${subject} がわかります（「${actual}」）`,
        'ファイルの名前を変えるか、ここにも同じ publishAt を書く（画面の文には書けない）',
      ],
    },
    'promotion-of-held-back': {
      messages: ({ subject, until }: { subject: string; until: string }) => [
        `${until} まで公開されない ${subject} の特典が、先に公開されます`,
        'この特典にも同じ publishAt を書くか、キャンペーンの行き先を直す',
      ],
    },
    'no-promotion-published': {
      messages: ({ until }: { until: string }) => [
        `${until} まで、このページに出る特典が一つもありません`,
        '一つは publishAt を書かないか、前の特典をそれまで残す',
      ],
    },
  },
} satisfies Category
