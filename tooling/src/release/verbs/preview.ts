import { readComposition } from '../../compose/documents';
import { previewKey } from '../../compose/keys';
import { readRelease } from '../../compose/stored-release';
import { CliError } from '../../run/cli-error';
import { signStatement } from '../../signing/signer';
import { inHours } from '../../signing/signing';
import { environmentName } from '../option-values';
import { usage } from '../usage';
import { requireEnvironment } from '../find-named';
import type { Task } from './task';

const defaultDays = 30;

/** What is to be previewed, once it is there: its name and the address that shows it. */
async function subjectOf({ subject = '', store }: Task) {
  const [, remote, release] = /^([a-z][a-z0-9-]*)@([0-9a-f]{32})$/.exec(subject) ?? [];
  if (remote !== undefined && release !== undefined) {
    await readRelease(store, remote, release);
    return { name: `${remote}-${release}`, query: `remote.${remote}=${release}` };
  }
  if (!/^[0-9a-f]{64}$/.test(subject))
    throw new CliError(`Name a composition’s whole hash, or remote@release.\n\n${usage}`);
  await readComposition(store, subject);
  return { name: subject, query: `composition=${subject}` };
}

/** Signs a release or a composition for preview, for a while. */
export async function preview(task: Task): Promise<number> {
  const { values, store, reporter, signing } = task;
  const environment = environmentName(values.env);
  if (!signing) throw new CliError('Name the key of the environment: --key or TRUSTFOLD_KEY.');
  await requireEnvironment(store, environment);
  const { name, query } = await subjectOf(task);
  const days = signing.validDays ?? defaultDays;
  const statement = await signStatement(signing.signer, 'preview', {
    environment,
    subject: name,
    expires: inHours(new Date(), days * 24),
  });
  const key = previewKey(environment, name);
  const held = await store.get(key);
  if (!(await store.swap(key, Buffer.from(JSON.stringify(statement)), held?.tag)))
    throw new CliError('Somebody else signed it meanwhile.');
  reporter.line(`Preview it for ${days} days with ?${query}`);
  return 0;
}
