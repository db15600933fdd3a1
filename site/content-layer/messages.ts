import { weekdays } from '#schemas/japan-time.ts'

import { showInvisible } from '#schemas/invisible-characters.ts'

import type { Fault, FaultText, Language } from './fault.ts'

type Row = { en: FaultText; ja: FaultText }

function row(en: [message: string, advice: string], ja: [message: string, advice: string]): Row {
  return { en: { message: en[0], advice: en[1] }, ja: { message: ja[0], advice: ja[1] } }
}

/** Every kind of fault with its words. `{name}` is replaced by the detail of that name. */
export const messages = {
  // Files
  unreadable: row(
    ['cannot be read: {reason}', 'check that the file exists and may be read'],
    ['読めません（{reason}）', 'ファイルがあり、読める状態か確かめる'],
  ),
  'not-utf8': row(['is not UTF-8 text', 'save it as UTF-8'], ['UTF-8 の文書ではありません', '文字コードを UTF-8 にして保存し直す']),
  'control-character': row(
    ['has the invisible character {code}', 'delete it and type the line anew'],
    ['目に見えない文字（{code}）が入っています', 'その行を打ち直す'],
  ),
  'too-large': row(
    ['is {size} KB, more than {limit} KB', 'make the text shorter or split it; no page is near this size'],
    ['{size} KB あり、上限の {limit} KB を超えています', '文を短くするか、分ける（これほど長いページはありません）'],
  ),
  'too-slow': row(
    ['takes more than {seconds} s to read', 'look for a sign or a line that is repeated over and over, and delete it'],
    ['読むのに{seconds}秒より長くかかります', '同じ記号や行が何度も続いていないか見て、消す'],
  ),
  'more-of-a-kind': row(
    ['and {count} more of this kind in this file, the first here: {again}', 'mend those above first, then check again'],
    ['ほかに同じまちがいが{count}件あります（最初のもの: {again}）', '上のものを直してから、もう一度確かめる'],
  ),
  'not-a-file': row(['is no file, but a pipe, a socket or a device', 'delete it'], ['ファイルではありません（パイプ・ソケット・装置）', '消す']),
  symlink: row(['is a symbolic link', 'put the file itself here'], ['シンボリックリンクです', 'ファイルそのものを置く']),
  'too-deep': row(['is nested too deeply', 'write it with fewer levels'], ['入れ子が深すぎます', '段を減らす']),
  'wrong-place': row(['does not belong here', 'put it where content/README.md says'], ['置き場所が違います', 'content/README.md の表のとおりの場所へ移す']),
  'unknown-ending': row(
    ['has an ending that is not used here', 'use .yaml, .mdx, .svg, .png, .jpg, .webp or .avif'],
    ['使えない種類のファイルです', '.yaml .mdx .svg .png .jpg .webp .avif のどれかにする'],
  ),
  'bad-month-folder': row(['is not a month id', 'name the folder like 202309-1'], ['月のフォルダの名前が違います', '202309-1 のような名前にする']),
  'bad-file-name': row(
    ['is not a campaign id', 'use small letters a-z, digits and hyphens only'],
    ['キャンペーンのidに使えない名前です', '半角の英小文字・数字・ハイフンだけにする'],
  ),
  'bad-image-name': row(
    [
      'has a name that no field can point to',
      'rename it with small letters a-z, digits, hyphens and a small ending (images/name.svg), and write the same in src',
    ],
    ['この名前の画像は使えません', '名前を半角の英小文字・数字・ハイフンと小文字の拡張子にして（images/name.svg）、src も同じにする'],
  ),
  'reserved-id': row(['is a reserved word', 'choose another id'], ['予約された言葉なので使えません', '別のidにする']),
  'unknown-screen': row(
    ['belongs to no screen of the site', 'give it the name of a screen; content/README.md lists them'],
    ['この名前の画面はありません', 'content/README.md の表にある画面の名前にする'],
  ),
  'missing-file': row(['needs {file}, which is not there', 'add {file}'], ['{file} がありません', '{file} を作る']),

  // YAML
  'yaml-syntax': row(
    ['is not valid YAML: {reason}', 'check the colon, quotes and indentation here'],
    ['YAML の書き方が正しくありません（{reason}）', 'この行のコロン・引用符・字下げを確かめる'],
  ),
  'yaml-tab': row(['is indented with a tab', 'use two spaces'], ['字下げにタブが使われています', '半角の空白2つにする']),
  'yaml-full-width-space': row(
    ['is indented with a full-width space', 'use two half-width spaces a level'],
    ['字下げに全角の空白が使われています', '一段につき半角の空白2つにする'],
  ),
  'yaml-full-width-colon': row(
    ['has a full-width colon behind the field name', 'write {fix} with a half-width one'],
    ['項目の名前のあとが全角の「：」です', '{fix} と書く（半角の : と空白）'],
  ),
  'yaml-no-space': row(['has no space behind the colon', 'write {fix}'], ['コロンのあとに空白がありません', '{fix} と書く']),
  'yaml-colon-in-value': row(
    ['has a colon and a space inside the text', 'put the text in quotes: {fix}'],
    ['文の中に「: 」があります', '引用符で囲んで {fix} と書く'],
  ),
  'yaml-special-start': row(
    ['has a text that starts with {got}, which means something else here', 'put the text in quotes: {fix}'],
    ['{got} で始まる文は、そのままでは書けません', '引用符で囲んで {fix} と書く'],
  ),
  'yaml-curly-quotes': row(['has curly quotes, which do not count as quotes', 'write {fix}'], ['引用符が “ ” になっています', '半角の " にして {fix} と書く']),
  'yaml-quote': row(['has a quote that is not closed', 'close the text with the same quote'], ['引用符が閉じられていません', '文の終わりに同じ引用符を書く']),
  'yaml-indent': row(['has wrong indentation', 'indent by two spaces a level'], ['字下げがそろっていません', '一段につき半角の空白2つにする']),
  'yaml-duplicate-key': row(['stands twice', 'keep one of them'], ['同じ項目が二度書かれています', '片方を消す']),
  'yaml-several-documents': row(
    ['has a second document after ---', 'keep one document in a file'],
    ['--- のあとに二つ目の文書があります', '一つのファイルには一つだけ書く'],
  ),
  'yaml-tag': row(['has a ! tag: {reason}', 'remove the tag, or put the text in quotes'], ['! で始まる印があります（{reason}）', '消すか、全体を引用符で囲む']),
  'yaml-alias': row(
    ['has a YAML reference (* or &)', 'write the value out, or put the text in quotes'],
    ['YAML の参照（* や &）は使えません', '値をそのまま書くか、全体を引用符で囲む'],
  ),
  'yaml-key': row(
    ['has a field name that is not plain text', 'write a plain name before the colon'],
    ['項目の名前がただの文字ではありません', 'コロンの前に項目の名前だけを書く'],
  ),
  'yaml-directive': row(['has a % line of YAML', 'remove that line'], ['% で始まる YAML の指示があります', 'その行を消す']),
  'yaml-empty': row(['is empty', 'fill in the fields, or delete the file'], ['中身がありません', '項目を書くか、ファイルを消す']),

  // MDX
  'mdx-syntax': row(
    ['is not valid MDX: {reason}', 'check that every <Block> is closed'],
    ['MDX の書き方が正しくありません（{reason}）', '<Block> を閉じ忘れていないか確かめる'],
  ),
  'mdx-unclosed': row(['<{name}> is not closed', 'write </{name}> where it ends'], ['<{name}> が閉じられていません', '終わるところに </{name}> を書く']),
  'mdx-wrong-closing': row(['<{name}> is closed by </{got}>', 'write </{name}>'], ['<{name}> が </{got}> で閉じられています', '</{name}> と書く']),
  'mdx-lone-closing': row(
    ['</{name}> closes nothing', 'write <{name}> before it, or remove it'],
    ['</{name}> に対応する <{name}> がありません', '前に <{name}> を書くか、消す'],
  ),
  'mdx-curly-quotes': row(['has a curly quote: {got}', 'write the half-width " on both sides'], ['引用符が {got} になっています', '両側を半角の " にする']),
  'mdx-full-width': row(['has a full-width {got} in a tag', 'write the half-width {fix}'], ['タグの中に全角の {got} があります', '半角の {fix} にする']),
  'mdx-full-width-bracket': row(['has a block in full-width brackets: {got}', 'write {fix}'], ['ブロックのかっこが全角です（{got}）', '{fix} と書く']),
  'mdx-heading-space': row(['has no half-width space behind the # of a heading', 'write {fix}'], ['見出しの # のあとに半角の空白がありません', '{fix} と書く']),
  'mdx-html-comment': row(['has an HTML comment <!-- -->', 'write {/* … */}'], ['<!-- --> は使えません', '{/* … */} と書く']),
  'data-not-shown': row(
    ['is given, but {file} does not show it', 'write {block} in {file}, or remove {field}'],
    ['がありますが、{file} に出てきません', '{file} に {block} を書くか、{field} を消す'],
  ),
  'cap-mismatch': row(
    ['says a cap of {got} points, but maximumGrantPoint is {expected}', 'write the same number in both'],
    ['上限が{got}ポイントとありますが、maximumGrantPoint は {expected} です', '正しいほうの数にそろえる'],
  ),
  'mdx-front-matter': row(
    ['has front matter (---)', 'put the fields into the .yaml file of the same name'],
    ['先頭に --- の項目があります', '同じ名前の .yaml に書く'],
  ),
  'mdx-import': row(
    ['uses import or export', 'remove the line; blocks need no import'],
    ['import や export は使えません', 'その行を消す（ブロックはそのまま使える）'],
  ),
  'mdx-expression': row(
    ['has an expression other than a literal', 'write text, a number, true, false, or a plain list'],
    ['計算や変数は使えません', '文字・数字・true・false・単純な一覧だけを書く'],
  ),
  'mdx-text-expression': row(
    ['has { } in the text', 'write the words themselves; write &#123; for a brace'],
    ['本文の { } は使えません', '言葉をそのまま書く。{ そのものは &#123; と書く'],
  ),
  'mdx-html': row(['uses the HTML tag <{name}>', 'use Markdown or a block'], ['HTML のタグ <{name}> は使えません', 'Markdown かブロックで書く']),
  'mdx-handler': row(['has the handler {name}', 'remove it; content holds no code'], ['{name} は使えません', '消す（コンテンツにはプログラムを書けない）']),
  'mdx-spread': row(['spreads properties with {...}', 'write each property by name'], ['{...} は使えません', '項目を一つずつ名前で書く']),
  'mdx-markdown': row(['uses {name}, which pages do not have', 'use {instead}'], ['{name} は使えません', '{instead} を使う']),
  'mdx-left-over': row(
    ['shows {mark} as it is, because Markdown does not take it for bold here', 'put a space before and behind the bold words, or leave the brackets out of it'],
    ['{mark} が太字にならず、そのまま表示されます', '太字の言葉の前後に空白を入れるか、「」や（）を太字の外に出す'],
  ),
  'mdx-definition': row(['uses a link by reference', 'write the link as [text](address)'], ['参照形式のリンクは使えません', '[言葉](行き先) の形で書く']),
  'unknown-block': row(['there is no block <{name}>', '{suggestion}'], ['<{name}> というブロックはありません', '{suggestion}']),
  'block-placed-by-page': row(
    ['<{name}> is placed by the page itself', 'remove it; its words come from the .yaml file'],
    ['<{name}> はページが自動で置きます', '消す（内容は .yaml に書く）'],
  ),
  'block-duplicate-property': row(['stands twice', 'keep one of them'], ['同じ項目が二度書かれています', '片方を消す']),
  'block-in-wrong-place': row(
    ['<{name}> stands outside <{parent}>', 'put it inside <{parent}>'],
    ['<{name}> が <{parent}> の外にあります', '<{parent}> の中に入れる'],
  ),
  'block-child': row(['<{parent}> may only hold <{name}>', 'wrap this in <{name}>'], ['<{parent}> の中に置けるのは <{name}> だけです', '<{name}> で囲む']),
  'block-no-children': row(['<{name}> holds nothing inside', 'close it as <{name} />'], ['<{name}> の中には何も書けません', '<{name} /> と書く']),
  'block-in-text': row(
    ['<{name}> stands inside a sentence', 'put it on lines of its own'],
    ['<{name}> が文の途中にあります', '前後を改行して、ブロックだけの行にする'],
  ),
  'body-empty': row(['has no text', 'write what the page says between its period and its notes'], ['本文がありません', '期間と注記のあいだに出る本文を書く']),
  'block-empty': row(['<{name}> is empty', 'put the text inside'], ['<{name}> の中身がありません', '中に文を書く']),
  'block-unfilled': row(
    ['<{name}> needs {field}', 'add {from} to {file}, or write {field} here'],
    ['<{name}> には {field} が要ります', '{file} に {from} を書くか、ここに {field} を書く'],
  ),

  // Fields
  missing: row(['is missing', 'add {field}: {description}'], ['がありません', '{field} を書く（{description}）']),
  'value-empty': row(
    ['has no value', 'write {field} behind its colon, or remove the field if it is optional: {description}'],
    ['の値が空です', '{field} の値を書くか、なくてもよい項目なら消す（{description}）'],
  ),
  'value-is-comment': row(
    ['has no value: # begins a comment, so {got} is not read', 'put it in quotes: {fix}'],
    ['の値が空です（# から後ろはメモになり、{got} は読まれません）', '引用符で囲んで {fix} と書く'],
  ),
  'unknown-key': row(['is not a field here', '{suggestion}'], ['という項目はありません', '{suggestion}']),
  'number-as-text': row(['must be a number of {unit}, not "{got}"', 'write {fix}'], ['数字（{unit}）で書きます。いまは "{got}" です', '{fix} と書く']),
  'not-a-number': row(['must be a number of {unit}, not {got}', 'write digits only'], ['数字（{unit}）で書きます。いまは {got} です', '半角の数字だけを書く']),
  'not-text': row(['must be text, not {got}', 'put it in quotes: "{got}"'], ['文字で書きます。いまは {got} です', '"{got}" のように引用符で囲む']),
  'not-boolean': row(['must be true or false, not {got}', 'write true or false'], ['true か false で書きます。いまは {got} です', 'true か false と書く']),
  'not-list': row(['must be a list, not {got}', 'start each entry with "- "'], ['一覧で書きます。いまは {got} です', '一つずつ「- 」で始める']),
  'not-fields': row(
    ['must be a group of fields, not {got}', 'indent the fields below it'],
    ['項目の集まりで書きます。いまは {got} です', '下の行に字下げして項目を書く'],
  ),
  'not-whole': row(
    ['must be a whole number of {unit}, not {got}', 'write a number without decimals'],
    ['整数（{unit}）で書きます。いまは {got} です', '小数のない数にする'],
  ),
  'too-many-decimals': row(['has more than one decimal: {got}', 'write one decimal at most'], ['小数は一桁までです。いまは {got} です', '小数一桁までにする']),
  'too-small': row(
    ['must be at least {minimum}, not {got}', 'write {minimum} or more'],
    ['{minimum} 以上で書きます。いまは {got} です', '{minimum} 以上にする'],
  ),
  'not-above': row(
    ['must be more than {minimum}, not {got}', 'write a number above {minimum}'],
    ['{minimum} より大きい数で書きます。いまは {got} です', '{minimum} より大きい数にする'],
  ),
  'too-big': row(['must be at most {maximum}, not {got}', 'write {maximum} or less'], ['{maximum} 以下で書きます。いまは {got} です', '{maximum} 以下にする']),
  'too-few': row(['needs at least {minimum}', 'add one, or remove the field'], ['{minimum} 個以上要ります', '足すか、項目ごと消す']),
  'bad-choice': row(['is not one of {choices}', '{suggestion}'], ['{choices} のどれかで書きます', '{suggestion}']),
  'bad-format': row(['has the wrong form: {got}', '{description}'], ['書き方が違います（{got}）', '{description}']),
  'bad-color': row(
    ['is not a colour like #ffc93c: {got}', 'write # and six of 0-9 a-f, in quotes'],
    ['#ffc93c のような色ではありません（{got}）', '# と 0-9 a-f の6文字を引用符で囲んで書く'],
  ),
  'bad-image-path': row(
    ['is not the path of a picture: {got}', 'write images/name.svg'],
    ['画像の場所の書き方が違います（{got}）', 'images/名前.svg のように書く'],
  ),
  'image-upper-case': row(
    ['has capitals in the path of a picture: {got}', 'write {fix}, and give the file the same name'],
    ['画像の名前に大文字は使えません（{got}）', '{fix} と書き、ファイルの名前も同じにする'],
  ),
  'low-contrast': row(['is too dark for ink text', 'choose a lighter colour'], ['黒い文字が読めない暗さです', 'もっと明るい色にする']),
  'empty-text': row(['is empty', 'write the text, or remove the field if it is optional'], ['何も書かれていません', '文を書く（なくてもよい項目なら消す）']),
  'bad-placeholders': row(
    ['needs {code} and {url} once each, and no other braces: {got}', 'write {code} where the invite code goes and {url} where the link goes'],
    ['{code} と {url} を一度ずつ書く文です（{got}）', '招待コードの場所に {code}、リンクの場所に {url} と半角で書く'],
  ),
  'wrong-placeholders': row(
    ['needs each of its placeholders once, and no other braces: {got}', 'see what the field is for: {description}'],
    ['決まった波かっこの言葉を一度ずつ書く文です（{got}）', 'この項目は、{description}'],
  ),
  'bad-link': row(
    ['is not a link to https, a site path or #place: {got}', 'write https://… or /jp/…'],
    ['リンクは https か / で始まる場所だけです（{got}）', 'https://… か /jp/… と書く'],
  ),
  'bad-url': row(['is not an https address: {got}', 'write https://…'], ['https のアドレスではありません（{got}）', 'https://… と書く']),
  'not-an-origin': row(
    ['has something behind the host: {got}', 'write https:// and the host alone, without a slash at the end; the pages stand at its top'],
    ['ホストのあとに、ほかのものが付いています（{got}）', 'https:// とホストだけを書く。末尾の / もつけない（ページはそのホストの一番上に置かれる）'],
  ),
  'bad-date': row(
    ['is not a date and time that exists: {got}', 'write it like 2023-04-18 00:00, Japan time'],
    ['実際にある日時ではありません（{got}）', '2023-04-18 00:00 のように日本時間で書く'],
  ),
  'date-form': row(['is not written as a date and time: {got}', 'write {fix}'], ['日時の書き方が違います（{got}）', '{fix} と書く']),
  'date-full-width': row(['is written in full-width characters: {got}', 'write {fix}'], ['日時に全角の文字が使われています（{got}）', '{fix} と書く']),
  'date-without-time': row(['has no time: {got}', 'write {fix}'], ['時刻がありません（{got}）', '{fix} と書く']),
  'no-such-time': row(
    ['has a time that does not exist: {got}', 'write a time from 00:00 to 23:59, such as {fix}'],
    ['実際にない時刻です（{got}）', '00:00 から 23:59 で書く（例: {fix}）'],
  ),
  'no-such-day': row(
    ['holds a day that does not exist: {month}月{day}日', 'write a day up to {last}: that month has no more'],
    ['{month}月{day}日という日はありません', '{month}月は{last}日までです'],
  ),
  'wrong-weekday': row(
    ['has the wrong weekday: {year}年{month}月{day}日 is a {weekday}', 'write {fix}'],
    ['曜日が違います（{year}年{month}月{day}日は{weekday}曜日です）', '{fix} と書く'],
  ),
  'period-outside-month': row(
    ['{got} does not touch the month of its folder, {month}', 'check whether it was left as it was in the month that you copied'],
    ['期間（{got}）が、フォルダの月（{month}）に一日もかかっていません', '写した月のまま残っていないか確かめる'],
  ),
  'not-eighth-day': row(
    ['is not within the 8th, although isEighthDay is true', 'write {eighth} 00:00 to {eighth} 23:59, or remove isEighthDay'],
    ['isEighthDay: true ですが、期間が8日だけになっていません', '{eighth} 00:00 から {eighth} 23:59 までにするか、isEighthDay を消す'],
  ),
  'title-too-long': row(
    ['is too long: line {line} has {count} full-width characters', 'shorten that line to {maximum}; half-width ones count as half'],
    ['{line}行目が長すぎます（全角で{count}字）', '全角{maximum}字までにする（半角は半分に数える）'],
  ),
  'title-too-many-lines': row(['has {got} lines', 'write {maximum} lines at most'], ['{got}行あります', '{maximum}行までにする']),
  'period-reversed': row(['ends before it starts', 'put the later time into end'], ['終わりが始まりより前です', 'あとの日時を end に書く']),
  'rate-without-cap': row(
    ['is missing beside reductionRate', 'write the cap in points, or null for no cap'],
    ['がありません（reductionRate には上限が要ります）', '上限のポイントを書く。上限なしは null と書く'],
  ),
  'headline-without-rate': row(
    ['is missing, but the headline is a rate', 'write the extra rate, or kind: bonus'],
    ['がありません（headline が率です）', '上乗せの率を書くか、kind を bonus にする'],
  ),
  'headline-rate-unit': row(['must be % for a rate', 'write "%"'], ['率の単位は % です', '"%" と書く']),
  'headline-mismatch': row(['is {got} %, but {sum}', 'write {expected}'], ['{got}% ですが、{sum} です', '{expected} と書く']),
  'headline-other-kind': row(
    ['is {got} %, but {sum}', 'write {expected}, or write kind: {other}'],
    ['{got}% ですが、{sum} です', '{expected} と書くか、kind: {other} と書く'],
  ),
  'affiliate-incomplete': row(['is missing; an affiliate campaign needs it', 'add {field}'], ['がありません（提携ショップには要ります）', '{field} を書く']),
  'link-without-label': row(
    ['is missing beside externalPageLink', "write the button's words below it"],
    ['がありません（externalPageLink にはボタンの言葉が要ります）', '下の行に externalPageLabel: ボタンの言葉 を書く'],
  ),
  'table-width': row(
    ['row {row} has {got} cells for {expected} columns', 'write {expected} cells'],
    ['{row} 行目の欄が {got} 個で、列の {expected} 個と合いません', '{expected} 個にする'],
  ),

  // References
  'missing-image': row(['there is no picture {path}', '{suggestion}'], ['画像 {path} がありません', '{suggestion}']),
  'leaves-content': row(['leads out of the content folder', 'put the picture inside content'], ['content の外を指しています', '画像を content の中に置く']),
  'image-size': row(
    ['is stated as {got} px, but the picture is {expected} px', 'write {expected}'],
    ['{got} px とありますが、画像は {expected} px です', '{expected} と書く'],
  ),
  'image-unreadable': row(['is not a readable picture: {reason}', 'export the picture again'], ['画像として読めません（{reason}）', '画像を書き出し直す']),
  'picture-too-heavy': row(
    ['is {size} KB, more than {limit} KB', 'save it as a JPEG, or make it at most 1,500 px wide; the page never shows it larger'],
    ['{size} KB あり、上限の {limit} KB を超えています', 'JPEG で保存するか、幅を1,500px 以下にする（ページではそれより大きく出ません）'],
  ),
  'svg-too-heavy': row(
    [
      'is {size} KB as an SVG, more than {limit} KB',
      'export it without the data of the drawing program (“Optimized SVG”), simplify its paths, or hand it in as a PNG 1,500 px wide',
    ],
    [
      'SVG として {size} KB あり、上限の {limit} KB を超えています',
      '作図ソフトの情報を含めず（「最適化 SVG」など）に書き出すか、パスを減らすか、幅1,500px の PNG にして渡す',
    ],
  ),
  'picture-too-large': row(
    ['is {width} by {height} px; a picture has at most {pixels} million pixels, and no side above {side} px', 'make it at most 1,500 px wide'],
    ['{width}×{height}px あります。絵は {pixels}00万画素まで、一辺は {side}px までです', '幅を1,500px 以下にする'],
  ),
  'picture-too-small': row(
    ['is {got} px wide, which looks blurred on a phone here', 'hand it in at least {least} px wide, or as an SVG'],
    ['幅が {got}px しかなく、ここではぼやけて見えます', '幅 {least}px 以上のものか、SVG にする'],
  ),
  'picture-animated': row(
    ['moves', 'hand in one still picture; a page shows nothing that moves by itself'],
    ['動く絵です', '動かない一枚の絵にする（ページでは動く絵を使いません）'],
  ),
  'svg-unsafe': row(
    ['holds {what}', 'export it without scripts, links and outside references'],
    ['{what} が入っています', 'スクリプト・リンク・外部参照なしで書き出す'],
  ),
  'svg-too-complex': row(
    [
      'takes too long to draw: this part alone counts {cost}, and a whole drawing may count {limit}',
      'use fewer copies, masks, filters and see-through parts, or hand it in as a PNG 1,500 px wide',
    ],
    ['描くのに時間がかかりすぎます（この部分だけで {cost}。絵全体で {limit} まで）', '複製・マスク・フィルター・半透明を減らすか、幅1,500px の PNG にして渡す'],
  ),
  'svg-too-deep': row(
    ['nests parts more than {levels} levels deep', 'ungroup some of its parts, or hand it in as a PNG 1,500 px wide'],
    ['部品の入れ子が {levels} 段を超えています', 'グループを解除して段を減らすか、幅1,500px の PNG にして渡す'],
  ),
  'svg-cycle': row(
    ['shows #{id} inside itself', 'remove this reference to #{id}, or export the drawing again'],
    ['#{id} の中で #{id} 自身を使っています', '#{id} を使うのをやめるか、書き出し直す'],
  ),
  'picture-too-slow': row(
    ['takes more than {seconds} s or {memory} GB of memory to work on', 'export it again with fewer effects, or hand it in as a PNG or JPEG 1,500 px wide'],
    ['処理に{seconds}秒または {memory} GB より多くかかる絵です', '効果を減らして書き出し直すか、幅1,500px の PNG か JPEG にして渡す'],
  ),
  'duplicate-id': row(['{got} stands twice', 'give each its own'], ['{got} が二度あります', '別の名前にする']),
  'campaign-listed-twice': row(['{got} is listed twice', 'remove one of them'], ['{got} が二度並んでいます', '片方を消す']),
  'dangling-campaign': row(['there is no campaign {got} in this month', '{suggestion}'], ['この月に {got} というキャンペーンはありません', '{suggestion}']),
  'unlisted-campaign': row(
    ['is not listed in month.yaml', 'add "- {id}" below campaigns: in month.yaml'],
    ['が month.yaml にありません', 'month.yaml の campaigns: の下に「- {id}」を足す'],
  ),
  'dangling-annotation': row(
    ['there is no annotation {got} in content/annotations', '{suggestion}'],
    ['content/annotations に {got} がありません', '{suggestion}'],
  ),
  'dead-link': row(
    ['leads nowhere on this site: {got}', 'write the path of a page that exists'],
    ['このサイトにない行き先です（{got}）', '実際にあるページの場所を書く'],
  ),
  'mark-without-annotation': row(
    ['has the mark {mark}, but no annotation of that name', 'add an annotation titled {mark} to annotationLists'],
    ['{mark} に対応する注記がありません', 'annotationLists に title: {mark} の注記を足す'],
  ),
  'annotation-without-mark': row(
    ['is titled {mark}, but nothing points to it', 'put {mark} behind the words it limits, or give it another title'],
    ['{mark} がどこからも指されていません', '対応する言葉のうしろに {mark} を書くか、title を言葉にする'],
  ),
  'bare-mark': row(['has a ※ without a number', 'write ※1 and add its annotation'], ['番号のない ※ があります', '※1 と書き、その注記を足す']),
} as const satisfies Record<string, Row>

export type FaultKind = keyof typeof messages

const units = {
  percent: { en: 'percent', ja: '%' },
  points: { en: 'points', ja: 'ポイント' },
  yen: { en: 'yen', ja: '円' },
  pixels: { en: 'pixels', ja: 'px' },
  count: { en: 'things', ja: '件' },
  plain: { en: 'its unit', ja: '数' },
} as const

const weekdayNames = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ja: weekdays,
} satisfies Record<Language, readonly string[]>

const suggestions = {
  en: (suggestion: string, known: string) => (suggestion ? `did you mean ${suggestion}?` : known ? `known here: ${known}` : 'remove it'),
  ja: (suggestion: string, known: string) => (suggestion ? `もしかして ${suggestion} ですか` : known ? `使えるもの: ${known}` : '消す'),
} satisfies Record<Language, (suggestion: string, known: string) => string>

function unitIn(unit: string, language: Language): string {
  return Object.entries(units).find(([name]) => name === unit)?.[1][language] ?? units.plain[language]
}

function isKind(kind: string): kind is FaultKind {
  return Object.hasOwn(messages, kind)
}

function fill(template: string, fault: Fault, language: Language): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (name === 'field') return String(fault.details['field'] ?? fault.field)
    const value = fault.details[name]
    if (name === 'again') return describeFault({ ...fault, kind: String(fault.details['of']) }, language).message
    if (name === 'suggestion') return suggestions[language](String(value ?? ''), String(fault.details['known'] ?? ''))
    if (name === 'weekday') return weekdayNames[language][Number(value)] ?? whole
    if (name === 'unit') return unitIn(String(value), language)
    return value === undefined ? whole : String(value)
  })
}

/** What is wrong and what to do, in the reader's language. */
export function describeFault(fault: Fault, language: Language): FaultText {
  if (!isKind(fault.kind)) throw new Error(`no message for a fault of the kind "${fault.kind}"`)
  const { message, advice } = messages[fault.kind][language]
  return { message: fill(message, fault, language), advice: fill(advice, fault, language) }
}

/** One line a fault: `file:line:column  field  message  → advice`. Line breaks in details are made visible, control characters harmless. */
export function formatFault(fault: Fault, language: Language): string {
  const { message, advice } = describeFault(fault, language)
  const line = `${fault.file}:${fault.line}:${fault.column}  ${fault.field}  ${message}  → ${advice}`
  return showInvisible(line.replace(/\r?\n/g, '⏎'))
}
