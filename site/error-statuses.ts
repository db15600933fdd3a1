/** The statuses besides 404 that a static server may have to send, each with a page of its own (specification §2), whose words stand in `page-error.ts`. */
export const errorStatuses = ['400', '403', '405', '500', '502', '503', '504'] as const
