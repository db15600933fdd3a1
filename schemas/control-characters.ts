/** Characters that are invisible on the page and in the editor, save tabs and line ends, and the joiners that hold emoji together. */
export const controlCharacter = /[\u0000-\u0008\u000b-\u001f\u007f\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu

/** The same with the joiners: nobody can see what another computer hides with them. */
export const invisibleCharacter = /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu
