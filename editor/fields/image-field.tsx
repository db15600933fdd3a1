import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { hasBytes } from '#content-layer/common/has-bytes.ts'
import { slots } from '#content-layer/images/picture-widths.ts'
import type { PictureSlot } from '#schemas/meta.ts'

import {
  findAdded,
  getImageValue,
  getPathWhenSaved,
  listAddedImages,
  storeAdded,
  waitForLastAdded,
} from '../images/added-images.ts'
import {
  findImageUrl,
  getImageFile,
  getMonthFolder,
  listImageChoices,
  type ImageFiles,
} from '../images/content-images.ts'
import { describeRefusal, describeSlot, describeUnreadable } from '../images/image-requirements.ts'
import { nameImage } from '../images/name-image.ts'
import { acceptDrop } from './accept-drop.ts'
import { getLabelId, type ControlProps } from './control-props.ts'
import { fillAltText } from './fill-alt-text.ts'
import { getEntryFields } from './form-values.ts'
import { ImageChoices } from './image-choices.tsx'

type Props = ControlProps & {
  images: ImageFiles
  /** The file of the entry, below content/. */
  file: string | undefined
  /** Returns the alternative text that an image has elsewhere. */
  findAltText: (image: string) => string | undefined
}

function getSlot(field: ControlProps['field']): PictureSlot {
  const slot = field.get('slot')
  return Object.keys(slots).find((name): name is PictureSlot => name === slot) ?? 'text'
}

/** Returns the names that a new image of an entry cannot have. `folder` is that of its month. */
function listTakenNames(images: ImageFiles, folder: string | undefined): Set<string> {
  const imageFolder = folder === undefined ? 'images/' : `${folder}/images/`
  const files = [...images.keys()].filter((file) => file.startsWith(imageFolder))
  const added = listAddedImages().map(({ path }) => path.split('/').at(-1) ?? path)
  return new Set([...files.map((file) => file.slice(imageFolder.length)), ...added])
}

type CurrentProps = { url: string | undefined; path: string; onAdd: (file: File) => void }

/** The current image with its path, and a way to add a new file. */
function CurrentImage({ url, path, onAdd }: CurrentProps): ReactNode {
  return (
    <div className="own-picture-now">
      {url === undefined ? <span className="own-picture-none">絵がありません</span> : <img src={url} alt="" />}
      <div className="own-picture-ways">
        {path !== '' && <code>{path}</code>}
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

/** Resolves once the files that were given to any image field so far are added, so that each finds the ones before it. */
let earlierFiles: Promise<void> = Promise.resolve()

/**
 * Returns the state and the actions of an image field: why the last file was refused, whether an alternative text was
 * filled in, `choose` for an image of the content and `add` for a file. Adding a file with the bytes of an existing image
 * chooses that image.
 */
function useImage(props: Props) {
  const { forID, file, onChange, addFile, findAltText } = props
  const [refusal, setRefusal] = useState<string>()
  const [isDescribed, setDescribed] = useState(false)
  const folder = getMonthFolder(file)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const readForm = () => getEntryFields(latest.current.entry)

  const describe = async (image: string | undefined) => {
    setDescribed(await fillAltText(forID, image === undefined ? undefined : findAltText(image)))
  }
  const choose = (path: string) => {
    setRefusal(undefined)
    onChange(getImageValue(path, readForm()))
    void describe(getImageFile(path, folder))
  }
  const addNext = async (given: File) => {
    const bytes = new Uint8Array(await given.arrayBuffer())
    await waitForLastAdded(readForm)
    const { images } = latest.current
    const hasSameBytes = (image: string) => hasBytes(images.get(image), bytes)
    // An image that was added to the form is in `images` only after the next check.
    const addedPath = findAdded(bytes, readForm())
    const path = addedPath ?? listImageChoices(images, folder).find((choice) => hasSameBytes(choice.file))?.value
    if (path !== undefined) {
      choose(path)
      return
    }
    const name = nameImage(given.name, listTakenNames(images, folder))
    const url = name === undefined ? undefined : await addFile?.(given, { name }).catch(() => undefined)
    if (url === undefined) {
      setRefusal(describeUnreadable(given))
      return
    }
    const isShared = file !== undefined && folder === undefined
    storeAdded(url, { path: `${isShared ? '/' : ''}images/${name}`, bytes })
    onChange(url)
    void describe([...images.keys()].find(hasSameBytes))
  }
  const add = (given: File) => {
    const reason = describeRefusal(given)
    setRefusal(reason)
    if (reason !== undefined) return
    earlierFiles = earlierFiles.then(() => addNext(given)).catch(() => setRefusal(describeUnreadable(given)))
  }
  return { refusal, isDescribed, choose, add }
}

/** An image: what it has to be, itself, and ways to another one. One that is too heavy is refused with the reason. */
export function ImageField(props: Props): ReactNode {
  const { value, field, forID, file, images } = props
  const { refusal, isDescribed, choose, add } = useImage(props)
  const path = typeof value === 'string' ? value : ''
  const folder = getMonthFolder(file)
  return (
    <div id={forID} className="own-picture" role="group" aria-labelledby={getLabelId(forID)} {...acceptDrop(add)}>
      <p className="own-shown">{describeSlot(getSlot(field))}ファイルをここに置いても入ります。</p>
      <CurrentImage url={findImageUrl(path, images, folder)} path={getPathWhenSaved(path)} onAdd={add} />
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
      <ImageChoices images={images} choices={listImageChoices(images, folder)} chosen={path} onChoose={choose} />
    </div>
  )
}
