import { resolve } from 'node:path';
import type { Composition } from 'shared-kernel/remote';
import { kernelVersion } from '../../../webpack/platform';
import { buildAll } from '../../build/build-all';
import { readBuiltShell, type BuiltShell } from '../../compose/built-shell';
import { requireExpected } from '../../compose/compose';
import { readPointer } from '../../compose/documents';
import { pointerKey } from '../../compose/keys';
import { readShellRecord } from '../../compose/shell-record';
import { putShell } from '../../compose/shell-release';
import { localOrigins } from '../../serve/content-policy';
import { openStore } from '../../store/open-store';
import { probeStore } from '../../store/probe';
import { environmentName, expectedState, folderAddress } from '../command';
import { requireRemotesRun } from '../kernel-gate';
import { environmentAddress } from '../placement';
import { plural, storeOptions, type Task } from './task';

/** What the environment runs, where that is what was expected and runs on the kernel. */
async function requireFit({ values, store }: Task, kernel: string) {
  const environment = environmentName(values.env);
  const held = await readPointer(store, environment);
  requireExpected(expectedState(values.expect), held?.pointer, environment);
  if (held && values['despite-kernel'] !== true)
    requireRemotesRun(kernel, environment, held.pointer.composition);
  return held?.pointer.composition;
}

/** Where the page reads the store: as was said, else as its environment always did. */
async function addressFor({ values, store }: Task, current: Composition | undefined) {
  const named = folderAddress(values.public);
  if (named !== undefined) return named;
  const shell = await readShellRecord(store, environmentName(values.env));
  return shell?.address ?? environmentAddress(current) ?? store.address;
}

async function builtShell({ values, reporter, from }: Task): Promise<BuiltShell> {
  if (values.dist !== undefined) return readBuiltShell(resolve(from, values.dist));
  await buildAll({ only: ['host'], onProgress: reporter.line });
  return readBuiltShell();
}

/** Builds the shell and makes it the environment's page. */
export async function releaseShell(task: Task): Promise<number> {
  const { values, store, reporter, from } = task;
  const environment = environmentName(values.env);
  const pages =
    values['shell-to'] === undefined
      ? undefined
      : openStore(values['shell-to'], { ...storeOptions(values), from });
  if (values['dry-run'] === true) {
    const kernel = values.dist === undefined ? kernelVersion : (await builtShell(task)).kernel;
    await requireFit(task, kernel);
    reporter.line(`The shell would run with kernel ${kernel} and replace ${environment}’s`);
    return 0;
  }
  for (const used of [store, pages]) if (used) await probeStore(used);
  if (values.dist === undefined) await requireFit(task, kernelVersion);
  const built = await builtShell(task);
  const current = await requireFit(task, built.kernel);

  const address = await addressFor(task, current);
  const addresses = Object.values(current?.remotes ?? {}).map((one) => one.address);
  const absolute = [...addresses, address ?? ''].filter((one) => URL.canParse(one));
  const allowLocalRemotes = values['allow-local-remotes'] === true;
  const local = allowLocalRemotes ? localOrigins : [];
  const { put } = await putShell(store, environment, {
    built,
    pages,
    config: {
      allowLocalRemotes,
      ...(pages && address !== undefined && URL.canParse(address)
        ? { compositionPointer: address + pointerKey(environment) }
        : {}),
    },
    remoteOrigins: [...new Set([...absolute.map((one) => new URL(one).origin), ...local])],
    address,
    onProgress: (done, total) => reporter.status(`shell ${done} of ${total} files`),
  });
  reporter.status('');
  reporter.line(`shell: uploaded ${plural(put, 'file')} and the page of ${environment}`);
  return 0;
}
