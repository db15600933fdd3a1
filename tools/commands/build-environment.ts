/**
 * The environment of this process, to be set before any rendering code is loaded: style sheets are minified, and React
 * writes no hints. Content pages get the base path in post-processing.
 */
export const defaultEnvironment: Record<string, string> = { NODE_ENV: 'production', NEXT_PUBLIC_BASE_PATH: '' }
