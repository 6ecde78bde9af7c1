import { join } from 'node:path';
import ts from 'typescript';
import { comparedFolder, sides, type Side } from './sides';

export const checkFile = join(comparedFolder, 'check.ts');

/** Whether one use of a name that both sides have, as a value or as a type, may stand for the other side's. */
export interface Question {
  readonly entry: string;
  readonly name: string;
  readonly isValue: boolean;
  /** How many parameters its type takes. */
  readonly arity: number;
}

/** Asks of every use of a name, by what stands before. */
export function questionsOf(
  entry: string,
  name: string,
  { flags, declarations = [] }: ts.Symbol,
): readonly Question[] {
  const [arity = 0] = declarations.flatMap((node) =>
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node)
      ? [node.typeParameters?.length ?? 0]
      : [],
  );
  return [true, false]
    .filter((isValue) => flags & (isValue ? ts.SymbolFlags.Value : ts.SymbolFlags.Type))
    .map((isValue) => ({ entry, name, isValue, arity }));
}

const moduleName = (side: Side, entry: string) => `${side}_${entry}`;

function typeText({ entry, name, arity, isValue }: Question, side: Side): string {
  const path = `${moduleName(side, entry)}.${name}`;
  if (isValue) return `typeof ${path}`;
  // A type's parameters are what its user chooses: any of them fits.
  const filled = Array.from({ length: arity }, () => 'any').join(', ');
  return filled === '' ? path : `${path}<${filled}>`;
}

/** A file of TypeScript with one line for each question and direction: the given is put where the other is asked for. */
export function checkText(entries: readonly string[], questions: readonly Question[]): string {
  const imports = entries.flatMap((entry) =>
    sides.map((side) => `import type * as ${moduleName(side, entry)} from './${side}/${entry}';`),
  );
  const lines = questions.flatMap((question, index) => {
    const [before, now] = sides.map((side) => typeText(question, side));
    return [
      `export const now${index}: ${before} = {} as unknown as ${now};`,
      `export const before${index}: ${now} = {} as unknown as ${before};`,
    ];
  });
  return [...imports, ...lines].join('\n');
}

const longest = 120;

/** What TypeScript says, with types by the names that a reader knows: `Client (now)`. */
const readable = (text: string) =>
  text
    .replaceAll(
      /(?:typeof )?import\("[^"]*\/\.compared\/(before|now)\/([^"]*)"\)(?:\.(\w+))?/g,
      (_, side: string, module: string, name?: string) => `${name ?? module} (${side})`,
    )
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/'[^']+'/g, (type) =>
      type.length > longest ? `${type.slice(0, longest)} …'` : type,
    );

const fieldIn = /(?:property|of|by) '([^']+)' (?:are|is) incompatible/;

/** The compiler's reason in a line: the fields that it went through, and what it came down to. */
function reasonOf({ messageText }: ts.Diagnostic): string {
  const lines = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
  const path = lines.flatMap((line) => fieldIn.exec(line)?.[1] ?? []).slice(-3);
  return [...path, readable(lines.at(-1)?.trim() ?? '')].join(': ');
}

/** Why TypeScript refuses the type of one side in the other's place: that of now where that of before was, and backward. */
export type Refusals = readonly [forward?: string, backward?: string];

/** What TypeScript says to each question, in their order. */
export function answersOf(
  program: ts.Program,
  entries: readonly string[],
  questions: readonly Question[],
): readonly (readonly [Question, Refusals])[] {
  const source = program.getSourceFile(checkFile);
  if (!source) throw new Error('The check was not compiled.');
  const refusals = new Map(
    program.getSemanticDiagnostics(source).map((diagnostic) => {
      const { line } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      return [line - entries.length * sides.length, reasonOf(diagnostic)];
    }),
  );
  return questions.map((question, index) => [
    question,
    [refusals.get(index * 2), refusals.get(index * 2 + 1)],
  ]);
}
