import type { DragEvent } from 'react'

/** Returns the event handlers of an element on which a file can be dropped. `take` gets the first of several files. */
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
