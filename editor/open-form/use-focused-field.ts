import { useEffect, useState } from 'react'

/** Returns the path of the field that contains an element; undefined outside of fields. */
function findKeyPath(element: unknown): string | undefined {
  const field = element instanceof Element ? element.closest<HTMLElement>('section[data-key-path]') : null
  return field?.dataset['keyPath']
}

/** The path of the form's field that the focus is or was last in; empty before. */
export function useFocusedField(): string {
  const [keyPath, setKeyPath] = useState('')
  useEffect(() => {
    const follow = ({ target }: { target: EventTarget | null }) => setKeyPath((before) => findKeyPath(target) ?? before)
    // The form is drawn before its preview, and may have the focus before this listens.
    follow({ target: document.activeElement })
    // The form's document, in which this script runs; the preview has another.
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return keyPath
}
