import type { ScreenDocument } from '../../content-layer/documents.ts'

/** What the parts that depend on the visitor need of the screen's content. */
export type NextStepWords = Pick<ScreenDocument<'easypay-guide'>, 'statuses' | 'ages' | 'next'>
