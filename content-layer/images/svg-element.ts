/** An element of the file; `name` is in lower case, without prefix. */
export type SvgElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: SvgElement[]
  text: string
  line: number
  column: number
}
