/** File types worth compressing: pictures and fonts other than SVG are compressed already. */
export const compressible = /\.(?:html|css|js|json|svg|txt|xml|ics|webmanifest)$/

/** The compressed variants of a file, smallest first: the HTTP content coding and the file name suffix. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type Encoding = (typeof encodings)[number]
