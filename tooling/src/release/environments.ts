import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../command-line/cli-error';
import { readDocument } from '../compose/documents';
import { rootOnlyMessage } from '../compose/page';
import { repository } from '../packages';

/** An address that is safe in a content security policy. A space or a semicolon would end the address. */
const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s;,'"<>\\?#]+$/), v.url());

const environmentSchema = v.strictObject({
  store: v.string(),
  shell: v.pipe(address, v.regex(/^https?:\/\/[^/]+$/, `is not an origin. ${rootOnlyMessage}`)),
  remotes: v.pipe(address, v.endsWith('/', 'does not end in /')),
  previews: v.optional(v.boolean(), false),
});

const usualFile = join(repository, 'deploy/environments.json');
const fileSchema = v.record(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/)), environmentSchema);

export function readEnvironment(name: string | undefined, file = usualFile) {
  const all = readDocument(fileSchema, readFileSync(file), file);
  const found = Object.entries(all).find(([one]) => one === name);
  if (found) return { ...found[1], name: found[0], folder: dirname(file) };
  const what = name === undefined ? '--env is missing' : `There is no environment “${name}”`;
  throw new CliError(`${what}; ${file} has ${Object.keys(all).join(', ')}.`);
}

export type Environment = ReturnType<typeof readEnvironment>;
