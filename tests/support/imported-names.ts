import ts from 'typescript'

/** Returns the exported names of the values that a source text imports from modules with this path prefix. */
export function importedNames(source: string, from: string): string[] {
  const { statements } = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const { importClause, moduleSpecifier } = statement
    const bindings = importClause?.namedBindings
    if (!moduleSpecifier.text.startsWith(from) || !bindings || !ts.isNamedImports(bindings)) return []
    if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
    return bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => (propertyName ?? name).text)
  })
}
