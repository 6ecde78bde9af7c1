import { relative, sep } from 'node:path';
import ts from 'typescript';
import { kernelProgram, kernelSource } from './kernel-program';

function complain(diagnostics: readonly ts.Diagnostic[]): void {
  const [first] = diagnostics;
  if (!first) return;
  const text = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  throw new Error(`${first.file?.fileName ?? 'The kernel'} has a type that has no name: ${text}`);
}

/** The declarations of what the shell lends, from the kernel's source, by their place below a folder. */
export function emitDeclarations(): ReadonlyMap<string, string> {
  const emitted = new Map<string, string>();
  const write = (file: string, text: string) =>
    emitted.set(relative(kernelSource, file).split(sep).join('/'), text);
  complain(kernelProgram().emit(undefined, write, undefined, true).diagnostics);
  return emitted;
}
