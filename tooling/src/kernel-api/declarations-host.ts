import { dirname } from 'node:path';
import ts from 'typescript';

/** What was parsed stays parsed, for the next program of the same run. */
const parsed = new Map<string, ts.SourceFile>();

/** A compiler's view of files that are nowhere but in memory, beside those of the disk. */
export function declarationsHost(
  options: ts.CompilerOptions,
  files: ReadonlyMap<string, string>,
): ts.CompilerHost {
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
