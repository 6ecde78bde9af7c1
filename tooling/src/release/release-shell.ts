import { resolve } from 'node:path';
import type { Composition } from 'shared-kernel/remote';
import { kernelVersion } from '../../webpack/package-version';
import { readRecord } from '../compose/built-release';
import { readBuiltShell, type BuiltShell } from '../compose/built-shell';
import { requireExpected } from '../compose/compose';
import { readStanding } from '../compose/history';
import { pointerKey, releasesFolder } from '../compose/keys';
import { readSettings } from '../compose/settings';
import { readShellRecord, type ShellRecord } from '../compose/shell-record';
import { requireOwnPlace } from '../compose/page-place';
import { rootAlone } from '../compose/root-alone';
import { putShell } from '../compose/shell-release';
import { localOrigins } from '../compose/content-policy';
import { probeStore } from '../store/probe';
import type { Store } from '../store/store';
import { inTheNameOfBuild } from './note-option';
import { environmentName, expectedState, folderAddress } from './option-values';
import { environmentAddress } from './placement';
import { pagesStore } from './pages-store';
import { policySources } from './policy-gate';
import { arePreviewsAllowed } from './previews-option';
import { requireShellFit, requireShellUnmarked } from './shell-gate';
import { verifyChange } from './verify/verify-change';
import { plural, short, type Task } from './task';

/** What the environment runs, where that is what was expected and runs in the shell. */
async function requireFit({ values, store }: Task, shell: Pick<ShellRecord, 'kernel' | 'origins'>) {
  const environment = environmentName(values.env);
  const held = await readStanding(store, environment);
  requireExpected(expectedState(values.expect), held?.pointer, environment);
  const despiteKernel = values['despite-kernel'] === true;
  await requireShellFit(store, environment, shell, { despiteKernel });
  return held?.pointer.composition;
}

/** The pointer that the page reads: in a store of its own it lies elsewhere than the pointer. */
const pointerFor = (environment: string, pages: Store | undefined, address: string | undefined) =>
  pages && address !== undefined && URL.canParse(address)
    ? address + pointerKey(environment)
    : `/${pointerKey(environment)}`;

/** Where the page reads the store: as was said, now or once, else as its environment always did. */
async function addressFor({ values, store }: Task, current: Composition | undefined) {
  const environment = environmentName(values.env);
  const named = folderAddress(values.public) ?? (await readSettings(store, environment)).public;
  if (named !== undefined) return named;
  const shell = await readShellRecord(store, environment);
  return shell?.address ?? environmentAddress(current) ?? store.address;
}

async function builtShell({ values, reporter, from }: Task): Promise<BuiltShell> {
  if (values.dist !== undefined) return readBuiltShell(resolve(from, values.dist));
  // As in the release of a remote.
  const { buildAll } = await import('../build/build-all');
  await buildAll({ only: ['host'], onProgress: reporter.line });
  return readBuiltShell();
}

/** Builds the shell and makes it the environment's page. */
export async function releaseShell(task: Task): Promise<number> {
  const { values, store, reporter } = task;
  const environment = environmentName(values.env);
  const pages = await pagesStore(task, environment);
  const dryRun = values['dry-run'] === true;
  if (!dryRun) for (const used of [store, pages]) if (used) await probeStore(used);
  if (values.dist === undefined) await requireFit(task, { kernel: kernelVersion });
  const built = await builtShell(task);
  const current = await requireFit(task, built);

  const address = await addressFor(task, current);
  const places = Object.entries(current?.remotes ?? {}).map(([name, one]) =>
    one.address.replace(releasesFolder(name), ''),
  );
  const allowLocalRemotes = values['allow-local-remotes'] === true;
  const local = allowLocalRemotes ? localOrigins : [];
  const compositionPointer = pointerFor(environment, pages, address);
  if (dryRun) await requireOwnPlace(store, environment, pages, compositionPointer);
  const before = (await readShellRecord(store, environment))?.page;
  const previews = await arePreviewsAllowed(task, environment);
  const { put, page } = await inTheNameOfBuild(readRecord(built.directory), () =>
    putShell(store, environment, {
      built,
      pages,
      config: { allowLocalRemotes, ...(previews && { previews }), compositionPointer },
      remoteOrigins: [...policySources([...places, address ?? '']), ...local],
      address,
      requireFit: async (shell) => {
        await requireFit(task, shell.record);
        await requireShellUnmarked(store, environment, shell, { pages });
      },
      dryRun,
      onProgress: (done, total) => reporter.status(`shell ${done} of ${total} files`),
    }),
  );
  reporter.status('');
  if (dryRun) {
    const files = `shell with kernel ${built.kernel}: would upload ${plural(put, 'file')}`;
    const what = before === page ? 'would keep its page' : `would have the page ${short(page)}`;
    reporter.line(`${files}; ${environment} ${what}; this was a dry run and nothing was written`);
    return 0;
  }
  reporter.line(`shell: uploaded ${plural(put, 'file')} and the page of ${environment}`);
  if (allowLocalRemotes)
    reporter.line(
      'Serve this page without the Integrity-Policy header, under which browsers refuse a remote from a development server; `nginx` leaves it out',
    );
  const [, folder] = /^s3:\/\/[^/]+\/(.+)$/.exec(pages?.name ?? '') ?? [];
  if (folder !== undefined)
    reporter.line(`Serve ${folder}/ of the bucket at the root of a host name: ${rootAlone}`);
  await verifyChange(task, environment);
  return 0;
}
