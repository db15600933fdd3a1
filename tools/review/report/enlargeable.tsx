type Props = {
  /** File name among the review's pictures. */
  file: string
  alt: string
  /** Size in pixels, if it is known before loading. */
  size?: { width: number; height: number }
}

/** A picture that links to itself in full size. */
export function Enlargeable({ file, alt, size }: Props) {
  const src = `pictures/${file}`
  return (
    <a className="enlargeable" href={src} aria-label={`${alt}を原寸で開く`}>
      <img src={src} {...size} alt={alt} loading="lazy" />
    </a>
  )
}
