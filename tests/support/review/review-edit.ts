import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { readRenderedVersion } from '#tools/compare/versions/rendered-version.ts'
import { listApprovals } from '#tools/review/list-approvals.ts'
import { makeReview } from '#tools/review/make-review.ts'
import { once } from '#tools/shared/once.ts'

import { temporaryFolder } from '../run/temporary-folder.ts'
import { fixtureContent } from '../sites/fixture-site.ts'

/** The time of these reviews: the campaigns of February run. */
export const createdAt = Date.parse('2023-02-10T12:00:00+09:00')

/** Edits content; `file` returns the path of a file below it. */
type EditContent = (file: (name: string) => string) => Promise<void>

/** @throws Error if the file does not contain `from` */
export async function replaceInFile(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const edited = text.replace(from, to)
  if (edited === text) throw new Error(`${file} has nothing to replace`)
  await writeFile(file, edited)
}

const folder = await temporaryFolder()

type Options = {
  /** Whether changed pages are captured in both versions. */
  hasPictures: boolean
  /** Changes the text of a page everywhere, as only a change of code can. */
  reword?: (html: string) => string
}

const readBase = once(() => readRenderedVersion(fixtureContent.folder, path.join(folder, 'base'), createdAt))

/** The folders of a review: its output, and what it was made from. */
export type FixtureReview = { output: string; content: string; cacheFile: string; records: string }

/** Reads the edited content, with the cache of the published one. */
async function readEdited(content: string, cacheFile: string) {
  await cp(path.join(folder, 'base', 'content.json'), cacheFile)
  return readRenderedVersion(content, path.dirname(cacheFile), createdAt)
}

/** Creates a preview without pages, which reviews only link. */
async function createPreview(): Promise<string> {
  const preview = path.join(folder, 'preview')
  await mkdir(preview, { recursive: true })
  await writeFile(path.join(preview, '404.html'), '')
  await writeFile(path.join(preview, 'policies.json'), '{}')
  return preview
}

/** Reviews an edit of the fixture's content. */
export async function reviewEdit(
  name: string,
  { hasPictures, reword = (html) => html }: Options,
  editContent: EditContent,
): Promise<FixtureReview> {
  const content = path.join(folder, name, 'content')
  await cp(fixtureContent.folder, content, { recursive: true })
  await editContent((file) => path.join(content, file))
  const before = await readBase()
  const cacheFile = path.join(folder, name, 'now', 'content.json')
  const rendered = await readEdited(content, cacheFile)
  const markup = async (url: string) => {
    const html = await rendered.markup(url)
    return html === null ? null : reword(html)
  }
  const after = { ...rendered, markup }
  const output = path.join(folder, name, 'out-review')
  const records = path.join(folder, name, 'approvals')
  const approvalSettings = {
    content: { folder: content, cacheFile },
    records,
    now: createdAt,
    commit: { hash: 'c'.repeat(40), isClean: true },
    branchPage: 'https://github.com/sora/campaigns/tree/new-cap',
  }
  const names = { before: { name: '前の版', details: [] }, after: { name: 'いまのファイル', details: [] } }
  await makeReview({
    versions: { before, after },
    names,
    preview: await createPreview(),
    output,
    appToken: 'SoraApp',
    createdAt,
    hasPictures,
    listApprovals: (changed) => listApprovals(approvalSettings, changed),
  })
  return { output, content, cacheFile, records }
}
