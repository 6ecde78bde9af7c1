import { resolve } from 'node:path';
import type { Composition } from 'shared-kernel/remote';
import { kernelVersion } from '../../webpack/package-version';
import { CliError } from '../base/cli-error';
import { readRecord } from '../compose/built';
import { readBuiltShell, type BuiltShell } from '../compose/built-shell';
import { type Environment, readEnvironment, type ShellRecord } from '../compose/environment';
import { pointerKey, releasesFolder } from '../compose/keys';
import { requireOwnPlace } from '../compose/page-place';
import { localOrigins, rootAlone } from '../compose/page';
import { putShell, type PutShellReport } from '../compose/shell-release';
import { probeStore } from '../store/probe';
import type { Store } from '../store/store';
import { changeOptions, inTheNameOfBuild, pagesStore, plural, short, type Task } from './task';
import { environmentName, folderAddress } from './option-values';
import { environmentAddress } from './placement';
import { policySources } from './gate';
import { requireShellFit, requireShellUnmarked } from './gated-change';
import { verifyChange } from './verify/verify-change';

/** The pointer that the page reads: in a store of its own it lies elsewhere than the pointer. */
const pointerFor = (environment: string, pages: Store | undefined, address: string | undefined) =>
  pages && address !== undefined && URL.canParse(address)
    ? address + pointerKey(environment)
    : `/${pointerKey(environment)}`;

/** Where the page reads the store: as was said, now or once, else as its environment always did. */
const addressFor = (
  { store, shell, settings }: Environment,
  { public: named }: Task['values'],
  current: Composition | undefined,
) =>
  folderAddress(named) ??
  settings.public ??
  shell?.address ??
  environmentAddress(current) ??
  store.address;

async function builtShell({ values, reporter, from }: Task): Promise<BuiltShell> {
  if (values.dist !== undefined) return readBuiltShell(resolve(from, values.dist));
  // As in the release of a remote.
  const { buildPackages } = await import('../build/build-packages');
  await buildPackages({ only: ['host'], onProgress: reporter.line });
  return readBuiltShell();
}

function sayHowToServe({ values, reporter }: Task, pages: Store | undefined): void {
  if (values['allow-local-remotes'] === true)
    reporter.line(
      'Serve this page without the Integrity-Policy header, under which browsers refuse a remote from a development server; `nginx` leaves it out',
    );
  const [, folder] = /^s3:\/\/[^/]+\/(.+)$/.exec(pages?.name ?? '') ?? [];
  if (folder !== undefined)
    reporter.line(`Serve ${folder}/ of the bucket at the root of a host name: ${rootAlone}`);
}

/** Says what a dry run would have written. */
function sayWhatWouldBe(
  { reporter }: Task,
  { name, shell }: Environment,
  kernel: string,
  { put, page }: PutShellReport,
): void {
  const what = shell?.page === page ? 'would keep its page' : `would have the page ${short(page)}`;
  reporter.line(
    `shell with kernel ${kernel}: would upload ${plural(put, 'file')}; ${name} ${what}; this was a dry run and nothing was written`,
  );
}

/** Whether the pages of a shell show any release by its address: as was said, else as those that stand. */
function arePreviewsAllowed(
  { previews }: Task['values'],
  { shell }: Pick<Environment, 'shell'>,
): boolean {
  if (previews === undefined) return shell?.previews === true;
  if (previews === 'on' || previews === 'off') return previews === 'on';
  throw new CliError(`--previews is on or off, not “${previews}”.`);
}

/** Builds the shell and makes it the environment's page. */
export async function releaseShell(task: Task): Promise<number> {
  const { values, store, reporter } = task;
  const environment = await readEnvironment(store, environmentName(values.env));
  const { name } = environment;
  const pages = pagesStore(task, environment);
  const gate = { ...changeOptions(values), pages };
  const { dryRun } = gate;
  if (!dryRun) for (const used of [store, pages]) if (used) await probeStore(used);
  const requireFit = (shell: Pick<ShellRecord, 'kernel' | 'origins'>) =>
    requireShellFit(store, name, shell, gate);
  if (values.dist === undefined) await requireFit({ kernel: kernelVersion });
  const built = await builtShell(task);
  const current = await requireFit(built);

  const address = addressFor(environment, values, current);
  const places = Object.entries(current?.remotes ?? {}).map(([remote, one]) =>
    one.address.replace(releasesFolder(remote), ''),
  );
  const allowLocalRemotes = values['allow-local-remotes'] === true;
  const local = allowLocalRemotes ? localOrigins : [];
  const compositionPointer = pointerFor(name, pages, address);
  if (dryRun) await requireOwnPlace(store, name, pages, compositionPointer);
  const previews = arePreviewsAllowed(values, environment);
  const written = await inTheNameOfBuild(readRecord(built.directory), () =>
    putShell(store, name, {
      built,
      pages,
      config: { allowLocalRemotes, ...(previews && { previews }), compositionPointer },
      remoteOrigins: [...policySources([...places, address ?? '']), ...local],
      address,
      requireFit: async (shell) => {
        await requireFit(shell.record);
        await requireShellUnmarked(store, name, shell, gate);
      },
      dryRun,
      onProgress: (done, total) => reporter.status(`shell ${done} of ${total} files`),
    }),
  );
  reporter.status('');
  if (dryRun) {
    sayWhatWouldBe(task, environment, built.kernel, written);
    return 0;
  }
  reporter.line(`shell: uploaded ${plural(written.put, 'file')} and the page of ${name}`);
  sayHowToServe(task, pages);
  await verifyChange(task, environment);
  return 0;
}
