/**
 * The inside of a character class, without its brackets: characters that are invisible and copied along with a text,
 * which are soft hyphens, joiners, marks of direction and byte order marks.
 */
export const invisibleCharacterClass = String.raw`\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff`
