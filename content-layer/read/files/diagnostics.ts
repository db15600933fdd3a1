import type { Chapter, Language } from '../../diagnostics/words.ts'

export const fileChapter = {
  title: 'ファイル',
  reason: '置き場所と名前が、ページの住所と役割を決める',
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
        ja: ['UTF-8 の文書ではありません', '文字コードを UTF-8 にして保存し直す'],
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
          `${size} KB あり、上限の ${limit} KB を超えています`,
          '文を短くするか、分ける（これほど長いページはありません）',
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
        ja: ['ファイルではありません（パイプ・ソケット・装置）', '消す'],
      },
    },
    symlink: {
      words: {
        en: ['is a symbolic link', 'put the file itself here'],
        ja: ['シンボリックリンクです', 'ファイルそのものを置く'],
      },
    },
    'too-deep': {
      words: { en: ['is nested too deeply', 'write it with fewer levels'], ja: ['入れ子が深すぎます', '段を減らす'] },
    },
    'picture-of-camera': {
      words: {
        en: [
          'is a picture in a form that browsers do not show',
          'save it as JPEG; an iPhone takes such pictures with Settings > Camera > Formats > Most Compatible',
        ],
        ja: [
          'ブラウザでは見えない形式の写真です（iPhone の写真 .heic など）',
          'JPEG（.jpg）で書き出して置く。iPhone では、設定 → カメラ → フォーマット で「互換性優先」を選ぶ',
        ],
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
          'keep the right lines, and delete the marks and the other lines',
        ],
        ja: [
          '二人の変更がぶつかったときの印（<<<<<<< と >>>>>>>）があります',
          '正しいほうの行だけを残し、印の行を消す',
        ],
      },
    },
    'unknown-ending': {
      words: {
        en: ['has an ending that is not used here', 'use .yaml, .mdx, .svg, .png, .jpg, .webp or .avif'],
        ja: ['使えない種類のファイルです', '.yaml .mdx .svg .png .jpg .webp .avif のどれかにする'],
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
          'キャンペーンの項目だけのファイルです（キャンペーンは一つのファイルです）',
          `${file} の先頭に、--- の行と --- の行のあいだに入れて、このファイルは消す`,
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
          'rename it with small letters a-z, digits, hyphens and a small ending (images/name.svg), and write the same in src',
        ],
        ja: [
          'この名前の画像は使えません',
          '名前を半角の英小文字・数字・ハイフンと小文字の拡張子にして（images/name.svg）、src も同じにする',
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
