import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { repository } from '../packages';
import { compilerOptions } from './compiler-options';
import { kernelFolder, lentEntries } from './kernel-package';

const source = join(kernelFolder, 'src');

function complain(diagnostics: readonly ts.Diagnostic[]): void {
  const [first] = diagnostics;
  if (!first) return;
  const text = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  throw new Error(`${first.file?.fileName ?? 'The kernel'} has a type that has no name: ${text}`);
}

/** The declarations of what the shell lends, from the kernel's source, by their place below a folder. */
export function emitDeclarations(): ReadonlyMap<string, string> {
  const entries = lentEntries.map((entry) => join(source, entry, 'index.ts'));
  const program = ts.createProgram({
    rootNames: [...entries, join(repository, 'types/assets.d.ts')],
    options: {
      ...compilerOptions(),
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      rootDir: source,
      outDir: source,
    },
  });
  const emitted = new Map<string, string>();
  const write = (file: string, text: string) =>
    emitted.set(relative(source, file).split(sep).join('/'), text);
  complain(program.emit(undefined, write, undefined, true).diagnostics);
  return emitted;
}
