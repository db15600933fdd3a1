import { getAttribute, isElement, parseHtml, getText, type Element, type Node } from '#site/render/html.ts'

/** Returns whether a node is ignored: comments, and where a tool puts its rules and its policy. */
function isIgnored(node: Node): boolean {
  if (!isElement(node)) return node.nodeName === '#comment' || node.nodeName === '#documentType'
  const { tagName } = node
  return (
    tagName === 'style' ||
    (tagName === 'link' && getAttribute(node, 'rel') !== 'icon') ||
    (tagName === 'meta' && getAttribute(node, 'http-equiv') !== undefined)
  )
}

/** Returns the attributes of an element in the order of their names; the classes in the order of theirs. */
function attributesOf({ attrs }: Element): string {
  return attrs
    .map(({ name, value }) => [name, name === 'class' ? value.split(/\s+/).sort().join(' ').trim() : value] as const)
    .filter(([name, value]) => name !== 'class' || value !== '')
    .map(([name, value]) => ` ${name}="${value}"`)
    .sort()
    .join('')
}

/**
 * A page as lines: each element with its attributes, and each text without whitespace, indented by depth. What does not
 * change what a page shows or does is left out: comments, whitespace, and the order of attributes and of classes.
 */
export function outlineOf(html: string): string[] {
  const lines: string[] = []
  const add = (parent: Node, depth: number): void => {
    const indent = '  '.repeat(depth)
    let text = ''
    const endText = () => {
      if (text !== '') lines.push(`${indent}${text}`)
      text = ''
    }
    for (const node of 'childNodes' in parent ? parent.childNodes : []) {
      if (isIgnored(node)) continue
      if (!isElement(node)) {
        text += 'value' in node ? node.value.replace(/\s+/g, '') : ''
        continue
      }
      endText()
      const startTag = `${indent}<${node.tagName}${attributesOf(node)}>`
      if (node.tagName === 'script') lines.push(startTag + getText(node).trim())
      else {
        lines.push(startTag)
        add(node, depth + 1)
      }
    }
    endText()
  }
  add(parseHtml(html), 0)
  return lines
}
