import { expect, test } from 'vitest'

import { readApproveRequest } from './approve-request.ts'

const settings = {
  from: '2026-04-01',
  roles: [
    { id: 'marketing', name: '企画' },
    { id: 'legal', name: '法務' },
  ],
}

test('without further options everything was looked at', () => {
  const [only] = settings.roles
  const request = readApproveRequest(['--page', '/a/', '--page', '/b/', '--by', ' 山田 '], {
    ...settings,
    roles: only ? [only] : [],
  })
  expect(request).toEqual({
    what: 'sign',
    pages: ['/a/', '/b/'],
    again: [],
    by: '山田',
    role: 'marketing',
    moments: ['before', 'during', 'after'],
    surfaces: ['web', 'in-app'],
  })
})

test('rules are signed by themselves', () => {
  expect(readApproveRequest(['--rules', '--by', '山田', '--role', 'legal'], settings)).toEqual({
    what: 'sign-rules',
    by: '山田',
    role: 'legal',
  })
  expect(() => readApproveRequest(['--rules', '--page', '/a/', '--by', '山田', '--role', 'legal'], settings)).toThrow(
    '--rules は',
  )
})

test('moments and surfaces are those named', () => {
  const args = ['--page', '/a/', '--by', '山田', '--role', 'legal', '--moments', 'after,before', '--surfaces', 'in-app']
  expect(readApproveRequest(args, settings)).toMatchObject({ moments: ['before', 'after'], surfaces: ['in-app'] })
})

test('parts stand in for pages where only they have changed', () => {
  const request = readApproveRequest(['--again', 'frame,styles', '--by', '山田', '--role', 'legal'], settings)
  expect(request).toMatchObject({ what: 'sign', pages: [], again: ['styles', 'frame'] })
})

test.each([
  [['--by', '山田'], '--page に'],
  [['--page', '/a/'], '--by に'],
  [['--page', '/a/', '--by', ' '], '--by に'],
  [['--page', '/a/', '--by', '山田'], '--role に、どの役割'],
  [['--page', '/a/', '--by', '山田', '--role', 'sales'], 'marketing、legal です（いまは「sales」）'],
  [['--page', '/a/', '--by', '山田', '--role', 'legal', '--moments', 'later'], 'いまは「later」'],
  [['--again', 'footer', '--by', '山田', '--role', 'legal'], '--again に書けるのは'],
  [['--page', '/a/', '--by', '山田\u202e子花', '--role', 'legal'], '--by に見えない文字（U+202E）'],
  [['--page', '/a/', '--by', '\u001b[2J山田', '--role', 'legal'], '--by に見えない文字（U+001B）'],
  [['--page', '/a/', '--by', '山田\n花子', '--role', 'legal'], '--by に見えない文字（U+000A）'],
  [['--page', '/a/', '--by', '山田', '--role', '\u001b[2J'], 'いまは「�[2J」'],
  [['--sign'], '使い方'],
])('%j is refused with what to do', (args, words) => {
  expect(() => readApproveRequest(args, settings)).toThrow(words)
})
