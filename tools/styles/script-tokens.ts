import type { ScriptTokens } from '#site/render/selector-tokens.ts'

/** Returns what scripts may add to a page. Over-approximates: may include tokens that are no class or attribute name. */
export function findScriptTokens(scripts: readonly string[]): ScriptTokens {
  const sorted = (tokens: readonly string[]) => [...new Set(tokens)].sort()
  const tokensMatching = (pattern: RegExp) =>
    sorted(scripts.flatMap((code) => [...code.matchAll(pattern)].map(({ groups }) => groups?.['token'] ?? '')))
  return {
    classes: sorted(scripts.flatMap((code) => code.split(/[\s"'`]+|\$\{|\}/))),
    // React writes this attribute as a key, in its own case.
    names: [
      ...tokensMatching(/(["'`])(?<token>[\w-]+)\1/g),
      ...(/\btabIndex:/.test(scripts.join('\n')) ? ['tabindex'] : []),
    ],
    types: tokensMatching(/\btype:["'`](?<token>[\w-]+)/g),
  }
}
