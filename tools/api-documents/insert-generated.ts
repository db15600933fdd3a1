/** Replaces the generated part of a document, from its mark to the next one, or to the end of the document. */
export function insertGenerated(document: string, generated: string): string {
  return document.replace(/(?<=<!-- generated -->\n\n)[^]*?(?=\n<!-- end -->|$)/, () => generated)
}
