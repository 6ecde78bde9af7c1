import { join } from 'node:path';
import ts from 'typescript';
import { kernelFolder, sharedEntries } from './kernel-package';
import { kernelProgram, kernelRoots, programOf } from './kernel-program';

/** A name that the shell lends, with what its comment says. */
interface LentName {
  readonly entry: string;
  readonly name: string;
  /** Declared in the kernel, and not in a library that it hands on. */
  readonly isOwn: boolean;
  /** The code of each `@example`. */
  readonly examples: readonly string[];
}

const textOf = (comment: ts.JSDocTag['comment']) => ts.getTextOfJSDocComment(comment) ?? '';

const examplesAt = (node: ts.Node): readonly string[] =>
  ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === 'example')
    .map(({ comment }) => textOf(comment).trim());

/** A declaration and, of what a statement exports under several names, that statement. */
const documentedNodes = (node: ts.Node): readonly ts.Node[] =>
  ts.isExportSpecifier(node) ? [node, node.parent.parent] : [node];

/** Where a name was declared, and each place that hands it on. */
function* declarationsOf(checker: ts.TypeChecker, symbol: ts.Symbol): Generator<ts.Declaration> {
  yield* symbol.declarations ?? [];
  const next =
    symbol.flags & ts.SymbolFlags.Alias ? checker.getImmediateAliasedSymbol(symbol) : undefined;
  if (next) yield* declarationsOf(checker, next);
}

/** What the shell lends, as a program that holds the kernel's entries has it. */
function lentNames(program: ts.Program): readonly LentName[] {
  const checker = program.getTypeChecker();
  return sharedEntries.flatMap((entry) => {
    const file = program.getSourceFile(join(kernelFolder, 'src', entry, 'index.ts'));
    const module = file && checker.getSymbolAtLocation(file);
    return (module ? checker.getExportsOfModule(module) : []).map((symbol) => {
      const places = [...declarationsOf(checker, symbol)];
      const own = places.filter(
        (node) => !program.isSourceFileFromExternalLibrary(node.getSourceFile()),
      );
      return {
        entry,
        name: symbol.name,
        isOwn: places.length === own.length,
        examples: own.flatMap(documentedNodes).flatMap(examplesAt),
      };
    });
  });
}

const given = join(kernelFolder, 'examples/given.d.ts');
const examplesFile = join(kernelFolder, 'examples/examples.tsx');

/** What examples take from libraries. */
const fromLibraries = [
  `import * as v from 'valibot';`,
  `import { useAtom } from 'jotai';`,
  `import { Suspense } from 'react';`,
];

/** One file with each example in a function of its own, and what the examples take of the lent names. */
function examplesText(names: readonly LentName[]): string {
  const code = names.flatMap(({ entry, name, examples }) =>
    examples.map((example) =>
      [`async function ${entry}_${name}() {`, example.replaceAll(/^export /gm, ''), '}'].join('\n'),
    ),
  );
  const used = new Set(code.join('\n').match(/[A-Za-z]\w*/g));
  const imports = sharedEntries.map((entry) => {
    const own = names.filter((lent) => lent.entry === entry && used.has(lent.name));
    return `import { ${own.map(({ name }) => name).join(', ')} } from 'shared-kernel/${entry}';`;
  });
  return [...fromLibraries, ...imports, ...code].join('\n');
}

/** What the compiler says of the examples, each fault with the example that it is in. */
function faultsOf(program: ts.Program): readonly string[] {
  const source = program.getSourceFile(examplesFile);
  if (!source) throw new Error('The examples were not compiled.');
  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  return diagnostics.map(({ start = 0, messageText }) => {
    const above = source.text.slice(0, start).match(/^async function \w+/gm);
    return `${above?.at(-1) ?? 'imports'}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** What the shell lends, and what is wrong with the examples in its comments. */
export function readExamples(): {
  readonly names: readonly LentName[];
  readonly faults: readonly string[];
} {
  const kernel = kernelProgram();
  const names = lentNames(kernel);
  const program = programOf(
    [...kernelRoots, given, examplesFile],
    new Map([[examplesFile, examplesText(names)]]),
    {
      ...kernel.getCompilerOptions(),
      noCheck: false,
      noUnusedLocals: false,
      noImplicitReturns: false,
      isolatedModules: false,
      verbatimModuleSyntax: false,
    },
  );
  return { names, faults: faultsOf(program) };
}
