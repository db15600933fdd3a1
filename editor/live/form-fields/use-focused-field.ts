import { useEffect, useState } from 'react'

/** The path of the form's field that the focus is or was last in; empty before. */
export function useFocusedField(): string {
  const [keyPath, setKeyPath] = useState('')
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.closest<HTMLElement>('section[data-key-path]') : null
      if (field) setKeyPath(field.dataset['keyPath'] ?? '')
    }
    // The form's document, in which this script runs; the preview has another.
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return keyPath
}
