import fc from 'fast-check'

/** The same examples at each run, so that a commit that passed goes on passing; `npm run fuzz` looks for new ones. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_230_201) })
