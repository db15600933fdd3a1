import { beforeParticle, meant, type Chapter, type Language, type Suggestion } from '../../diagnostics/words.ts'
import { idHeading } from '../../read/plan/columns.ts'
import type { SheetFileKind } from '../../read/plan/decode-sheet.ts'

type Cell = { heading: string; row: number; example: string }

/** What to write in a cell. The name of a campaign cannot be open. */
function adviceOnCell(heading: string, example: string): Readonly<Record<Language, string>> {
  return heading === idHeading
    ? {
        en: `write the name of its file, such as ${example} for ${example}.mdx`,
        ja: `ファイルの名前を書く（${example}.mdx なら ${example}）`,
      }
    : {
        en: `write it like this: ${example}; 未定 if it is undecided`,
        ja: `${beforeParticle(example)}のように書く。決まっていなければ「未定」と書く`,
      }
}

const separators: ReadonlyMap<string, string> = new Map([
  [';', 'セミコロン（;）'],
  ['；', '全角のセミコロン（；）'],
  ['|', '縦線（|）'],
  ['｜', '全角の縦線（｜）'],
  ['，', '全角のコンマ（，）'],
  ['、', '読点（、）'],
  ['tab', 'タブ'],
])

const fileKinds: Readonly<Record<SheetFileKind, { en: string; ja: string }>> = {
  workbook: { en: 'an Excel or other workbook', ja: '中身は Excel などの表計算のファイルで、名前だけが .csv' },
  html: { en: 'a web page (HTML)', ja: '中身は Web ページ（HTML）で、名前だけが .csv' },
  pdf: { en: 'a PDF', ja: '中身は PDF で、名前だけが .csv' },
  'utf-16': { en: 'text in UTF-16', ja: '文字コードが UTF-16（「Unicode テキスト」）' },
  unknown: { en: 'something else', ja: '文字コードが UTF-8 でも Shift_JIS でもない' },
}

export const planChapter = {
  title: '計画の表（plan.csv）',
  reason: '決めた数や日付と違うことを、ページで約束してしまう',
  source: '決定 D29',
  kinds: {
    'differs-from-plan': {
      words: ({ label, planned, got, row }: { label: string; planned: string; got: string; row: number }) => ({
        en: [
          `is ${got}, but the plan says ${label}: ${planned} (plan.csv, row ${row})`,
          'correct the field, or, if the decision has changed, plan.csv',
        ],
        ja: [
          `計画の表では「${label}」が ${planned} ですが、ここでは ${got} です（plan.csv の${row}行目）`,
          '項目を計画の表に合わせる。決めたことが変わったなら、plan.csv を直す',
        ],
      }),
    },
    'plan-campaign-unplanned': {
      words: ({ id }: { id: string }) => ({
        en: [
          `is not in the plan of this month (plan.csv): ${id}`,
          "add a row to plan.csv, or delete the campaign's file and its line in month.yaml",
        ],
        ja: [
          `${id} は、この月の計画の表（plan.csv）にありません`,
          'plan.csv に行を足すか、キャンペーンのファイルと month.yaml の行を消す',
        ],
      }),
    },
    'plan-campaign-missing': {
      words: ({ id, row, ...known }: { id: string; row: number } & Suggestion) => ({
        en: [
          `row ${row} plans the campaign ${id}, which is not there in this month`,
          `add ${id}.mdx, or correct the id in the sheet${known.suggestion || known.known ? `: ${meant.en(known)}` : ''}`,
        ],
        ja: [
          `${row}行目にある ${id} のキャンペーンが、この月にありません`,
          `${id}.mdx を作るか、表の id を直す${known.suggestion || known.known ? `（${meant.ja(known)}）` : ''}`,
        ],
      }),
    },
    'plan-row-twice': {
      words: ({ id, row }: { id: string; row: number }) => ({
        en: [`${id} is planned for a second time in row ${row}`, 'keep the right row'],
        ja: [`${id} の行が二つあります（二つ目は${row}行目）`, '正しい行だけを残す'],
      }),
    },
    'plan-cell-unread': {
      words: ({ heading, row, got, example }: Cell & { got: string }) => ({
        en: [`row ${row}, ${heading}: has the wrong form: ${got}`, adviceOnCell(heading, example).en],
        ja: [`${row}行目の「${heading}」の書き方が違います（${got}）`, adviceOnCell(heading, example).ja],
      }),
    },
    'plan-too-many-items': {
      words: ({ row, count, maximum }: { row: number; count: number; maximum: number }) => ({
        en: [`row ${row} has ${count} items`, `plan ${maximum} items at most for a campaign; divide it into several`],
        ja: [
          `${row}行目の「商品」が${count}個あります`,
          `一つのキャンペーンの商品は${maximum}個までにする（多いときは、キャンペーンを分ける）`,
        ],
      }),
    },
    'plan-cell-empty': {
      words: ({ heading, row, example }: Cell) => ({
        en: [`row ${row}, ${heading}: is empty`, adviceOnCell(heading, example).en],
        ja: [`${row}行目の「${heading}」が空です`, adviceOnCell(heading, example).ja],
      }),
    },
    'plan-heading-unknown': {
      words: ({ got, row, ...known }: { got: string; row: number } & Suggestion) => ({
        en: [`row ${row} has an unknown heading: ${got}`, `${meant.en(known)}; call a column of your own メモ`],
        ja: [
          `${row}行目の「${got}」という見出しは使えません`,
          `${meant.ja(known)}。自分用の列なら、見出しを「メモ」にする`,
        ],
      }),
    },
    'plan-heading-twice': {
      words: ({ got, row }: { got: string; row: number }) => ({
        en: [`row ${row} has a second column for the same: ${got}`, 'keep one of the two columns'],
        ja: [`同じことを書く列が二つあります（${row}行目の「${got}」）`, '片方の列だけを残す'],
      }),
    },
    'plan-heading-missing': {
      words: ({ heading }: { heading: string }) => ({
        en: [
          `has no column ${heading}, which its campaigns need`,
          `add a column with the heading ${heading}; content/README.md lists the headings`,
        ],
        ja: [
          `「${heading}」の列がありません`,
          `見出しが「${heading}」の列を足す（見出しの一覧は content/README.md の「計画の表」）`,
        ],
      }),
    },
    'plan-empty': {
      words: {
        en: ['has no row for a campaign', 'add a row for each campaign, or delete the file'],
        ja: ['キャンペーンの行がありません', 'キャンペーンごとに行を足すか、ファイルを消す'],
      },
    },
    'plan-separator': {
      words: ({ got }: { got: string }) => ({
        en: [`parts its cells with ${got}, not with commas`, 'save the sheet as CSV, parted by commas'],
        ja: [
          `セルの区切りが、コンマではなく ${separators.get(got) ?? got} です`,
          '表計算のソフトで「CSV（コンマ区切り）」を選んで保存し直す',
        ],
      }),
    },
    'plan-broken': {
      words: {
        en: ['has a quotation mark that does not fit', 'save the sheet as CSV from a spreadsheet again'],
        ja: ['引用符（"）の数が合わず、ここから読めません', '表計算のソフトから、もう一度 CSV で保存する'],
      },
    },
    'plan-encoding': {
      words: ({ got }: { got: SheetFileKind }) => ({
        en: [
          `is ${fileKinds[got].en}, and no CSV text in UTF-8 or Shift_JIS`,
          'save it as CSV UTF-8 from a spreadsheet',
        ],
        ja: [
          `CSV として読めません（${fileKinds[got].ja}）`,
          got === 'pdf'
            ? 'もとの表を表計算のソフトで開き、「CSV UTF-8」を選んで保存し直す'
            : '表計算のソフトで開き、「名前を付けて保存」で「CSV UTF-8」を選んで保存し直す',
        ],
      }),
    },
  },
} satisfies Chapter
