// Inlined into the head of the invitation after its preload: shows the visitor's code before React has loaded.

import type { PreloadHolder } from '../../platform/send-preloads.ts'
import { showOwnCode } from './show-own-code.ts'

void showOwnCode(globalThis as PreloadHolder)
