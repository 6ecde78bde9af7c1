import type { Composition } from 'shared-kernel/remote';
import { readComposition, readPointer, readRecord } from '../../compose/documents';
import { CliError } from '../../run/cli-error';
import type { Store } from '../../store/store';
import { usage } from '../usage';
import { differences } from '../differences';
import { findComposition } from '../find-named';
import type { Task } from './task';

/** A composition by what a person says: an environment, a promotion of it (`production@7`), or the start of a hash. */
async function compositionNamed(store: Store, named: string): Promise<Composition> {
  const [, environment = '', seq] = /^([a-z0-9][a-z0-9-]*)(?:@(\d{1,8}))?$/.exec(named) ?? [];
  const standing = environment === '' ? undefined : await readPointer(store, environment);
  if (standing && seq === undefined) return standing.pointer.composition;
  if (standing && seq !== undefined) {
    if (Number(seq) === standing.pointer.seq) return standing.pointer.composition;
    const record = await readRecord(store, environment, Number(seq));
    if (!record) throw new CliError(`${environment} has no promotion ${seq}.`);
    return readComposition(store, record.hash);
  }
  if (!/^[0-9a-f]{6,64}$/.test(named))
    throw new CliError(`${store.name} holds no environment “${named}”.`);
  return readComposition(store, await findComposition(store, named));
}

/** Says in words what differs between two compositions. */
export async function compare({ subject, second, store, reporter }: Task): Promise<number> {
  if (subject === undefined || second === undefined)
    throw new CliError(`Name two compositions, such as production@6 production.\n\n${usage}`);
  const before = await compositionNamed(store, subject);
  const after = await compositionNamed(store, second);
  const words = differences(before, after);
  if (words.length === 0) reporter.block(`${subject} and ${second} run the same.`);
  for (const line of words) reporter.block(line);
  return 0;
}
