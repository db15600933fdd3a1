import { encodings, type Encoding } from './encodings.ts'

/** The weight that an `Accept-Encoding` header gives to each coding; 0 is a refusal (RFC 9110 §12.5.3). */
function weights(header: string): Map<string, number> {
  const parts = header.split(',').map((part) => part.trim().toLowerCase())
  return new Map(
    parts.map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, quality === undefined ? 1 : Number(quality)] as const
    }),
  )
}

/** The smallest form that is there and that the browser reads; undefined for the file itself. */
export function chooseEncoding(header: string | string[] | undefined, isThere: (ending: string) => boolean): Encoding | undefined {
  const accepted = weights(Array.isArray(header) ? header.join(',') : (header ?? ''))
  return encodings.find(({ name, ending }) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0 && isThere(ending))
}
