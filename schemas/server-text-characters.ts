/**
 * Invisible characters, which texts of a server must not contain. Content has stricter rules
 * (`invisible-characters.ts`).
 */
export const invisibleCharacter =
  /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu
