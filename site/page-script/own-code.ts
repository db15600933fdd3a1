import type { FirstReadsHolder } from '../platform/send-first-reads.ts'
import { showOwnCode } from '../platform/show-own-code.ts'

// Inlined into the head of the invitation after its first read: shows the visitor's code before React has loaded.
void showOwnCode(globalThis as FirstReadsHolder)
