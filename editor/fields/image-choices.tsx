import { useState, type ReactNode } from 'react'

import { getImageUrl, type ImageFiles } from '../images/content-images.ts'

type Props = {
  images: ImageFiles
  choices: readonly { value: string; file: string }[]
  chosen: string
  onChoose: (value: string) => void
}

/**
 * The list of existing images to choose from, rendered once it is opened. Class names that start with `own-` are those of
 * this editor, in distinction from Sveltia's.
 */
export function ImageChoices({ images, choices, chosen, onChoose }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const countOfMonth = choices.filter(({ file }) => file.startsWith('campaigns/')).length
  return (
    <details className="own-picture-choices" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        この月の絵と、共通の絵からえらぶ（この月 {countOfMonth}枚、共通 {choices.length - countOfMonth}枚）
      </summary>
      {isOpen && (
        <ul>
          {choices.map(({ value, file }) => (
            <li key={value}>
              <button
                type="button"
                aria-pressed={value === chosen}
                onClick={({ currentTarget }) => {
                  currentTarget.closest('details')?.removeAttribute('open')
                  onChoose(value)
                }}
              >
                <img src={getImageUrl(file, images.get(file) ?? new Uint8Array())} alt="" loading="lazy" />
                <span>{value}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
