import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { readDescription, type RemoteDescription } from 'shared-kernel/remote';
import type { Compiler } from 'webpack';
import { CliError } from '../src/command-line/cli-error';

const source = 'src/remote.ts';

/** Where the build leaves the description: a report, which travels in the release and not beside it. */
export const descriptionFile = 'remote.json';

/** The module of a screen; every described one has it by this convention. */
export const screenModule = (screen: string) => `./src/exposes/${screen}.ts`;

class DescriptionError extends CliError {
  override readonly name = 'DescriptionError';
  // Webpack's command prints the stack of what it catches, and the sentence says it all.
  override readonly stack: string = this.message;
}

/** What the remote in a folder says of itself, unread, and the files that it says it in. */
export interface WrittenDescription {
  readonly remote: unknown;
  readonly files: readonly string[];
}

/** Reads what a remote says of itself now: a module that is imported stays as it was when it was first read. */
export async function writtenDescription(directory: string): Promise<WrittenDescription> {
  const file = join(directory, source);
  if (!existsSync(file))
    throw new DescriptionError(
      `${basename(directory)} does not describe itself: it has no ${source}.`,
    );
  // Only what builds a remote needs it: a release reads descriptions and compiles none.
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

/** Refuses a description that is wrong, is another remote's, or names a screen without its module. */
export function checkDescription(directory: string, written: unknown): RemoteDescription {
  const folder = basename(directory);
  const { description, fault } = readDescription(folder.replace(/^remote-/, ''), written);
  if (!description) throw new DescriptionError(`In its ${source}, ${folder} ${fault}`);
  for (const screen of Object.keys(description.screens))
    if (!existsSync(join(directory, screenModule(screen))))
      throw new DescriptionError(
        `In its ${source}, ${folder} names the screen ${screen}, and it has no ${screenModule(screen)}.`,
      );
  return description;
}

/** The description that a remote is built by. */
export const describeRemote = async (directory: string): Promise<RemoteDescription> =>
  checkDescription(directory, (await writtenDescription(directory)).remote);

/** Leaves what a remote says of itself beside its build. */
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
