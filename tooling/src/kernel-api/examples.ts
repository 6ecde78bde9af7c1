import { join } from 'node:path';
import ts from 'typescript';
import { declarationsHost } from './declarations-host';
import { kernelFolder, lentEntries } from './kernel-package';
import { kernelProgram, kernelRoots } from './kernel-program';
import { lentNames, type LentName } from './lent-names';

const given = join(kernelFolder, 'examples/given.d.ts');
const examplesFile = join(kernelFolder, 'examples/examples.tsx');

/** What examples take from libraries. */
const fromLibraries = [
  `import * as v from 'valibot';`,
  `import { useAtom } from 'jotai';`,
  `import { Suspense } from 'react';`,
];

/** One file with each example in a function of its own, and what the examples take of the lent names. */
export function examplesText(names: readonly LentName[]): string {
  const code = names.flatMap(({ entry, name, examples }) =>
    examples.map((example) =>
      [`async function ${entry}_${name}() {`, example.replaceAll(/^export /gm, ''), '}'].join('\n'),
    ),
  );
  const used = new Set(code.join('\n').match(/[A-Za-z]\w*/g));
  const imports = lentEntries
    .filter((entry) => entry !== 'schema')
    .map((entry) => {
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
  const options: ts.CompilerOptions = {
    ...kernel.getCompilerOptions(),
    noCheck: false,
    noUnusedLocals: false,
    noImplicitReturns: false,
    isolatedModules: false,
    verbatimModuleSyntax: false,
  };
  const host = declarationsHost(options, new Map([[examplesFile, examplesText(names)]]));
  const program = ts.createProgram([...kernelRoots, given, examplesFile], options, host);
  return { names, faults: faultsOf(program) };
}
