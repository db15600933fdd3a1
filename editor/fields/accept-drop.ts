import type { DragEvent } from 'react'

/** Returns the handlers of an element that takes the first file dropped on it. */
export function acceptDrop(take: (file: File) => void) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (file) take(file)
    },
  }
}
