import fc from 'fast-check'

/** A fixed seed, so that a commit that passed keeps passing; `npm run test:extended -- fuzz` looks for new examples. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_230_201) })
