// Every cell of every grid: each night, and before a release. See tests/support/grid.ts.
process.env['TEST_GRID'] = 'whole'
await import('./run-all.ts')

export {}
