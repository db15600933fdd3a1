type Props = {
  image: { src: string; alt: string; width: number; height: number }
  className?: string
  /** Seen without scrolling: loaded at once and first. All others wait until they come near. */
  isFirst?: boolean
}

/** A picture with its own size, so that nothing moves when it arrives. */
export function Picture({ image, className, isFirst = false }: Props) {
  return (
    // Plain files: the export has no server that could resize pictures.
    <img
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      className={className}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
