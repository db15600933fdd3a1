import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { nameFile } from '../form/name-file.ts'
import { shortenText } from '../form/shorten-text.ts'
import { listTexts, withoutFields } from '../formats/json-data.ts'
import { ask, createElement } from './dialog.ts'

/** The button that changes nothing. */
const cancel = 'やめる'

/** Shows why an entry is not published, and waits until the dialog is closed. */
export async function showRefusal(file: string, errors: readonly EditorDiagnostic[]): Promise<void> {
  await ask({
    heading: `直すところが ${errors.length}件 あるので、公開しません`,
    text: `${nameFile(file)} を開いて直してから、公開してください。下書きはそのまま残っています。`,
    lines: errors.map(({ message, hint }) => `${message} → ${hint}`),
    choices: ['閉じる'],
  })
}

/** Shows the copied texts that must be read before an entry is published, and waits until the dialog is closed. */
export async function showUnread(file: string, previous: string, texts: readonly string[]): Promise<void> {
  await ask({
    heading: `写したままの文が ${texts.length}か所 あるので、まだ公開しません`,
    text: `${nameFile(file)} には、${previous}と同じ文があります。フォームの「写したまま残っているところ」を開いて読み、「すべて読みました」に印をつけてから公開してください。下書きはそのまま残っています。`,
    lines: texts,
    choices: ['閉じる'],
  })
}

const [both, theirs] = ['両方を合わせて保存（同じ欄は自分の入力）', 'ほかの人の内容にする'] as const

/** Asks what to save of a file that someone else has changed; undefined for nothing. `lines` name the changes. */
export async function askAboutChanges(file: string, lines: readonly string[]): Promise<'both' | 'theirs' | undefined> {
  const mine = lines.length > 0 ? both : '自分の内容で保存'
  const choice = await ask({
    heading: 'ほかの人が、このファイルを先に変えています',
    text: `${nameFile(file)} は、開いたあとに新しくなりました。「やめる」を押すと、書いたものは欄に残ります。`,
    lines,
    choices: [mine, theirs, cancel],
    areChoices: true,
  })
  return choice === mine ? 'both' : choice === theirs ? 'theirs' : undefined
}

const again = 'もう一度作る'

/** Asks whether to save a file that was removed since its form was opened. */
export async function askToWriteAgain(file: string): Promise<boolean> {
  const choice = await ask({
    heading: 'このファイルは、もうありません',
    text: `${nameFile(file)} は、開いたあとに消されたか、名前が変わりました。`,
    choices: [cancel, again],
  })
  return choice === again
}

/** Asks whether a form is left with what was typed in it, and whether that is saved first. */
export async function askToLeave(way: '進む' | '戻る', canSave: boolean): Promise<'leave' | 'save' | undefined> {
  const [saveFirst, leave] = [`保存して${way}`, `保存しないで${way}`]
  const choice = await ask({
    heading: '保存していないところがあります',
    text: `このまま${way}と、保存したあとに書いたものはなくなります。`,
    choices: [...(canSave ? [saveFirst] : []), '書きつづける', leave],
  })
  return choice === leave ? 'leave' : choice === saveFirst ? 'save' : undefined
}

/** An image with the name of its file, for the list of a dialog. */
function createNamedImage({ file, url }: RemovedImage): HTMLElement {
  const figure = document.createElement('figure')
  const image = document.createElement('img')
  image.src = url
  image.alt = ''
  figure.append(image, createElement('figcaption', file))
  return figure
}

/** An image to remove: its file, and a URL at which it can be seen. */
type RemovedImage = { file: string; url: string }

/** Asks whether images that nothing shows are removed, which cannot be undone. */
export async function askToRemoveImages(images: readonly RemovedImage[]): Promise<boolean> {
  const remove = `${images.length}枚を消す`
  const choice = await ask({
    heading: `使っていない絵 ${images.length}枚を、フォルダーから消しますか`,
    text: '消した絵は、元に戻せません。',
    lines: images.map(createNamedImage),
    choices: [cancel, remove],
  })
  return choice === remove
}

/** Asks whether an item of a list or a group of fields is removed; not about an item in which nothing is written. */
export async function mayRemove(item?: unknown): Promise<boolean> {
  const texts = listTexts(withoutFields(item, (name) => /^type$|^__sc_/.test(name)))
  if (texts.length > 0 && texts.every((text) => text.trim() === '')) return true
  const words = texts.find((text) => /[^ -~]/.test(text))
  const choice = await ask({
    heading:
      words === undefined
        ? 'ここを消しますか'
        : `「${shortenText(words.replace(/^(?:\{\/\*.*?\*\/\}|#+)\s+/, ''))}」を消しますか`,
    text: '消したものは、元に戻せません。',
    choices: [cancel, '消す'],
  })
  return choice === '消す'
}

/** Asks for the kind of a new campaign; undefined if none is chosen. */
export async function askForKind(kinds: readonly string[]): Promise<string | undefined> {
  const choice = await ask({
    heading: 'どのキャンペーンを始めますか',
    text: '選んだ種類の見本から始まります。すべてあとから変えられます。',
    choices: [...kinds, cancel],
    areChoices: true,
  })
  return kinds.includes(choice) ? choice : undefined
}
