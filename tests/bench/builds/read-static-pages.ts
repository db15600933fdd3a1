/** What a build took in milliseconds, as measured from outside and as Next says of its pages, and how many it made. */
export type Build = { wall: number; pages: number; generating: number }

const milliseconds: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000 }

/**
 * Finds "Generating static pages using 1 worker (27/27) in 1.2s" in what Next printed.
 * @throws Error where it is not there
 */
export function readStaticPages(output: string): Pick<Build, 'pages' | 'generating'> {
  const line = [...output.matchAll(/Generating static pages.*\(\d+\/(\d+)\) in ([\d.]+)\s?(ms|s|min)/g)].at(-1)
  const factor = milliseconds[line?.[3] ?? '']
  if (!line || factor === undefined) throw new Error(`Next's output has no "Generating static pages … in …":\n${output}`)
  return { pages: Number(line[1]), generating: Number(line[2]) * factor }
}
