type Props = {
  /** Label of the field. */
  name: string
  value: string
  /** Puts the value back into the field; undefined if the field takes no text. */
  onRestore: (() => void) | undefined
}

/** The published value of the field that has the focus, which the form has changed. */
export function PublishedValue({ name, value, onRestore }: Props) {
  return (
    <section className="preview-marked" aria-label="公開中の値">
      <h3>{name}</h3>
      <p className="preview-where">公開中の値</p>
      <p className="preview-words">{value === '' ? '（なし）' : value}</p>
      {onRestore && (
        <button type="button" className="preview-quiet" onClick={onRestore}>
          この値に戻す
        </button>
      )}
    </section>
  )
}
