import fc from 'fast-check'

/** A fixed seed makes runs reproducible; `npm run test:extended -- fuzz` looks for new examples. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_230_201) })
