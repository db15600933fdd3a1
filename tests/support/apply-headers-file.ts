type Rule = { pattern: RegExp; headers: [name: string, value: string][] }

/** The documented limits of the format: 100 rules, 2,000 characters per line. */
const limits = { rules: 100, line: 2_000 }

function toPattern(glob: string): RegExp {
  return new RegExp(`^${glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`)
}

function parseRules(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n').filter((candidate) => candidate.trim() !== '' && !candidate.startsWith('#'))) {
    if (line.length > limits.line) throw new Error(`A line has ${line.length} characters.`)
    if (!/^\s/.test(line)) {
      rules.push({ pattern: toPattern(line), headers: [] })
      continue
    }
    const [, name = '', value = ''] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (name === '' || value === '') throw new Error(`Not a header: ${line}`)
    rules.at(-1)?.headers.push([name, value])
  }
  if (rules.length > limits.rules) throw new Error(`There are ${rules.length} rules.`)
  return rules
}

/** The headers that a host with a `_headers` file sends for a path: those of all matching rules, joined by commas. */
export function applyHeadersFile(text: string, path: string): Record<string, string> {
  const sent: Record<string, string> = {}
  for (const { pattern, headers } of parseRules(text)) {
    if (!pattern.test(path)) continue
    for (const [name, value] of headers) sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`
  }
  return sent
}
