/** Returns the name of the schema of a published file, relative to `documentsPath`. */
export function schemaOfDocument(file: string): string {
  const [folder = '', name = ''] = file.replace(/\.json$/, '').split('/')
  const names: Readonly<Record<string, string>> = { months: 'month', campaigns: 'campaign', screens: `screen-${name}` }
  return names[folder] ?? folder
}
