import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { hashSource } from '#site/finish/content-policy.ts'
import { elementsBelow, parseHtml, textOf } from '#site/finish/html.ts'

/** Another name of the same length: flight data counts its characters. */
function otherName(name: string): string {
  return name.replace(/^./, (first) => (first === 'Z' ? 'Y' : 'Z'))
}

const inlineScripts = (html: string) =>
  elementsBelow(parseHtml(html))
    .filter(({ tagName, attrs }) => tagName === 'script' && !attrs.some(({ name }) => name === 'src'))
    .map((element) => hashSource(textOf(element)))

/** Puts other hashes into a policy, in the order of the scripts. */
function renameHashes(text: string, before: readonly string[], after: readonly string[]): string {
  return before.reduce((result, hash, index) => result.replaceAll(hash, after[index] ?? ''), text)
}

/**
 * A published folder as the next build would make it, had every script changed: all have other names, and every page,
 * script and policy that speaks of them does too. A real second build takes 40 s.
 */
export async function buildAgain(published: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(path.join(tmpdir(), 'second-build-'))
  const folder = path.join(root, 'out')
  await cp(published, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  const scripts = await glob('_next/static/chunks/**/*.js', { cwd: folder })
  const names = new Map(scripts.map((file) => [path.basename(file), otherName(path.basename(file))]))
  const rewrite = (text: string) => text.replace(/[\w.~-]+\.js\b/g, (name) => names.get(name) ?? name)
  const policies = JSON.parse(await readFile(`${published}-report/policies.json`, 'utf8')) as Record<string, string>
  for (const file of await glob('**/*.{html,txt,js}', { cwd: folder })) {
    const before = await readFile(path.join(folder, file), 'utf8')
    const after = rewrite(before)
    const [old, made] = file.endsWith('.html') ? [inlineScripts(before), inlineScripts(after)] : [[], []]
    if (policies[file] !== undefined) policies[file] = renameHashes(policies[file], old, made)
    await writeFile(path.join(folder, file), renameHashes(after, old, made))
  }
  for (const file of scripts) await rename(path.join(folder, file), path.join(folder, path.dirname(file), otherName(path.basename(file))))
  await cp(`${published}-report/report.json`, `${folder}-report/report.json`)
  await writeFile(`${folder}-report/policies.json`, JSON.stringify(policies))
  return { folder, remove: () => rm(root, { recursive: true }) }
}
