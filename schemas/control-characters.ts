/** Characters that are invisible on the page and in the editor, save tabs and line ends. */
export const controlCharacter = /[\u0000-\u0008\u000b-\u001f\u007f\ufeff\u202a-\u202e\u2066-\u2069]/gu
