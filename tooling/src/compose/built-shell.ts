import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { chunksMeta, pageData } from '../../webpack/page-meta';
import { packageDirectory } from '../packages';
import { CliError } from '../base/cli-error';
import { assetsFolder } from './keys';
import { requireNoLinks } from './built';

export interface BuiltShell {
  readonly directory: string;
  readonly html: string;
  /** Version of the kernel that it was built with, which may have been elsewhere. */
  readonly kernel: string;
  /** Names of its hashed files. */
  readonly assets: readonly string[];
}

const chunksSchema = v.object({
  kernel: v.string(),
  /** Names of the files of its chunks. */
  names: v.optional(v.string(), ''),
});

/** The kernel and the chunks as the build wrote them into the head of its page. */
function chunksOf(html: string): v.InferOutput<typeof chunksSchema> | undefined {
  try {
    return v.parse(chunksSchema, JSON.parse(pageData(html, chunksMeta)));
  } catch {
    return undefined;
  }
}

/** Reads the shell's built page and what it is made of. */
export function readBuiltShell(directory = join(packageDirectory('host'), 'dist')): BuiltShell {
  const page = join(directory, 'index.html');
  const folder = join(directory, assetsFolder);
  if (!existsSync(page) || !existsSync(folder))
    throw new CliError(`${directory} holds no build of the shell.`);
  requireNoLinks([
    ...readdirSync(directory, { withFileTypes: true }),
    ...readdirSync(folder, { withFileTypes: true }),
  ]);
  const html = readFileSync(page, 'utf8');
  const chunks = chunksOf(html);
  if (!chunks) throw new CliError(`${page} does not say which kernel the shell was built with.`);
  const assets = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const map = assets.find((name) => name.endsWith('.map'));
  if (map !== undefined)
    throw new CliError(`The build in ${directory} is not a production build: it contains ${map}.`);
  const named = [
    ...[...html.matchAll(/\bassets\/([\w.-]+)/g)].map(([, name = '']) => name),
    ...chunks.names.split(' ').filter(Boolean),
  ];
  const missing = named.find((name) => !assets.includes(name));
  if (missing !== undefined)
    throw new CliError(
      `The build in ${directory} is incomplete: ${assetsFolder}${missing} is missing.`,
    );
  return { directory, html, kernel: chunks.kernel, assets };
}
