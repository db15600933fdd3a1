import { type Chapter, meant, type Suggestion } from '../diagnostics/words.ts'
import { describeFault, type PictureFault } from './picture-faults.ts'
import { describeUnsafe, type Unsafe } from './unsafe.ts'

export const pictureChapter = {
  title: '絵のファイル',
  reason: '通信の遅いスマートフォンでも、だれにでも、同じ絵が見えるように',
  source: '決定の記録 0018（コンテンツの上限）',
  kinds: {
    'missing-image': {
      words: ({ path, ...suggested }: { path: string } & Suggestion) => {
        const isOther = suggested.suggestion !== '' || suggested.known !== ''
        return {
          en: [
            `there is no picture ${path}`,
            `${isOther ? `${meant.en(suggested)} ` : ''}Put the picture there if it is still to come`,
          ],
          ja: [
            `絵 ${path} がありません`,
            `${isOther ? `${meant.ja(suggested)}。` : ''}まだ置いていない絵なら、この場所に置く`,
          ],
        }
      },
    },
    'leaves-content': {
      words: {
        en: [
          'has .. in the path of a picture',
          "put it into the month's images/ and write images/…, or into content/images/ and write /images/…",
        ],
        ja: [
          '絵の場所に .. は使えません',
          'その月の images/ に置いて images/… と書くか、content/images/ に置いて /images/… と書く',
        ],
      },
    },
    'image-size': {
      words: ({ got, expected }: { got: number; expected: number }) => ({
        en: [`is stated as ${got} px, but the picture is ${expected} px`, `remove this line, or write ${expected}`],
        ja: [`${got}px とありますが、絵は ${expected}px です`, `この行を消すか、${expected} と書く`],
      }),
    },
    'image-unreadable': {
      words: ({ fault }: { fault: PictureFault }) => describeFault(fault),
    },
    'picture-several': {
      words: ({ count }: { count: number }) => ({
        en: [`holds ${count} pictures in one file`, 'save the one that is to be seen as a JPEG or PNG'],
        ja: [`一つのファイルに、絵が${count}枚入っています`, '使う一枚だけを、JPEG か PNG で書き出して置く'],
      }),
    },
    'picture-hdr': {
      words: ({ coding }: { coding: string }) => ({
        en: [
          `is an HDR picture (${coding}), which pages would show grey`,
          'turn HDR off, convert the colours to sRGB, and save it as a JPEG or PNG',
        ],
        ja: [
          `HDR の画像（${coding}）で、ページでは灰色がかって見えます`,
          'HDR を切り、色を sRGB に変えて、JPEG か PNG で書き出す',
        ],
      }),
    },
    'picture-colors': {
      words: ({ coding }: { coding: string }) => ({
        en: [
          `has colours other than sRGB (${coding}), which pages would show wrongly`,
          'convert the colours to sRGB when exporting',
        ],
        ja: [
          `色の決め方が sRGB ではなく（${coding}）、ページでは違う色に見えます`,
          '書き出すときに「sRGB に変換」を選ぶ',
        ],
      }),
    },
    'picture-too-heavy': {
      words: ({ size, limit }: { size: number; limit: number }) => ({
        en: [
          `is ${size} KB, more than ${limit} KB`,
          'save it as a JPEG, or make it at most 1,500 px wide; the page never shows it larger',
        ],
        ja: [
          `${size} KB あり、上限の ${limit} KB をこえています`,
          'JPEG で保存するか、幅を1,500px 以下にする（ページでは、それより大きく出ない）',
        ],
      }),
    },
    'svg-too-heavy': {
      words: ({ size, limit }: { size: number; limit: number }) => ({
        en: [
          `is ${size} KB as an SVG, more than ${limit} KB`,
          'export it without the data of the drawing program (“Optimized SVG”), simplify its paths, or hand it in as a PNG 1,500 px wide',
        ],
        ja: [
          `SVG として ${size} KB あり、上限の ${limit} KB をこえています`,
          '作図ソフトの情報を含めず（「最適化 SVG」など）に書き出すか、パスを減らすか、幅1,500px の PNG にする',
        ],
      }),
    },
    'picture-too-large': {
      words: ({ width, height, pixels, side }: { width: number; height: number; pixels: number; side: number }) => ({
        en: [
          `is ${width} by ${height} px; a picture has at most ${pixels} million pixels, and no side above ${side} px`,
          'make it at most 1,500 px wide',
        ],
        ja: [
          `${width}×${height}px あります。絵は ${pixels}00万画素まで、一辺は ${side}px までです`,
          '幅を1,500px 以下にする',
        ],
      }),
    },
    'picture-too-small': {
      words: ({ got, minimum }: { got: number; minimum: number }) => ({
        en: [
          `is ${got} px wide, which looks blurred on a phone here`,
          `hand it in at least ${minimum} px wide, or as an SVG`,
        ],
        ja: [`幅が ${got}px しかなく、ここではぼやけて見えます`, `幅 ${minimum}px 以上のものか、SVG にする`],
      }),
    },
    'picture-animated': {
      words: {
        en: ['moves', 'hand in one still picture; a page shows nothing that moves by itself'],
        ja: ['動く絵です', '動かない一枚の絵にする（ページでは、動く絵を使わない）'],
      },
    },
    'svg-endless': {
      words: {
        en: ['moves without an end', 'let it move once, for less than five seconds, or not at all'],
        ja: ['終わらない動きが入っています', '動きを消すか、一度だけ、5秒までで止まる動きにする'],
      },
      source: 'WCAG 2.2.2（一時停止、停止、非表示）',
    },
    'svg-unsafe': {
      words: ({ unsafe }: { unsafe: Unsafe }) => ({
        en: [
          `holds ${describeUnsafe(unsafe).en}`,
          'export it as “Optimized SVG”, without links, photographs and outside references, or as a PNG 1,500 px wide',
        ],
        ja: [
          `SVG に使えないもの（${describeUnsafe(unsafe).ja}）が入っています`,
          '「最適化 SVG」などに、リンク・写真・外部の参照を含めずに書き出すか、幅1,500px の PNG にする',
        ],
      }),
    },
    'svg-too-complex': {
      words: ({ cost, limit }: { cost: number; limit: number }) => ({
        en: [
          `takes too long to draw: this part alone counts ${cost}, and a whole drawing may count ${limit}`,
          'use fewer copies, masks, filters and see-through parts, or hand it in as a PNG 1,500 px wide',
        ],
        ja: [
          `描くのに時間がかかりすぎます（この部分だけで ${cost}。絵全体で ${limit} まで）`,
          '複製・マスク・フィルター・半透明を減らすか、幅1,500px の PNG にする',
        ],
      }),
    },
    'svg-too-deep': {
      words: ({ levels }: { levels: number }) => ({
        en: [
          `nests parts more than ${levels} levels deep`,
          'ungroup some of its parts, or hand it in as a PNG 1,500 px wide',
        ],
        ja: [`部品の入れ子が${levels}段をこえています`, 'グループを解除して段を減らすか、幅1,500px の PNG にする'],
      }),
    },
    'svg-cycle': {
      words: ({ id }: { id: string }) => ({
        en: [`shows #${id} inside itself`, `remove this reference to #${id}, or export the drawing again`],
        ja: [`#${id} の中で #${id} 自身を使っています`, `#${id} を使うのをやめるか、書き出し直す`],
      }),
    },
    'picture-too-slow': {
      words: ({ seconds, memory }: { seconds: number; memory: number }) => ({
        en: [
          `takes more than ${seconds} s or ${memory} GB of memory to work on`,
          'export it again with fewer effects, or hand it in as a PNG or JPEG 1,500 px wide',
        ],
        ja: [
          `処理に${seconds}秒または ${memory} GB より多くかかる絵です`,
          '効果を減らして書き出し直すか、幅1,500px の PNG か JPEG にする',
        ],
      }),
    },
    'bad-image-path': {
      words: ({ got }: { got: string }) => ({
        en: [
          `is not the path of a picture: ${got}`,
          'write it like images/books.svg: small letters a-z, digits and hyphens, and .svg, .png, .jpg, .webp or .avif',
        ],
        ja: [
          `絵の場所か種類が違います（${got}）`,
          'images/books.svg のように書く（半角の英小文字・数字・ハイフンと、.svg .png .jpg .webp .avif のどれか）',
        ],
      }),
    },
    'image-upper-case': {
      words: ({ got, fix }: { got: string; fix: string }) => ({
        en: [`has capitals in the path of a picture: ${got}`, `write ${fix}, and give the file the same name`],
        ja: [`絵の名前に大文字は使えません（${got}）`, `${fix} と書き、ファイルの名前も同じにする`],
      }),
    },
    'picture-blank': {
      words: {
        en: ['shows nothing: it is wholly transparent, or all white', 'put the finished picture here'],
        ja: ['何も見えない絵です（すべて透明か、全面が真っ白）', 'できあがった絵を置く'],
      },
    },
  },
} satisfies Chapter
