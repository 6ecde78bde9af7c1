import { join } from 'node:path';
import ts from 'typescript';
import { repository } from '../packages';
import { compilerOptions } from './compiler-options';
import { declarationsHost } from './declarations-host';
import { kernelFolder, lentEntries } from './kernel-package';

export const kernelSource = join(kernelFolder, 'src');

/** The files by which the shell lends the kernel, and the types of the assets that they import. */
export const kernelRoots: readonly string[] = [
  ...lentEntries.map((entry) => join(kernelSource, entry, 'index.ts')),
  join(repository, 'types/assets.d.ts'),
];

let program: ts.Program | undefined;

/** What the shell lends, from the kernel's source; read once, as reading takes seconds. */
export function kernelProgram(): ts.Program {
  if (program) return program;
  const options: ts.CompilerOptions = {
    ...compilerOptions(),
    noEmit: false,
    // The lint has checked them.
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: kernelSource,
    outDir: kernelSource,
  };
  const host = declarationsHost(options, new Map());
  program = ts.createProgram({ rootNames: kernelRoots, options, host });
  return program;
}
