import type { Chapter, Language } from '../../diagnostics/words.ts'
import { describeKind, type FileKind } from '../../pictures/file-kinds.ts'

export const fileChapter = {
  title: 'ファイル',
  reason: '置き場所と名前が、ページのURLと役割を決める',
  source: '決定 D3',
  kinds: {
    unreadable: {
      words: ({ reason }: { reason: string }) => ({
        en: [`cannot be read: ${reason}`, 'check that the file exists and may be read'],
        ja: [`読めません（${reason}）`, 'ファイルがあり、読める状態か確かめる'],
      }),
    },
    'not-utf8': {
      words: {
        en: ['is not UTF-8 text', 'save it as UTF-8'],
        ja: ['文字コードが UTF-8 ではありません', '文字コードに UTF-8 を選んで保存し直す'],
      },
    },
    'control-character': {
      words: ({ code }: { code: string }) => ({
        en: [`has the invisible character ${code}`, 'delete it and type the line anew'],
        ja: [`目に見えない文字（${code}）が入っています`, 'その行を打ち直す'],
      }),
    },
    'too-large': {
      words: ({ size, limit }: { size: number; limit: number }) => ({
        en: [`is ${size} KB, more than ${limit} KB`, 'make the text shorter or split it; no page is near this size'],
        ja: [
          `${size} KB あり、上限の ${limit} KB をこえています`,
          '文を短くするか、分ける（ふつうのページは、この上限に届かない）',
        ],
      }),
    },
    'too-slow': {
      words: ({ seconds }: { seconds: number }) => ({
        en: [
          `takes more than ${seconds} s to read`,
          'look for a sign or a line that is repeated over and over, and delete it',
        ],
        ja: [`読むのに${seconds}秒より長くかかります`, '同じ記号や行が何度も続いていないか見て、消す'],
      }),
    },
    'more-of-a-kind': {
      words: ({ count, again }: { count: number; again: Record<Language, string> }) => ({
        en: [
          `and ${count} more of this kind in this file, the first here: ${again.en}`,
          'mend those above first, then check again',
        ],
        ja: [
          `ほかに同じまちがいが${count}件あります（最初のもの: ${again.ja}）`,
          '上のものを直してから、もう一度確かめる',
        ],
      }),
    },
    'not-a-file': {
      words: {
        en: ['is no file, but a pipe, a socket or a device', 'delete it'],
        ja: ['ふつうのファイルではありません（プログラムのための特別なもの）', '消す'],
      },
    },
    symlink: {
      words: {
        en: ['is a symbolic link', 'put the file itself here'],
        ja: ['ほかの場所のファイルを指すリンクです（シンボリックリンク）', 'ファイルそのものを置く'],
      },
    },
    'too-deep': {
      words: {
        en: ['is nested too deeply', 'write it with fewer brackets and levels of indentation'],
        ja: ['かっこや字下げが、深く重なりすぎています', 'かっこや字下げの段を減らす'],
      },
    },
    'foreign-picture': {
      words: ({ is }: { is: FileKind }) => {
        const { en, ja } = describeKind(is)
        return {
          en: [`is of a kind that pages cannot show: ${en[0]}`, en[1]],
          ja: [`ページに出せない種類のファイルです（${ja[0]}）`, ja[1]],
        }
      },
    },
    'wrong-place': {
      words: {
        en: ['does not belong here', 'put it where content/README.md says'],
        ja: ['置き場所が違います', 'content/README.md の表のとおりの場所へ移す'],
      },
    },
    'left-over-file': {
      words: {
        en: [
          'was left behind by another program',
          'delete it, or move it out of content/; save a plan as CSV, named plan.csv',
        ],
        ja: [
          'ほかのアプリが残したファイルか、写しです',
          '消すか、content/ の外へ移す。計画の表なら CSV で保存し、plan.csv という名前にする',
        ],
      },
    },
    'conflict-marks': {
      words: {
        en: [
          'has the marks of two versions (<<<<<<< and >>>>>>>)',
          'keep the right lines, and delete the other ones and all three marks (<<<<<<<, ======= and >>>>>>>)',
        ],
        ja: [
          '二人の変更がぶつかったときの印（<<<<<<< と >>>>>>>）があります',
          '正しいほうの行だけを残し、印の行（<<<<<<<、=======、>>>>>>>）も三つとも消す',
        ],
      },
    },
    'unknown-ending': {
      words: {
        en: [
          'is a file of a kind that is not used here',
          'save it as .yaml, .mdx, .svg, .png, .jpg, .webp or .avif (no picture by its name alone), or move it out of content/',
        ],
        ja: [
          '使えない種類のファイルです',
          '.yaml .mdx .svg .png .jpg .webp .avif のどれかで保存し直すか、content/ の外へ移す（絵は、名前を変えるだけでは足りない）',
        ],
      },
    },
    'bad-month-folder': {
      words: {
        en: ['is not a month id', 'name the folder like 202309-1'],
        ja: ['月のフォルダの名前が違います', '202309-1 のような名前にする'],
      },
    },
    'fields-in-own-file': {
      words: ({ file }: { file: string }) => ({
        en: [
          'holds the fields of a campaign, which is one file',
          `put them at the top of ${file}, between two lines ---, and delete this file`,
        ],
        ja: [
          'キャンペーンの項目だけのファイルです（項目と本文は、一つのファイルに書きます）',
          `${file} の先頭の、--- の行と --- の行のあいだに移して、このファイルは消す`,
        ],
      }),
    },
    'fields-missing': {
      words: {
        en: [
          'does not begin with the fields of the campaign',
          'write --- as the first line, the fields below, and --- again',
        ],
        ja: ['先頭に項目がありません', '一行目に半角で --- と書き、その下に項目を、その下にもう一度 --- を書く'],
      },
    },
    'fields-not-closed': {
      words: {
        en: ['has no second line --- where the fields end', 'write --- on a line of its own below the last field'],
        ja: ['項目の終わりの --- がありません', '最後の項目の下の行に、半角で --- とだけ書く'],
      },
    },
    'bad-file-name': {
      words: {
        en: ['is not a campaign id', 'use small letters a-z, digits and hyphens only'],
        ja: ['キャンペーンのidに使えない名前です', '半角の英小文字・数字・ハイフンだけにする'],
      },
    },
    'bad-image-name': {
      words: {
        en: [
          'has a name that no field can point to',
          'rename it with a-z, digits, hyphens and a small ending (such as images/books.svg), and write the same in src',
        ],
        ja: [
          'この名前の絵は使えません',
          '半角の英小文字・数字・ハイフンと小文字の拡張子の名前に変え（例: images/books.svg）、src も同じにする',
        ],
      },
    },
    'unknown-screen': {
      words: {
        en: ['belongs to no screen of the site', 'give it the name of a screen; content/README.md lists them'],
        ja: ['この名前の画面はありません', 'content/README.md の表にある画面の名前にする'],
      },
    },
    'missing-file': {
      words: ({ file }: { file: string }) => ({
        en: [`needs ${file}, which is not there`, `add ${file}`],
        ja: [`${file} がありません`, `${file} を作る`],
      }),
    },
  },
} satisfies Chapter
