/**
 * Characters that are invisible and copied along with a text: soft hyphens, joiners, marks of direction and byte order
 * marks. For use in a character class.
 */
export const invisible = String.raw`\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff`
