import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../command-line/cli-error';
import { readDocument } from '../compose/documents';
import { rootOnlyMessage } from '../compose/page';
import { repository } from '../packages';

/** An address that is safe in a policy: a space or a semicolon would end it. */
const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s;,'"<>\\?#]+$/), v.url());

const environmentSchema = v.strictObject({
  /** `s3://bucket/prefix`, or a folder relative to the environments file. */
  store: v.string(),
  /** The origin from which browsers load the pages. */
  shell: v.pipe(address, v.regex(/^https?:\/\/[^/]+$/, `is not an origin. ${rootOnlyMessage}`)),
  /** The address from which browsers load the remotes. */
  remotes: v.pipe(address, v.endsWith('/', 'does not end in /')),
  /** Whether pages allow previews of any release. */
  previews: v.optional(v.boolean(), false),
});

/** The addresses of every environment, committed next to the server configuration. */
const usualFile = join(repository, 'deploy/environments.json');
const fileSchema = v.record(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/)), environmentSchema);

/** An environment from the file, with the folder that its store is relative to. */
export function readEnvironment(name: string | undefined, file = usualFile) {
  const all = readDocument(fileSchema, readFileSync(file), file);
  const found = Object.entries(all).find(([one]) => one === name);
  if (found) return { ...found[1], name: found[0], folder: dirname(file) };
  const what = name === undefined ? '--env is missing' : `There is no environment “${name}”`;
  throw new CliError(`${what}; ${file} has ${Object.keys(all).join(', ')}.`);
}

export type Environment = ReturnType<typeof readEnvironment>;
