import type { Plugin } from 'vitest/config'

/**
 * The parser of MDX has a build for development, with assertions that no marketer meets; tests take the build that the
 * check takes.
 */
export const publishedBuilds: Plugin = {
  name: 'published-builds',
  configResolved({ ssr }) {
    ssr.resolve = {
      ...ssr.resolve,
      conditions: ssr.resolve?.conditions?.filter((name) => !name.includes('development')) ?? [],
    }
  },
}
