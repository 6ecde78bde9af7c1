import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { chunksMeta, pageData } from '../../webpack/page-meta';
import { packageDirectory } from '../packages';
import { CommandError } from '../run/command-error';
import { assetsFolder } from './keys';

export interface BuiltShell {
  readonly directory: string;
  readonly html: string;
  /** Version of the kernel that it was built with, which may have been elsewhere. */
  readonly kernel: string;
  /** Names of its hashed files. */
  readonly assets: readonly string[];
}

const kernelSchema = v.object({ kernel: v.string() });

/** The kernel as the build wrote it into the head of its page. */
function kernelOf(html: string): string | undefined {
  try {
    return v.parse(kernelSchema, JSON.parse(pageData(html, chunksMeta))).kernel;
  } catch {
    return undefined;
  }
}

/** Reads the shell's built page and what it is made of. */
export function readBuiltShell(directory = join(packageDirectory('host'), 'dist')): BuiltShell {
  const page = join(directory, 'index.html');
  const folder = join(directory, assetsFolder);
  if (!existsSync(page) || !existsSync(folder))
    throw new CommandError(`${directory} holds no build of the shell.`);
  const html = readFileSync(page, 'utf8');
  const kernel = kernelOf(html);
  if (kernel === undefined)
    throw new CommandError(`${page} does not say which kernel the shell was built with.`);
  const assets = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const named = [...html.matchAll(/\bassets\/([\w.-]+)/g)].map(([, name = '']) => name);
  const missing = named.find((name) => !assets.includes(name));
  if (missing !== undefined)
    throw new CommandError(
      `The build in ${directory} is not whole: ${assetsFolder}${missing} is missing.`,
    );
  return { directory, html, kernel, assets };
}
