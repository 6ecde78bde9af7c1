import ts from 'typescript';

/** Something that a module exports where it declares it. */
export interface Declared {
  readonly name: string;
  readonly isDocumented: boolean;
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesIn(node: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  return isNamed && node.name ? [node.name.text] : [];
}

/** What a file declares and exports, each with whether a sentence stands before it. */
export const readDeclared = (file: ts.SourceFile): readonly Declared[] =>
  file.statements.filter(isExported).flatMap((node) => {
    const before = ts.getLeadingCommentRanges(file.text, node.pos) ?? [];
    const isDocumented = before.some(({ pos }) => file.text.startsWith('/**', pos));
    return namesIn(node).map((name) => ({ name, isDocumented }));
  });
