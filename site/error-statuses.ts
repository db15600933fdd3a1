/**
 * Statuses other than 404 that a static server may have to send, each with its own page (specification §2). All pages
 * show the same text (`page-error.ts`) and their number, which `render/pages.tsx` adds.
 */
export const errorStatuses = ['400', '403', '405', '500', '502', '503', '504'] as const
