import { countStates, formatRow, type Line, type states } from './standards.ts'

type StateLabels = Readonly<Record<(typeof states)[number], string>>

const english: StateLabels = {
  met: 'met',
  partly: 'met in part',
  'not-met': 'not met',
  host: 'host',
  server: 'server',
  'not-concerning': 'not applicable',
}

const japanese: StateLabels = {
  met: '適合',
  partly: '一部',
  'not-met': '不適合',
  host: 'ホストによる',
  server: 'サーバーによる',
  'not-concerning': '適用なし',
}

/** Returns the text of docs/asvs.md. */
export function asvsPage(lines: readonly Line[]): string {
  return `# OWASP ASVS 5.0, levels 1 and 2

Each requirement of the Application Security Verification Standard with its state: met, with the test that proves it; a
matter of the host or the server; or not applicable, with the reason. [security.md](security.md) lists threats. Generated
by \`npm run generate\` from \`tests/standards/asvs.yaml\`.

Requirements by state: ${countStates(lines, english).join(', ')}.

| number | requirement | state | test or reason |
| --- | --- | --- | --- |
${lines.map((line) => formatRow(line, english[line.state])).join('\n')}
`
}

/** Returns the text of docs/accessibility.md. */
export function accessibilityPage(lines: readonly Line[]): string {
  return `# ウェブアクセシビリティ

総務省「みんなの公共サイト運用ガイドライン」の書きかたにならい、JIS X 8341-3:2016 のレベルAA と、WCAG 2.2 のレベルAA に
ついて書きます。このページは \`tests/standards/wcag.yaml\` から \`npm run generate\` が作ります。

- **対象**: \`content/\` から作るすべてのページと、すべての画面（ブラウザとアプリの中、期間の前・中・最終日・後、読みこみ中・失敗・各種の利用者）
- **目標とする適合レベル**: AA
- **対応度**: JIS X 8341-3:2016 のレベルAA に**一部準拠**。下の表の「一部」は、人が読んで確かめるほかないか、まだ確かめていないところです
- **確かめかた**: axe-core（すべてのページと状態）、IBM Equal Access（構造）、HTML の検証、キーボードだけでの操作、文字を2倍にした表示、幅 320px、強制カラー、Chromium と WebKit（\`npm run test:extended -- webkit\`）。\`npm test\` が変更のたびに試し、夜の試験がすべての組みあわせを試します
- **まだしていないこと**: 音声ブラウザ（VoiceOver、TalkBack、NVDA）を使う人による試験。JIS の試験結果の公開に要る、実機での試験の記録
- **依存する技術**: HTML、CSS。画面は JavaScript も。キャンペーンのページは JavaScript がなくても読めます

達成基準の数: ${countStates(lines, japanese).join('、')}。

| 番号 | JIS | 達成基準 | 結果 | 確かめかたと試験、または理由 |
| --- | --- | --- | --- | --- |
${lines.map((line) => formatRow(line, japanese[line.state], [line.jis === true ? '○' : '―'])).join('\n')}
`
}
