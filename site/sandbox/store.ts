/** The used part of `sessionStorage`. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>
