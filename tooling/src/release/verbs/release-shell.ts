import { resolve } from 'node:path';
import { kernelVersion } from '../../../webpack/platform';
import { buildAll } from '../../build/build-all';
import { pointerKey, readPointer } from '../../compose/documents';
import { putShell } from '../../compose/shell-release';
import { localOrigins } from '../../serve/content-policy';
import { openStore } from '../../store/open-store';
import { probeStore } from '../../store/probe';
import { environmentName } from '../command';
import { requireRemotesRun } from '../kernel-gate';
import { addressOf, plural, storeOptions, type Task } from './task';

/** Builds the shell and makes it the environment's page. */
export async function releaseShell(task: Task): Promise<number> {
  const { values, store, reporter, from } = task;
  const environment = environmentName(values.env);
  const pages =
    values['shell-to'] === undefined
      ? undefined
      : openStore(values['shell-to'], { ...storeOptions(values), from });
  const held = await readPointer(store, environment);
  if (held && values['despite-kernel'] !== true)
    requireRemotesRun(kernelVersion, environment, held.pointer.composition);
  if (values['dry-run'] === true) {
    reporter.line(
      `The shell would be built with kernel ${kernelVersion} and replace ${environment}’s`,
    );
    return 0;
  }
  for (const used of [store, pages]) if (used) await probeStore(used);
  if (values.dist === undefined) await buildAll({ only: ['host'], onProgress: reporter.line });

  const address = addressOf(task);
  const isElsewhere = address !== undefined && /^https?:/.test(address);
  const addresses = Object.values(held?.pointer.composition.remotes ?? {}).map(
    (one) => one.address,
  );
  const origins = [...addresses, ...(isElsewhere ? [address] : [])]
    .filter((one) => /^https?:/.test(one))
    .map((one) => new URL(one).origin);
  const allowLocalRemotes = values['allow-local-remotes'] === true;
  const local = allowLocalRemotes ? localOrigins : [];
  const { put } = await putShell(store, environment, {
    ...(values.dist === undefined ? {} : { directory: resolve(from, values.dist) }),
    pages,
    config: {
      allowLocalRemotes,
      ...(pages && isElsewhere ? { compositionPointer: address + pointerKey(environment) } : {}),
    },
    remoteOrigins: [...new Set([...origins, ...local])],
    onProgress: (done, total) => reporter.status(`shell ${done} of ${total} files`),
  });
  reporter.status('');
  reporter.line(`shell: uploaded ${plural(put, 'file')} and the page of ${environment}`);
  return 0;
}
