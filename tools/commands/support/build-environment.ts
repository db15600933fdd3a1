/** Set before rendering code is loaded: React checks it once. Content pages get the base path later. */
export const defaultEnvironment: Record<string, string> = { NODE_ENV: 'production', NEXT_PUBLIC_BASE_PATH: '' }
