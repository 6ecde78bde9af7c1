import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../command-line/cli-error';
import { readDocument } from '../compose/documents';
import { rootAlone } from '../compose/page';
import { repository } from '../packages';

/** An address that can stand in a policy: a space or a semicolon would end it there. */
const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s;,'"<>\\?#]+$/), v.url());

const environmentSchema = v.strictObject({
  /** `s3://bucket/prefix`, or a folder, which is relative to the file. */
  store: v.string(),
  /** Where browsers open the pages. */
  shell: v.pipe(address, v.regex(/^https?:\/\/[^/]+$/, `is not an origin. ${rootAlone}`)),
  /** Where browsers read the remotes. */
  remotes: v.pipe(address, v.endsWith('/', 'does not end in /')),
  /** Whether pages show any release by its address. */
  previews: v.optional(v.boolean(), false),
});

/** The addresses of every environment, committed beside what serves them. */
const usualFile = join(repository, 'deploy/environments.json');
const fileSchema = v.record(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/)), environmentSchema);

/** An environment as the file describes it, with the folder that a store is relative to. */
export function readEnvironment(name: string | undefined, file = usualFile) {
  const all = readDocument(fileSchema, readFileSync(file), file);
  const found = Object.entries(all).find(([one]) => one === name);
  if (found) return { ...found[1], name: found[0], folder: dirname(file) };
  const what = name === undefined ? '--env is missing' : `There is no environment “${name}”`;
  throw new CliError(`${what}; ${file} has ${Object.keys(all).join(', ')}.`);
}

export type Environment = ReturnType<typeof readEnvironment>;
