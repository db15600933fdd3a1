import { describeKind, type FileKind } from '../../common/file-kinds.ts'
import type { Category } from '../message.ts'

export const fileCategory = {
  title: 'ファイル',
  reason: '置き場所と名前が、ページのURLと役割を決める',
  source: '決定 D3',
  kinds: {
    unreadable: {
      messages: ({ reason }: { reason: string }) => [`読めません（${reason}）`, 'ファイルがあり、読める状態か確かめる'],
    },
    'not-utf8': {
      messages: ['文字コードが UTF-8 ではありません', '文字コードに UTF-8 を選んで保存し直す'],
    },
    'control-character': {
      messages: ({ code }: { code: string }) => [`目に見えない文字（${code}）が入っています`, 'その行を打ち直す'],
    },
    'too-large': {
      messages: ({ size, limit }: { size: number; limit: number }) => [
        `${size} KB あり、上限の ${limit} KB をこえています`,
        '文を短くするか、分ける（ふつうのページは、この上限に届かない）',
      ],
    },
    'too-slow': {
      messages: ({ seconds }: { seconds: number }) => [
        `読むのに${seconds}秒より長くかかります`,
        '同じ記号や行が何度も続いていないか見て、消す',
      ],
    },
    'more-of-a-kind': {
      messages: ({ count, again }: { count: number; again: string }) => [
        `ほかに同じまちがいが${count}件あります（最初のもの: ${again}）`,
        '上のものを直してから、もう一度確かめる',
      ],
    },
    'not-a-file': {
      messages: ['ふつうのファイルではありません（プログラムのための特別なもの）', '消す'],
    },
    symlink: {
      messages: ['ほかの場所のファイルを指すリンクです（シンボリックリンク）', 'ファイルそのものを置く'],
    },
    'too-deep': {
      messages: ['かっこや字下げが、深く重なりすぎています', 'かっこや字下げの段を減らす'],
    },
    'foreign-picture': {
      messages: ({ is }: { is: FileKind }) => {
        const [described, hint] = describeKind(is)
        return [`ページに出せない種類のファイルです（${described}）`, hint]
      },
    },
    'wrong-place': {
      messages: ['置き場所が違います', 'content/README.md の表のとおりの場所へ移す'],
    },
    'left-over-file': {
      messages: [
        'ほかのアプリが残したファイルか、写しです',
        '消すか、content/ の外へ移す。計画の表なら CSV で保存し、plan.csv という名前にする',
      ],
    },
    'conflict-marks': {
      messages: [
        '二人の変更がぶつかったときの印（<<<<<<< と >>>>>>>）があります',
        '正しいほうの行だけを残し、印の行（<<<<<<<、=======、>>>>>>>）も三つとも消す',
      ],
    },
    'misnamed-file': {
      messages: ({ fix }: { fix: string }) => [
        'この名前では読めません（大文字か、名前の終わりが違う）',
        `${fix} という名前にするか、content/ の外へ移す`,
      ],
    },
    'unknown-ending': {
      messages: [
        '使えない種類のファイルです',
        '.yaml .mdx .svg .png .jpg .webp .avif のどれかで保存し直すか、content/ の外へ移す（絵は、名前を変えるだけでは足りない）',
      ],
    },
    'bad-month-folder': {
      messages: ['月のフォルダの名前が違います', '202309-1 のような名前にする'],
    },
    'fields-in-own-file': {
      messages: ({ file }: { file: string }) => [
        'キャンペーンの項目だけのファイルです（項目と本文は、一つのファイルに書きます）',
        `${file} の先頭の、--- の行と --- の行のあいだに移して、このファイルは消す`,
      ],
    },
    'fields-missing': {
      messages: [
        '先頭に項目がありません',
        '一行目の頭から半角で --- と書き（その上や前の空白は消す）、その下に項目を、その下にもう一度 --- を書く',
      ],
    },
    'fields-not-closed': {
      messages: ['項目の終わりの --- がありません', '最後の項目の下の行に、半角で --- とだけ書く'],
    },
    'fields-in-fragment': {
      messages: ['共通の文に、先頭の項目は書けません', '--- から --- までの行を消し、本文だけにする'],
    },
    'bad-file-name': {
      messages: ['キャンペーンのidに使えない名前です', '半角の英小文字・数字・ハイフンだけにする'],
    },
    'bad-image-name': {
      messages: [
        'この名前の絵は使えません',
        '半角の英小文字・数字・ハイフンと小文字の拡張子の名前に変え（例: images/books.svg）、src も同じにする',
      ],
    },
    'unknown-screen': {
      messages: ['この名前の画面はありません', 'content/README.md の表にある画面の名前にする'],
    },
    'missing-file': {
      messages: ({ file }: { file: string }) => [`${file} がありません`, `${file} を作る`],
    },
  },
} satisfies Category
