import { meant, type Chapter, type Suggestion } from '../../diagnostics/words.ts'

type Cell = { heading: string; row: number; example: string }

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
          `計画では${label} ${planned} です（plan.csv ${row}行）。ここでは ${got}`,
          '項目を計画に合わせる。決めたことが変わったなら、plan.csv を直す',
        ],
      }),
    },
    'plan-campaign-unplanned': {
      words: ({ id }: { id: string }) => ({
        en: [`is not in the month's plan: ${id}`, 'add a row to plan.csv, or delete the campaign'],
        ja: [`${id} は、その月の計画（plan.csv）にありません`, 'plan.csv に行を足すか、キャンペーンを消す'],
      }),
    },
    'plan-campaign-missing': {
      words: ({ id, row, ...known }: { id: string; row: number } & Suggestion) => ({
        en: [
          `row ${row} plans ${id}, but there is no such campaign in this month`,
          `add ${id}.mdx, or correct the id: ${meant.en(known)}`,
        ],
        ja: [
          `${row}行に計画のある ${id} のキャンペーンが、この月にありません`,
          `${id}.mdx を作るか、id を直す（${meant.ja(known)}）`,
        ],
      }),
    },
    'plan-row-twice': {
      words: ({ id, row }: { id: string; row: number }) => ({
        en: [`${id} is planned for a second time in row ${row}`, 'keep one row'],
        ja: [`${id} の行が二つあります（${row}行）`, '正しい行だけを残す'],
      }),
    },
    'plan-cell-unread': {
      words: ({ heading, row, got, example }: Cell & { got: string }) => ({
        en: [`row ${row}, ${heading}: cannot be read: ${got}`, `write it like this: ${example}`],
        ja: [
          `${row}行の「${heading}」が読めません（${got}）`,
          `${example} のように書く。決まっていなければ 未定 と書く`,
        ],
      }),
    },
    'plan-cell-empty': {
      words: ({ heading, row, example }: Cell) => ({
        en: [`row ${row}, ${heading}: is empty`, `write ${example}, or 未定 if it is undecided`],
        ja: [`${row}行の「${heading}」が空です`, `${example} のように書く。決まっていなければ 未定 と書く`],
      }),
    },
    'plan-heading-unknown': {
      words: ({ got, row, ...known }: { got: string; row: number } & Suggestion) => ({
        en: [`row ${row} has an unknown heading: ${got}`, `${meant.en(known)}; call a column of your own メモ`],
        ja: [`${row}行の見出し「${got}」がわかりません`, `${meant.ja(known)}。自分用の列の見出しは メモ にする`],
      }),
    },
    'plan-heading-twice': {
      words: ({ got, row }: { got: string; row: number }) => ({
        en: [`row ${row} has a second column for the same: ${got}`, 'keep one column'],
        ja: [`同じことの列が二つあります（${row}行の「${got}」）`, '一つだけ残す'],
      }),
    },
    'plan-heading-missing': {
      words: ({ heading }: { heading: string }) => ({
        en: [`has no column ${heading}, which its campaigns need`, `add a column with the heading ${heading}`],
        ja: [
          `「${heading}」の列がありません`,
          `見出しが ${heading} の列を足す（見出しは README の「計画の表」にあります）`,
        ],
      }),
    },
    'plan-empty': {
      words: {
        en: ['has no row for a campaign', 'add a row for each campaign, or delete the file'],
        ja: ['キャンペーンの行がありません', 'キャンペーンごとに行を足すか、ファイルを消す'],
      },
    },
    'plan-broken': {
      words: {
        en: ['has a quotation mark that does not fit', 'save the sheet as CSV from a spreadsheet again'],
        ja: ['引用符（"）の数が合わず、ここから読めません', '表計算のソフトから、もう一度 CSV で保存する'],
      },
    },
    'plan-encoding': {
      words: {
        en: ['is no CSV text in UTF-8 or Shift_JIS', 'save it as CSV (UTF-8)'],
        ja: ['UTF-8 でも Shift_JIS でもありません', '表計算のソフトで「CSV（UTF-8）」を選んで保存し直す'],
      },
    },
  },
} satisfies Chapter
