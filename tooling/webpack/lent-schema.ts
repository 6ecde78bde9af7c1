import { join } from 'node:path';
import { platform } from 'shared-kernel/remote';
import type { Compiler, Dependency } from 'webpack';
import { readRoom, type SourceFile } from '../src/house/read-house';
import { lentNames, schemaNamesOf } from '../src/house/schema-names';
import { kernelFolder } from '../src/kernel-api/kernel-package';

/** The files of a folder that reach a build. */
export const builtFiles = (directory: string): readonly SourceFile[] =>
  readRoom(directory).filter(({ isTest }) => !isTest);

let nouns: readonly SourceFile[] | undefined;
/** The kernel's own nouns, which every remote compiles in: read once. */
const kernelNouns = () => (nouns ??= builtFiles(join(kernelFolder, 'src/domain')));

/** What a remote takes of that library, with what it compiles in of the kernel's own nouns. */
export const schemaNamesIn = (files: readonly SourceFile[]): readonly string[] => [
  ...new Set([...files, ...kernelNouns()].flatMap(schemaNamesOf)),
];

/** Whether the shell lends all that a remote takes of it; one that takes more has a copy of its own, and waits for no one. */
export const isLentWhole = (files: readonly SourceFile[]): boolean =>
  schemaNamesIn(files).every((name) => lentNames.has(name));

interface Taken extends Dependency {
  readonly request?: string;
  readonly ids?: readonly string[];
}

/** What a module takes of the library and the shell does not lend. */
const unlent = ({ request, ids }: Taken): boolean =>
  request === platform.schema.standsFor &&
  ids !== undefined &&
  !(ids[0] !== undefined && lentNames.has(ids[0]));

const pluginName = 'LentSchemaPlugin';

/** Refuses what would be missing in the page. */
export class LentSchemaPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(pluginName, (compilation) =>
      compilation.hooks.finishModules.tap(pluginName, (modules) => {
        const missing = [...modules]
          .flatMap(({ dependencies }): readonly Taken[] => dependencies)
          .filter(unlent)
          .map(({ ids = [] }) => ids[0] ?? 'all');
        if (missing.length === 0) return;
        const names = [...new Set(missing)].sort().join(', ');
        const error = `The shell lends ${platform.schema.standsFor} as ${platform.schema.entry} has it, without ${names}.`;
        compilation.errors.push(new compiler.webpack.WebpackError(error));
      }),
    );
  }
}
