import type { ScreenDocument } from '#content-layer/documents/document-types.ts'

/** The content needed by the client-side parts. */
export type NextStepLabels = Pick<ScreenDocument<'easypay-guide'>, 'statuses' | 'ages' | 'next'>
