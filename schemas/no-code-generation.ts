import { config } from 'zod/mini'

// The pages' policy forbids `eval`. Without this, zod would probe for it, and the browser would report a violation.
config({ jitless: true })
