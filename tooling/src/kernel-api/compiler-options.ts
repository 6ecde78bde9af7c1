import { join } from 'node:path';
import ts from 'typescript';
import { repository } from '../packages';

/** The product's own settings, without the types of its tests. */
export function compilerOptions(): ts.CompilerOptions {
  const file = join(repository, 'tsconfig.json');
  const read = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(
    { ...read.config, include: [] },
    ts.sys,
    repository,
  );
  return { ...options, types: [] };
}
