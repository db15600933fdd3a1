import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Edit } from './slip.ts'
import { fineEdits, slips } from './slips-before.ts'

// Every slip and every fine edit fits the clean content folder; throws if not. Run from the root of the repository.

const contentFolder = path.resolve('tests/corpus/content')
const faults: string[] = []

class EditedFolder {
  readonly #texts = new Map<string, string | undefined>()

  read(file: string): string | undefined {
    if (this.#texts.has(file)) return this.#texts.get(file)
    const onDisk = path.join(contentFolder, file)
    return existsSync(onDisk) ? readFileSync(onDisk, 'utf8') : undefined
  }

  write(file: string, text: string | undefined): void {
    this.#texts.set(file, text)
  }
}

/** The other half of a campaign: a text is looked for in both, since both make one page. */
function otherHalf(file: string): string | undefined {
  if (!file.startsWith('campaigns/') || file.endsWith('/month.yaml')) return undefined
  if (file.endsWith('.yaml')) return file.replace(/\.yaml$/, '.mdx')
  if (file.endsWith('.mdx')) return file.replace(/\.mdx$/, '.yaml')
  return undefined
}

function count(text: string | undefined, part: string): number {
  return text === undefined ? 0 : text.split(part).length - 1
}

function applyEdit(folder: EditedFolder, edit: Edit): string | undefined {
  const before = folder.read(edit.file)
  if ('write' in edit) {
    folder.write(edit.file, edit.write)
    return before === edit.write ? 'writes what is there already' : undefined
  }
  if ('copyOf' in edit) {
    const source = folder.read(edit.copyOf)
    folder.write(edit.file, source)
    return source === undefined ? `${edit.copyOf} is not there to copy` : undefined
  }
  if (before === undefined) return 'is not there'
  if ('delete' in edit) {
    folder.write(edit.file, undefined)
    return undefined
  }
  if ('append' in edit) {
    folder.write(edit.file, before + edit.append)
    return undefined
  }
  const half = otherHalf(edit.file)
  const found = count(before, edit.replace) + (half === undefined ? 0 : count(folder.read(half), edit.replace))
  if (found !== 1) return `holds ${JSON.stringify(edit.replace)} ${found} times`
  if (edit.replace === edit.with) return 'changes nothing'
  folder.write(
    edit.file,
    before.replace(edit.replace, () => edit.with),
  )
  return undefined
}

function applyAll(title: string, edits: Edit[]): EditedFolder {
  const folder = new EditedFolder()
  for (const edit of edits) {
    const fault = applyEdit(folder, edit)
    if (fault !== undefined) faults.push(`${title}: ${edit.file} ${fault}`)
  }
  return folder
}

const titles = new Set<string>()
for (const { title, edits } of [...slips, ...fineEdits]) {
  if (titles.has(title)) faults.push(`${title}: the title is used twice`)
  if (title.includes('\n') || title.trim() === '') faults.push(`${title}: a title is one line`)
  if (edits.length === 0) faults.push(`${title}: has no edits`)
  titles.add(title)
}

for (const slip of slips) {
  const folder = applyAll(slip.title, slip.edits)
  const { file, text } = slip.at
  if (text === '') continue
  const halves = [file, otherHalf(file)].flatMap((name) =>
    name === undefined ? [] : (folder.read(name) ?? '').split('\n'),
  )
  const lines = halves.filter((line) => line.includes(text)).length
  if (!(folder.read(file) ?? '').includes(text)) faults.push(`${slip.title}: ${file} has no ${JSON.stringify(text)}`)
  else if (lines !== 1) faults.push(`${slip.title}: ${JSON.stringify(text)} is on ${lines} lines`)
}
for (const fine of fineEdits) applyAll(fine.title, fine.edits)

if (faults.length > 0) throw new Error(`${faults.length} faults:\n${faults.slice(0, 30).join('\n')}`)

const visible = slips.filter((slip) => slip.visible)
const harmful = visible.filter((slip) => slip.harm)
console.log(
  `${slips.length} slips, ${visible.length} visible, ${harmful.length} of them harmful; ${fineEdits.length} fine edits`,
)
for (const topic of new Set(slips.map((slip) => slip.topic))) {
  const ofTopic = slips.filter((slip) => slip.topic === topic)
  console.log(
    `  ${topic}: ${ofTopic.length}, harmful ${ofTopic.filter((slip) => slip.harm).length}, visible ${ofTopic.filter((slip) => slip.visible).length}`,
  )
}
