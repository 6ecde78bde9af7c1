import { grantText } from 'shared-kernel/signing';
import * as v from 'valibot';
import { changeComposition } from '../../compose/compose';
import { readPointer, requirePointer } from '../../compose/documents';
import { readShellRecord } from '../../compose/shell-record';
import { CliError } from '../../run/cli-error';
import { readPublicKey } from '../../signing/key-files';
import { requireTrusted } from '../../signing/sign-pointer';
import { probeStore } from '../../store/probe';
import { environmentName, expectedState } from '../option-values';
import { usage } from '../usage';
import { sayPointer, type Task } from './task';

type Keys = Readonly<Record<string, string[]>>;

/** Who may change which part now. */
async function standingKeys({ store, signing }: Task, environment: string) {
  const held = await readPointer(store, environment);
  const pinned = (await readShellRecord(store, environment))?.trust;
  const standing = held && (await requireTrusted(held.text, environment, pinned, signing));
  const { grant } = standing?.signatures ?? {};
  return grant ? v.parse(grantText, grant.text).keys : {};
}

/** Lets the holder of another key change one remote and nothing else. */
export async function grant(task: Task): Promise<number> {
  const { subject, values, store, signing } = task;
  const environment = environmentName(values.env);
  const holders = values.holder ?? [];
  if (subject === undefined || holders.length === 0)
    throw new CliError(`Name the remote, and who may change it with --holder.\n\n${usage}`);
  if (!signing)
    throw new CliError('Name the key of the environment, which grants it: --key or TRUSTFOLD_KEY.');
  const { composition } = await requirePointer(store, environment);
  await probeStore(store);
  const named = holders.includes('none')
    ? []
    : await Promise.all(holders.map((named) => readPublicKey(named, task.from)));
  const pinned = (await readShellRecord(store, environment))?.trust;
  if (pinned && !pinned.keys.includes(signing.signer.publicKey))
    throw new CliError(
      `The pages of ${environment} do not believe this key: it can grant nothing.`,
    );
  const standing = await standingKeys(task, environment);
  const others = Object.entries(standing).filter(([name]) => name !== subject);
  const pointer = await changeComposition(store, environment, {
    change: (current = composition) => current,
    action: named.length === 0 ? `take the key of ${subject} back` : `grant ${subject} a key`,
    expect: expectedState(values.expect),
    signing,
    keys: Object.fromEntries([
      ...others,
      ...(named.length === 0 ? [] : [[subject, named]]),
    ]) as Keys,
  });
  sayPointer(task, pointer, true);
  return 0;
}
