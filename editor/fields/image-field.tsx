import { useState, type ReactNode } from 'react'

import { draftMark } from '#content-layer/common/draft-texts.ts'
import { hasBytes } from '#content-layer/common/has-bytes.ts'
import { slots } from '#content-layer/images/slots.ts'
import type { PictureSlot } from '#schemas/meta.ts'

import { describeSlot, refusalOf } from '../images/image-requirements.ts'
import {
  getImageUrl,
  listImageChoices,
  getMonthFolder,
  getImageFile,
  type ImageFiles,
} from '../images/content-images.ts'
import { nameImage } from '../images/name-image.ts'
import { pathWhenSaved, addedImages, findAdded, rememberAdded, valueOfPicture } from '../images/added-images.ts'
import { acceptDrop } from './accept-drop.ts'
import { fieldsOfEntry } from './form-values.ts'
import { labelIdOf, type ControlProps } from './control-props.ts'
import { ImageChoices } from './image-choices.tsx'
import { replaceAll } from './replace-text.ts'
import { selectBeside } from './select-beside.ts'

/** `file` is that of the entry, below content/; `describe` returns the alternative text that a picture has elsewhere. */
type Props = ControlProps & {
  pictures: ImageFiles
  file: string | undefined
  describe: (picture: string) => string | undefined
}

function slotOf(field: ControlProps['field']): PictureSlot {
  const slot = field.get('slot')
  return Object.keys(slots).find((name): name is PictureSlot => name === slot) ?? 'text'
}

/** Returns the names that a new picture of an entry cannot have. */
function takenNames(pictures: ImageFiles, folder: string | undefined): Set<string> {
  const imageFolder = folder === undefined ? 'images/' : `${folder}/images/`
  const saved = [...pictures.keys()]
    .filter((file) => file.startsWith(imageFolder))
    .map((file) => file.slice(imageFolder.length))
  return new Set([...saved, ...addedImages().map(({ path }) => path.split('/').at(-1) ?? path)])
}

/** Returns the URL that shows a picture; undefined if there is none at this path. */
function pictureUrl(path: string, pictures: ImageFiles, folder: string | undefined): string | undefined {
  // A picture that was added and is not saved yet.
  if (path.startsWith('blob:')) return path
  const file = getImageFile(path, folder)
  const bytes = file === undefined ? undefined : pictures.get(file)
  return file !== undefined && bytes ? getImageUrl(file, bytes) : undefined
}

/**
 * Selects the alternative text beside a picture that was replaced, which it does not describe. Where nobody has written
 * one, the description is filled in. Returns whether it was.
 */
async function selectAlternative(forID: string, description: string | undefined): Promise<boolean> {
  const control = await selectBeside(forID, 'alt')
  if (!control || description === undefined) return false
  // Sveltia passes on the first of two changes only, where both are made before it has drawn the first.
  await new Promise(requestAnimationFrame)
  const isFilled = control.value === '' || control.value.includes(draftMark)
  if (isFilled) replaceAll(control, description)
  control.select()
  return isFilled
}

type CurrentProps = { url: string | undefined; path: string; onAdd: (file: File) => void }

/** The current picture with its path, and a way to add a new file. */
function CurrentPicture({ url, path, onAdd }: CurrentProps): ReactNode {
  return (
    <div className="own-picture-now">
      {url === undefined ? <span className="own-picture-none">絵がありません</span> : <img src={url} alt="" />}
      <div className="own-picture-ways">
        {path !== '' && <code>{pathWhenSaved(path)}</code>}
        <label className="own-button">
          新しい絵を入れる
          <input
            type="file"
            accept=".svg,.png,.jpg,.jpeg,.webp,.avif"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) onAdd(chosen)
              target.value = ''
            }}
          />
        </label>
      </div>
    </div>
  )
}

/** A picture: what it has to be, itself, and ways to another one. One that is too heavy is refused with the reason. */
export function ImageField({
  value,
  field,
  forID,
  entry,
  file,
  onChange,
  addFile,
  pictures,
  describe,
}: Props): ReactNode {
  const [refusal, setRefusal] = useState<string>()
  const [isDescribed, setDescribed] = useState(false)
  const path = typeof value === 'string' ? value : ''
  const folder = getMonthFolder(file)
  const isShared = file !== undefined && folder === undefined

  /** Leads to the alternative text, and fills it in with that of the same picture elsewhere. */
  const selectDescription = async (picture: string | undefined) => {
    const description = picture === undefined ? undefined : describe(picture)
    setDescribed(await selectAlternative(forID, description))
  }
  const add = async (added: File) => {
    const name = nameImage(added.name, takenNames(pictures, folder))
    const reason = refusalOf(added)
    setRefusal(reason)
    if (reason !== undefined || name === undefined || !addFile) return
    const bytes = new Uint8Array(await added.arrayBuffer())
    const isSame = (picture: string) => hasBytes(pictures.get(picture), bytes)
    // `pictures` has what was added to the form only after its next check.
    const same =
      findAdded(bytes, fieldsOfEntry(entry)) ??
      listImageChoices(pictures, folder).find(({ file }) => isSame(file))?.value
    if (same !== undefined) {
      choose(same)
      return
    }
    const url = await addFile(added, { name })
    rememberAdded(url, { path: `${isShared ? '/' : ''}images/${name}`, bytes })
    onChange(url)
    await selectDescription([...pictures.keys()].find(isSame))
  }
  const choose = (chosen: string) => {
    setRefusal(undefined)
    onChange(valueOfPicture(chosen, fieldsOfEntry(entry)))
    void selectDescription(getImageFile(chosen, folder))
  }

  return (
    <div
      id={forID}
      className="own-picture"
      role="group"
      aria-labelledby={labelIdOf(forID)}
      {...acceptDrop((dropped) => void add(dropped))}
    >
      <p className="own-shown">{describeSlot(slotOf(field))}ファイルをここに置いても入ります。</p>
      <CurrentPicture url={pictureUrl(path, pictures, folder)} path={path} onAdd={(added) => void add(added)} />
      {refusal !== undefined && (
        <p className="own-problem" role="alert">
          {refusal}
        </p>
      )}
      {isDescribed && (
        <p className="own-shown" role="status">
          代替テキストは、ほかのところの同じ絵から入れました。読んで確かめてください。
        </p>
      )}
      <ImageChoices pictures={pictures} choices={listImageChoices(pictures, folder)} chosen={path} onChoose={choose} />
    </div>
  )
}
