/**
 * Environment variables to set before any rendering code is loaded: style sheets are minified, and React omits hints.
 * Content pages get the base path in post-processing.
 */
export const defaultEnvironment: Record<string, string> = { NODE_ENV: 'production', NEXT_PUBLIC_BASE_PATH: '' }
