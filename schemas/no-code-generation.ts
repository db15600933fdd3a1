import { config } from 'zod/mini'

// A page's policy forbids to make code from text. Zod would try it first, and the browser would report that.
config({ jitless: true })
