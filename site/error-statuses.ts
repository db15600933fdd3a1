/**
 * The statuses, in addition to 404, that a static server may have to send, each with a page of its own (specification
 * §2). All show the same text (`page-error.ts`) and their number, which `render/pages.tsx` adds.
 */
export const errorStatuses = ['400', '403', '405', '500', '502', '503', '504'] as const
