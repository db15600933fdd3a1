import { idHeading, type SheetFileKind } from '../../common/plan-sheet.ts'
import { beforeParticle, formatSuggestion, type Category, type Suggestion } from '../message.ts'

type Cell = { heading: string; row: number; example: string }

/** Suggests the content of a cell. The name of a campaign cannot be undecided. */
function hintForCell(heading: string, example: string): string {
  return heading === idHeading
    ? `ファイルの名前を書く（${example}.mdx なら ${example}）`
    : `${beforeParticle(example)}のように書く。決まっていなければ「未定」と書く`
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

const fileKinds: Readonly<Record<SheetFileKind, string>> = {
  workbook: '中身は Excel などの表計算のファイルで、名前だけが .csv',
  html: '中身は Web ページ（HTML）で、名前だけが .csv',
  pdf: '中身は PDF で、名前だけが .csv',
  'utf-16': '文字コードが UTF-16（「Unicode テキスト」）',
  unknown: '文字コードが UTF-8 でも Shift_JIS でもない',
}

export const planCategory = {
  title: '計画の表（plan.csv）',
  reason: '決めた数や日付と違うことを、ページで約束してしまう',
  source: '決定 D29',
  kinds: {
    'differs-from-plan': {
      messages: ({ label, planned, actual, row }: { label: string; planned: string; actual: string; row: number }) => [
        `計画の表では「${label}」が ${planned} ですが、ここでは ${actual} です（plan.csv の${row}行目）`,
        '項目を計画の表に合わせる。決めたことが変わったなら、plan.csv を直す',
      ],
    },
    'plan-campaign-unplanned': {
      messages: ({ id }: { id: string }) => [
        `${id} は、この月の計画の表（plan.csv）にありません`,
        'plan.csv に行を足すか、キャンペーンのファイルと month.yaml の行を消す',
      ],
    },
    'plan-campaign-missing': {
      messages: ({ id, row, ...suggested }: { id: string; row: number } & Suggestion) => [
        `${row}行目にある ${id} のキャンペーンが、この月にありません`,
        `${id}.mdx を作るか、表の id を直す${suggested.suggestion || suggested.candidates ? `（${formatSuggestion(suggested)}）` : ''}`,
      ],
    },
    'plan-row-twice': {
      messages: ({ id, row }: { id: string; row: number }) => [
        `${id} の行が二つあります（二つ目は${row}行目）`,
        '正しい行だけを残す',
      ],
    },
    'plan-row-shifted': {
      messages: ({ row, count }: { row: number; count: number }) => [
        `${row}行目のセルが、見出しより${count}個多くあります`,
        'コンマのある数は "1,000" のように引用符で囲むか、表計算のソフトから、もう一度 CSV で保存する',
      ],
    },
    'plan-cell-unread': {
      messages: ({ heading, row, actual, example, fix = '' }: Cell & { actual: string; fix?: string }) => {
        const message = `${row}行目の「${heading}」の書き方が違います（${actual}）`
        const hint = fix === '' ? hintForCell(heading, example) : `${fix} と書く`
        return heading === idHeading && fix === ''
          ? [message, hint, `${example} のように、半角の英小文字・数字・ハイフンで書く`]
          : [message, hint]
      },
    },
    'plan-too-many-items': {
      messages: ({ row, count, maximum }: { row: number; count: number; maximum: number }) => [
        `${row}行目の「商品」が${count}個あります`,
        `一つのキャンペーンの商品は${maximum}個までにする（多いときは、キャンペーンを分ける）`,
      ],
    },
    'plan-cell-empty': {
      messages: ({ heading, row, example }: Cell) => [
        `${row}行目の「${heading}」が空です`,
        hintForCell(heading, example),
      ],
    },
    'plan-heading-unknown': {
      messages: ({ actual, row, ...suggested }: { actual: string; row: number } & Suggestion) => [
        `${row}行目の「${actual}」という見出しは使えません`,
        `${formatSuggestion(suggested)}。自分用の列なら、見出しを「メモ」にする`,
      ],
    },
    'plan-heading-twice': {
      messages: ({ actual, row }: { actual: string; row: number }) => [
        `同じことを書く列が二つあります（${row}行目の「${actual}」）`,
        '片方の列だけを残す',
      ],
    },
    'plan-heading-missing': {
      messages: ({ heading }: { heading: string }) => [
        `「${heading}」の列がありません`,
        `見出しが「${heading}」の列を足す（見出しの一覧は content/README.md の「計画の表」）`,
        `見出しが「${heading}」の列を足す`,
      ],
    },
    'plan-empty': {
      messages: ['キャンペーンの行がありません', 'キャンペーンごとに行を足すか、ファイルを消す'],
    },
    'plan-separator': {
      messages: ({ actual }: { actual: string }) => [
        `セルの区切りが、コンマではなく ${separators.get(actual) ?? actual} です`,
        '表計算のソフトで「CSV（コンマ区切り）」を選んで保存し直す',
      ],
    },
    'plan-broken': {
      messages: ['引用符（"）の数が合わず、ここから読めません', '表計算のソフトから、もう一度 CSV で保存する'],
    },
    'plan-encoding': {
      messages: ({ actual }: { actual: SheetFileKind }) => [
        `CSV として読めません（${fileKinds[actual]}）`,
        actual === 'pdf'
          ? 'もとの表を表計算のソフトで開き、「CSV UTF-8」を選んで保存し直す'
          : '表計算のソフトで開き、「名前を付けて保存」で「CSV UTF-8」を選んで保存し直す',
      ],
    },
  },
} satisfies Category
