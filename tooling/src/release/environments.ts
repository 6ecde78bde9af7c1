import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../command-line/cli-error';
import { parseDocument } from '../compose/documents';
import { rootPathRequiredMessage } from '../compose/page';
import { httpUrlSchema, workspaceServerSchema } from '../compose/workspace-server';
import { repository } from '../packages';

const environmentSchema = v.strictObject({
  store: v.string(),
  shell: v.pipe(
    httpUrlSchema,
    v.regex(/^https?:\/\/[^/]+$/, `is not an origin. ${rootPathRequiredMessage}`),
  ),
  remotes: v.pipe(httpUrlSchema, v.endsWith('/', 'does not end in /')),
  previews: v.optional(v.boolean(), false),
  ...v.partial(workspaceServerSchema).entries,
});

const usualFile = join(repository, 'deploy/environments.json');
const fileSchema = v.record(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/)), environmentSchema);

export function readEnvironment(name: string | undefined, file = usualFile) {
  const all = parseDocument(fileSchema, readFileSync(file), file);
  const found = Object.entries(all).find(([one]) => one === name);
  if (found) {
    const { server, issuer, clientId, ...environment } = found[1];
    const workspace = { server, issuer, clientId };
    const isNamed = Object.values(workspace).some((value) => value !== undefined);
    return {
      ...environment,
      name: found[0],
      folder: dirname(file),
      workspaceServer: isNamed
        ? parseDocument(workspaceServerSchema, JSON.stringify(workspace), `${file}, ${found[0]}`)
        : undefined,
    };
  }
  const what = name === undefined ? '--env is missing' : `There is no environment “${name}”`;
  throw new CliError(`${what}; ${file} has ${Object.keys(all).join(', ')}.`);
}

export type Environment = ReturnType<typeof readEnvironment>;
