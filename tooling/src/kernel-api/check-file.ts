import { join } from 'node:path';
import ts from 'typescript';
import { comparedFolder, sides, type Pair, type Side } from './pair-names';

export const checkFile = join(comparedFolder, 'check.ts');

/** Whether one use of a name, as a value or as a type, may stand for the other side's. */
export interface Question {
  readonly pair: Pair;
  readonly isValue: boolean;
}

/** Asks of every use of every name that both sides have. */
export const questionsOf = (pairs: readonly Pair[]): readonly Question[] =>
  pairs.flatMap((pair) => [
    ...(pair.before.isValue ? [{ pair, isValue: true }] : []),
    ...(pair.before.isType ? [{ pair, isValue: false }] : []),
  ]);

const moduleName = (side: Side, entry: string) => `${side}_${entry}`;

function typeText({ pair: { entry, name, before }, isValue }: Question, side: Side): string {
  const path = `${moduleName(side, entry)}.${name}`;
  if (isValue) return `typeof ${path}`;
  // A type's parameters are what its user chooses: any of them fits.
  const filled = Array.from({ length: before.arity }, () => 'any').join(', ');
  return filled === '' ? path : `${path}<${filled}>`;
}

/** A file of TypeScript with one line for each question and direction: the given is put where the other is asked for. */
export function checkText(entries: readonly string[], questions: readonly Question[]): string {
  const imports = entries.flatMap((entry) =>
    sides.map((side) => `import type * as ${moduleName(side, entry)} from './${side}/${entry}';`),
  );
  const lines = questions.flatMap((question, index) =>
    (
      [
        ['before', 'now'],
        ['now', 'before'],
      ] as const
    ).map(
      ([asked, given]) =>
        `export const ${given}${index}: ${typeText(question, asked)} = {} as unknown as ${typeText(question, given)};`,
    ),
  );
  return [...imports, ...lines].join('\n');
}

/** Why TypeScript refuses the type of one side in the other's place. */
export interface Refusals {
  /** That of now where that of before was. */
  readonly forward?: string | undefined;
  readonly backward?: string | undefined;
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

/** What TypeScript says to each question, in their order. */
export function answersOf(
  program: ts.Program,
  entries: readonly string[],
  questions: readonly Question[],
): readonly Refusals[] {
  const source = program.getSourceFile(checkFile);
  if (!source) throw new Error('The check was not compiled.');
  const refusals = new Map(
    program.getSemanticDiagnostics(source).map((diagnostic) => {
      const { line } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      return [line - entries.length * sides.length, reasonOf(diagnostic)];
    }),
  );
  return questions.map((_, index) => ({
    forward: refusals.get(index * 2),
    backward: refusals.get(index * 2 + 1),
  }));
}
