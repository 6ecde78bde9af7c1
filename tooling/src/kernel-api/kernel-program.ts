import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { repository } from '../packages';
import { kernelFolder, sharedEntries } from './kernel-package';

const kernelSource = join(kernelFolder, 'src');

/** The files by which the shell lends the kernel, and the types of the assets that they import. */
export const kernelRoots: readonly string[] = [
  ...sharedEntries.map((entry) => join(kernelSource, entry, 'index.ts')),
  join(repository, 'types/assets.d.ts'),
];

/** The product's own settings, without the types of its tests. */
function compilerOptions(): ts.CompilerOptions {
  const file = join(repository, 'tsconfig.json');
  const read = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(
    { ...read.config, include: [] },
    ts.sys,
    repository,
  );
  return { ...options, types: [] };
}

/** What was parsed stays parsed, for the next program of the same run. */
const parsed = new Map<string, ts.SourceFile>();

/** A compiler's view of files that are nowhere but in memory, beside those of the disk. */
function hostOf(options: ts.CompilerOptions, files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const folders = new Set<string>();
  for (const file of files.keys())
    for (let folder = dirname(file); !folders.has(folder); folder = dirname(folder))
      folders.add(folder);
  return {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    directoryExists: (folder) => folders.has(folder) || ts.sys.directoryExists(folder),
    getSourceFile: (file, languageVersion) => {
      const text = files.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, languageVersion);
      const held = parsed.get(file) ?? host.getSourceFile(file, languageVersion);
      if (held) parsed.set(file, held);
      return held;
    },
  };
}

/** A program with files that are nowhere but in memory, beside those of the disk. */
export function programOf(
  rootNames: readonly string[],
  files: ReadonlyMap<string, string> = new Map(),
  more: ts.CompilerOptions = {},
): ts.Program {
  const options = { ...compilerOptions(), ...more };
  return ts.createProgram({ rootNames, options, host: hostOf(options, files) });
}

let program: ts.Program | undefined;

/** What the shell lends, from the kernel's source; read once, as reading takes seconds. */
export const kernelProgram = (): ts.Program =>
  (program ??= programOf(kernelRoots, new Map(), {
    noEmit: false,
    // The lint has checked them.
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: kernelSource,
    outDir: kernelSource,
  }));

/** The declarations of what the shell lends, from the kernel's source, by their place below a folder. */
export function emitDeclarations(): ReadonlyMap<string, string> {
  const emitted = new Map<string, string>();
  const write = (file: string, text: string) =>
    emitted.set(relative(kernelSource, file).split(sep).join('/'), text);
  const [fault] = kernelProgram().emit(undefined, write, undefined, true).diagnostics;
  if (!fault) return emitted;
  const text = ts.flattenDiagnosticMessageText(fault.messageText, ' ');
  throw new Error(`${fault.file?.fileName ?? 'The kernel'} has a type that has no name: ${text}`);
}
