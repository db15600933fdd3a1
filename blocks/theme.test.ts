import { readFileSync } from 'node:fs'
import path from 'node:path'

import { parse } from 'postcss'
import { describe, expect, test } from 'vitest'

import { contrast, minContrast } from '#domain/contrast.ts'
import { root } from '#tools/commands/project-paths.ts'

const theme = readFileSync(path.join(root, 'blocks', 'theme.css'), 'utf8')

function colorOf(token: string): string {
  return new RegExp(`--color-${token}: (#[0-9a-f]{6});`).exec(theme)?.[1] ?? ''
}

describe.each(['ink', 'sub', 'accent', 'focus', 'star'])('text in %s', (text) => {
  test.each(['paper', 'wash'])('is readable on %s in every size', (background) => {
    expect(contrast(colorOf(text), colorOf(background))).toBeGreaterThanOrEqual(minContrast)
  })
})

test('no browser darkens a page by itself', () => {
  expect(theme).toContain('color-scheme: only light;')
})

test('text in paper is readable on the accent', () => {
  expect(contrast(colorOf('paper'), colorOf('accent'))).toBeGreaterThanOrEqual(minContrast)
})

test('no animation occupies the thread that runs the scripts', () => {
  const animated = new Set<string>()
  parse(theme).walkAtRules('keyframes', (keyframes) => keyframes.walkDecls(({ prop }) => void animated.add(prop)))
  expect(animated.size).toBeGreaterThan(0)
  expect(['opacity', 'transform', 'scale']).toEqual(expect.arrayContaining([...animated]))
})
