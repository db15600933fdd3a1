type Props = {
  /** Its name among the review's pictures. */
  file: string
  alt: string
  /** In pixels, where they are known before it is loaded. */
  size?: { width: number; height: number }
}

/** A picture that leads to itself in full size. */
export function Enlargeable({ file, alt, size }: Props) {
  const src = `pictures/${file}`
  return (
    <a className="enlargeable" href={src}>
      <img src={src} {...size} alt={alt} loading="lazy" />
      <span className="spoken">を原寸で開く</span>
    </a>
  )
}
