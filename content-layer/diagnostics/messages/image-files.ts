import { describeImageError } from '../explanations/explain-image-error.ts'
import type { ImageError } from '../explanations/unreadable-image.ts'
import { nameUnsafeConstruct, type UnsafeConstruct } from '../explanations/unsafe-construct.ts'
import { type Category, formatSuggestion, type Suggestion } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

export const imageFileCategory = {
  title: '絵のファイル',
  reason: '通信の遅いスマートフォンでも、だれにでも、同じ絵が見えるように',
  source: '決定の記録 0018（コンテンツの上限）',
  kinds: {
    'missing-image': {
      messages: ({ path, ...suggested }: { path: string } & Suggestion) => {
        const isOther = suggested.suggestion !== '' || suggested.candidates !== ''
        const other = isOther ? `${formatSuggestion(suggested)}。` : ''
        return [
          `絵 content/${path} がありません`,
          `${other}まだ置いていない絵なら、この場所に置く`,
          `${other}まだ置いていない絵なら、この欄に置く`,
        ]
      },
    },
    'leaves-content': {
      messages: [
        '絵の場所に .. は使えません',
        'その月の images/ に置いて images/… と書くか、content/images/ に置いて /images/… と書く',
      ],
    },
    'image-size': {
      messages: ({ actual, expected }: { actual: number; expected: number }) => [
        `${actual}px とありますが、絵は ${expected}px です`,
        `この行を消すか、${expected} と書く`,
        'この欄を空にする（大きさは絵から決まる）',
      ],
    },
    'image-unreadable': {
      messages: ({ problem }: { problem: ImageError }) => describeImageError(problem),
    },
    'picture-too-heavy': {
      messages: ({ size, limit }: { size: number; limit: number }) => [
        `${size} KB あり、上限の ${limit} KB をこえています`,
        'JPEG で保存するか、幅を1,500px 以下にする（ページでは、それより大きく出ない）',
      ],
    },
    'svg-too-heavy': {
      messages: ({ size, limit }: { size: number; limit: number }) => [
        `SVG として ${size} KB あり、上限の ${limit} KB をこえています`,
        '作図ソフトの情報を含めず（「最適化 SVG」など）に書き出すか、パスを減らすか、幅1,500px の PNG にする',
      ],
    },
    'picture-too-large': {
      messages: ({ width, height, pixels, side }: { width: number; height: number; pixels: number; side: number }) => [
        `${width}×${height}px あります。絵は ${pixels}00万画素まで、一辺は ${side}px までです`,
        '幅を1,500px 以下にする',
      ],
    },
    'picture-too-small': {
      messages: ({ actual, minimum }: { actual: number; minimum: number }) => [
        `幅が ${actual}px しかなく、ここではぼやけて見えます`,
        `幅 ${minimum}px 以上のものか、SVG にする`,
      ],
    },
    'picture-animated': {
      messages: ['動く絵です', '動かない一枚の絵にする（ページでは、動く絵を使わない）'],
    },
    'svg-endless': {
      messages: ['終わらない動きが入っています', '動きを消すか、一度だけ、5秒までで止まる動きにする'],
      source: 'WCAG 2.2.2（一時停止、停止、非表示）',
    },
    'svg-unsafe': {
      messages: ({ unsafe }: { unsafe: UnsafeConstruct }) => [
        `SVG に使えないもの（${nameUnsafeConstruct(unsafe)}）が入っています`,
        '「最適化 SVG」などに、リンク・写真・外部の参照を含めずに書き出すか、幅1,500px の PNG にする',
      ],
    },
    'svg-too-deep': {
      messages: ({ levels }: { levels: number }) => [
        `部品の入れ子が${levels}段をこえています`,
        'グループを解除して段を減らすか、幅1,500px の PNG にする',
      ],
    },
    'picture-too-slow': {
      messages: ({ seconds, memory }: { seconds: number; memory: number }) => [
        `処理に${seconds}秒または ${memory} GB より多くかかる絵です`,
        '効果を減らして書き出し直すか、幅1,500px の PNG か JPEG にする',
      ],
    },
    'bad-image-path': {
      messages: ({ actual, fix = '' }: { actual: string; fix?: string }) => [
        `絵の場所か種類が違います（${actual}）`,
        fix === ''
          ? 'images/books.svg のように書く（半角の英小文字・数字・ハイフンと、.svg .png .jpg .webp .avif のどれか）'
          : `${fix} と書く`,
      ],
    },
    'image-upper-case': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `絵の名前に大文字は使えません（${actual}）`,
        `${fix} と書き、ファイルの名前も同じにする`,
      ],
    },
    'picture-blank': {
      messages: ['何も見えない絵です（すべて透明か、全面が真っ白）', 'できあがった絵を置く'],
    },
    'alt-without-words': {
      severity: 'warning',
      reason: '絵を見ない人に、絵の中の言葉が届かない',
      source: 'WCAG 2.2 1.1.1',
      messages: ({ actual }: { actual: string }) => [`絵の中の文字（${actual}）が alt にありません`, 'alt に書き足す'],
    },
    'picture-twice': {
      severity: 'warning',
      reason: reasons.wrongPicture,
      source: sources.corpus,
      messages: ({ actual, other }: { actual: string; other: string }) => [
        `ほかのものと同じ絵です（${actual} と ${other}）`,
        '正しい絵を置く。同じでよいなら「確認ずみ: 理由」を書く',
      ],
    },
    'picture-draft': {
      reason: '仮の絵のまま公開しない',
      source: '新しいマーケターの試し',
      messages: ['仮の絵のままです', 'できあがった絵に置きかえる'],
    },
    'svg-text-font': {
      severity: 'warning',
      reason: '端末にその書体がないと、形や幅が変わる',
      source: sources.corpus,
      messages: ['文字がフォントのままです（端末によって形が変わります）', '文字をアウトライン（パス）にして書き出す'],
    },
    'logo-missing': {
      severity: 'warning',
      reason: reasons.wrongShop,
      source: '仕様 §3（logos、logosOnDetail）',
      messages: ({ shop, isOther }: { shop: string; isOther: boolean }) =>
        isOther
          ? [`「${shop}」のロゴが、logosOnDetail のものと違う絵です`, '正しいほうの絵を、両方に選ぶ']
          : [`「${shop}」は月のページにだけ出ます`, 'logosOnDetail にも足すか、ここから消す'],
    },
    'picture-named-twice': {
      severity: 'warning',
      reason: reasons.wrongPicture,
      source: sources.corpus,
      messages: ({ actual, other }: { actual: string; other: string }) => [
        `同じ絵が、ここでは「${actual}」、ほかでは「${other}」です`,
        'どちらが正しいか確かめる',
      ],
    },
  },
} satisfies Category
