import type { ScreenDocument } from '#content-layer/documents/document-types.ts'

/** The texts that the browser needs, from `content/screens/easypay-guide.yaml`. */
export type NextStepLabels = Pick<ScreenDocument<'easypay-guide'>, 'statuses' | 'ages' | 'next'>
