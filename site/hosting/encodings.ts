/** What is worth compressing: pictures and fonts but SVG are compressed already. */
export const compressible = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/

/**
 * Forms in which a file may lie beside itself, the smaller one first: its name in HTTP, and what its file name ends in.
 */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type Encoding = (typeof encodings)[number]
