import ts from 'typescript';

const printer = ts.createPrinter();

type Method = ts.MethodSignature | ts.MethodDeclaration;

/** A method as a property that holds a function; one of several overloads stays what it is. */
function asProperty({ factory }: ts.TransformationContext, method: Method) {
  const type = factory.createFunctionTypeNode(
    method.typeParameters,
    method.parameters,
    method.type ?? factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword),
  );
  return ts.isMethodSignature(method)
    ? factory.createPropertySignature(undefined, method.name, method.questionToken, type)
    : factory.createPropertyDeclaration(
        method.modifiers,
        method.name,
        method.questionToken,
        type,
        undefined,
      );
}

function isOverloaded({ parent, name }: Method): boolean {
  if (ts.isObjectLiteralExpression(parent)) return false;
  const text = name.getText();
  const members: readonly (ts.ClassElement | ts.TypeElement)[] = parent.members;
  return members.filter((member) => member.name?.getText() === text).length > 1;
}

/** A private member is no part of what is lent, and would make two declarations of one class differ. */
const isPrivate = (node: ts.Node) =>
  ts.isClassElement(node) && (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) !== 0;

/**
 * Declarations in which every method is a property. TypeScript lets the parameters of a method be narrowed,
 * which would hide that it asks for more than before.
 */
export function withStrictMethods(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const result = ts.transform(source, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node | undefined => {
        if (isPrivate(node)) return undefined;
        const seen = ts.visitEachChild(node, visit, context);
        const isMethod =
          (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) && !isOverloaded(node);
        return isMethod && (ts.isMethodSignature(seen) || ts.isMethodDeclaration(seen))
          ? asProperty(context, seen)
          : seen;
      };
      return ts.visitEachChild(root, visit, context);
    },
  ]);
  const [transformed = source] = result.transformed;
  return printer.printFile(transformed);
}
