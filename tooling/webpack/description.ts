import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { parseDescription, type RemoteDescription } from 'shared-kernel/remote';
import type { Compiler } from 'webpack';
import { CliError } from '../src/command-line/cli-error';

const source = 'src/remote.ts';

export const descriptionFile = 'remote.json';

export const getScreenModulePath = (screen: string) => `./src/exposes/${screen}.ts`;

class DescriptionError extends CliError {
  override readonly name = 'DescriptionError';
  // Replaces the stack with the message, because the webpack command prints the stack of an error.
  override readonly stack: string = this.message;
}

export interface RawDescription {
  readonly remote: unknown;
  readonly files: readonly string[];
}

/** Reads the current description of a remote. A normal import would return the version that Node has cached. */
export async function readRawDescription(directory: string): Promise<RawDescription> {
  const file = join(directory, source);
  if (!existsSync(file))
    throw new DescriptionError(
      `${basename(directory)} does not describe itself: it has no ${source}.`,
    );
  // esbuild is imported lazily, because a release reads descriptions without compiling them.
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: directory,
    bundle: true,
    format: 'iife',
    globalName: 'described',
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  const code = outputFiles.map(({ text }) => text).join('');
  const remote: unknown = runInThisContext(`(() => {${code}\nreturn described.remote;})()`);
  return { remote, files: Object.keys(metafile.inputs).map((input) => resolve(directory, input)) };
}

/** Throws if a description is invalid, belongs to another remote, or names a screen that has no module. */
export function validateDescription(directory: string, written: unknown): RemoteDescription {
  const folder = basename(directory);
  const { description, fault } = parseDescription(folder.replace(/^remote-/, ''), written);
  if (!description) throw new DescriptionError(`In its ${source}, ${folder} ${fault}`);
  for (const screen of Object.keys(description.screens))
    if (!existsSync(join(directory, getScreenModulePath(screen))))
      throw new DescriptionError(
        `In its ${source}, ${folder} names the screen ${screen}, and it has no ${getScreenModulePath(screen)}.`,
      );
  return description;
}

export const describeRemote = async (directory: string): Promise<RemoteDescription> =>
  validateDescription(directory, (await readRawDescription(directory)).remote);

export class DescriptionPlugin {
  readonly #description: RemoteDescription;

  constructor(description: RemoteDescription) {
    this.#description = description;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('DescriptionPlugin', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'DescriptionPlugin', stage }, () =>
        compilation.emitAsset(
          descriptionFile,
          new sources.RawSource(JSON.stringify(this.#description)),
        ),
      ),
    );
  }
}
