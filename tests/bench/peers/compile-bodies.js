// Compiles all bodies of CONTENT_ROOT with the compiler and so many at a time as the arguments say.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'

const compilers = {
  '@mdx-js/mdx': async () => {
    const { compile } = await import('@mdx-js/mdx')
    return (source) => compile(source)
  },
  'mdx-bundler': async () => {
    const { bundleMDX } = await import('mdx-bundler')
    return (source) => bundleMDX({ source })
  },
}

const [name, atATime] = process.argv.slice(2)
const folder = path.join(process.env.CONTENT_ROOT, 'campaigns')
const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.mdx')).sort()
const compile = await compilers[name]()

performance.mark('start')
const waiting = files[Symbol.iterator]()
await Promise.all(
  Array.from({ length: Number(atATime) }, async () => {
    for (const file of waiting) await compile(await readFile(path.join(folder, file), 'utf8'))
  }),
)
performance.measure('inside', 'start')
process.exit(0)
