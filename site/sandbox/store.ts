/** The part of `sessionStorage` that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>
