import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { chunksMeta, readPageData } from '../../webpack/page-meta';
import { getPackageFolder } from '../packages';
import { CliError } from '../command-line/cli-error';
import { parseDocument } from './documents';
import { assetsFolder } from './keys';

export interface BuiltShell {
  readonly directory: string;
  readonly html: string;
  readonly kernel: string;
  readonly assets: readonly string[];
}

const chunksSchema = v.object({
  kernel: v.string(),
  names: v.optional(v.string(), ''),
});

export function readBuiltShell(directory = join(getPackageFolder('host'), 'dist')): BuiltShell {
  const page = join(directory, 'index.html');
  const folder = join(directory, assetsFolder);
  if (!existsSync(page) || !existsSync(folder))
    throw new CliError(`${directory} holds no build of the shell.`);
  const html = readFileSync(page, 'utf8');
  const chunks = parseDocument(chunksSchema, readPageData(html, chunksMeta), `The head of ${page}`);
  const assets = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const named = [...html.matchAll(/\bassets\/([\w.-]+)/g)].map(([, name = '']) => name);
  const missing = [...named, ...chunks.names.split(' ').filter(Boolean)].find(
    (name) => !assets.includes(name),
  );
  const fault =
    missing === undefined
      ? assets.some((name) => name.endsWith('.map')) && 'is not a production build.'
      : `lacks ${assetsFolder}${missing}.`;
  if (fault !== false) throw new CliError(`The build in ${directory} ${fault}`);
  return { directory, html, kernel: chunks.kernel, assets };
}
