import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { remoteNames } from 'shared-kernel/remote';
import { kernelVersion } from '../../webpack/platform';
import { buildAll } from '../build/build-all';
import { listEnvironments, readHistory, readPointer, type Pointer } from '../compose/documents';
import { readBuiltRelease } from '../compose/release';
import { putShell, readShellRecord } from '../compose/shell-release';
import { pointerKey } from '../compose/documents';
import { isRemoteName, packageOfRemote } from '../packages';
import { createReporter, type Reporter } from '../report/reporter';
import { CommandError } from '../run/command-error';
import { contentPolicy, localOrigins } from '../serve/listeners';
import { DirectoryStore } from '../store/directory-store';
import { openStore, publicAddress } from '../store/open-store';
import { probeStore } from '../store/probe';
import type { Store } from '../store/store';
import {
  encodingName,
  environmentName,
  folderAddress,
  originOf,
  parseCommand,
  required,
  usage,
  wholeNumber,
  type Command,
  type Verb,
} from './command';
import { requireRemotesRun } from './kernel-gate';
import { nginxConfig } from './nginx';
import { bucketPolicies } from './policies';
import {
  promoteComposition,
  promoteFrom,
  promoteRelease,
  requireEnvironment,
  rollback,
} from './promote';
import { prune } from './prune';
import { releaseRemote } from './release-remote';
import { verify } from './verify';

const short = (id: string) => id.slice(0, 12);
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} kB`;

interface Task extends Command {
  readonly reporter: Reporter;
  readonly store: Store;
  readonly from: string;
}

function sayPointer({ reporter, values }: Task, pointer: Pointer | undefined, changed: boolean) {
  const environment = environmentName(values.env);
  if (values['dry-run'] === true) {
    reporter.line(`${environment} would be changed; this was a dry run and nothing was written`);
  } else if (pointer) {
    const what = `composition ${short(pointer.hash)} (promotion ${pointer.seq})`;
    reporter.line(changed ? `${environment} runs ${what}` : `${environment} already ran ${what}`);
  }
}

async function release(task: Task): Promise<number> {
  const { subject, values, store, reporter } = task;
  if (subject === 'shell') return releaseShell(task);
  if (subject === undefined || !isRemoteName(subject))
    throw new CommandError(
      `There is no remote “${subject ?? ''}”; there are ${remoteNames.join(', ')}, and shell.\n\n${usage}`,
    );
  const environment = values.env === undefined ? undefined : environmentName(values.env);
  const dryRun = values['dry-run'] === true;
  if (!dryRun) await probeStore(store);
  if (values.dist === undefined)
    await buildAll({ only: [packageOfRemote(subject)], onProgress: reporter.line });
  const built = readBuiltRelease(
    subject,
    values.dist === undefined ? undefined : resolve(task.from, values.dist),
  );
  const id = built.description.release;
  const { put, kept, bytes, pointer, changed } = await releaseRemote(store, {
    name: subject,
    built,
    environment,
    publicAddress:
      folderAddress(values.public) ??
      publicAddress(store.name, values.endpoint, values.region ?? process.env.AWS_REGION),
    dryRun,
    despiteKernel: values['despite-kernel'] === true,
    expect: values.expect,
    onProgress: ({ done, total }) => reporter.status(`${subject} ${done} of ${total} files`),
  });
  reporter.status('');
  const verb = dryRun ? 'would upload' : 'uploaded';
  reporter.line(
    `${subject} ${short(id)}: ${verb} ${plural(put, 'file')}, ${kilobytes(bytes)}; ${kept} were there already`,
  );
  if (environment === undefined) reporter.line(`Preview it with ?remote.${subject}=${id}`);
  else sayPointer(task, pointer, changed);
  return 0;
}

async function releaseShell(task: Task): Promise<number> {
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

  const address = folderAddress(values.public) ?? publicAddress(store.name, values.endpoint);
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
    // A bucket sends no policy as a header, so its page carries one.
    policy:
      (pages ?? store) instanceof DirectoryStore
        ? undefined
        : contentPolicy([...new Set([...origins, ...local])]),
    onProgress: (done, total) => reporter.status(`shell ${done} of ${total} files`),
  });
  reporter.status('');
  reporter.line(`shell: uploaded ${plural(put, 'file')} and the page of ${environment}`);
  return 0;
}

async function promote(task: Task): Promise<number> {
  const { subject, values, store } = task;
  const environment = environmentName(values.env);
  const dryRun = values['dry-run'] === true;
  if (!dryRun) await probeStore(store);
  const options = {
    environment,
    dryRun,
    expect: values.expect,
    despiteKernel: values['despite-kernel'] === true,
  };
  const before = await readPointer(store, environment);
  const promoted = async () => {
    if (values.from !== undefined) {
      await requireEnvironment(store, environmentName(values.from));
      return promoteFrom(store, values.from, subject, options);
    }
    const [, remote, id] = /^([a-z]+)@([0-9a-f]{4,32})$/.exec(subject ?? '') ?? [];
    if (remote !== undefined && id !== undefined)
      return promoteRelease(store, remote, id, folderAddress(values.public), options);
    if (subject !== undefined && /^[0-9a-f]{6,64}$/.test(subject))
      return promoteComposition(store, subject, options);
    throw new CommandError(`Name a composition’s hash, remote@release, or --from.\n\n${usage}`);
  };
  const pointer = await promoted();
  sayPointer(task, pointer, pointer?.promotion !== before?.pointer.promotion);
  return 0;
}

async function goBack(task: Task): Promise<number> {
  const { subject, values, store } = task;
  const environment = environmentName(values.env);
  const dryRun = values['dry-run'] === true;
  await requireEnvironment(store, environment);
  if (!dryRun) await probeStore(store);
  const pointer = await rollback(store, {
    environment,
    dryRun,
    remote: subject,
    seq: wholeNumber(values.seq, 'seq'),
    expect: values.expect,
    despiteKernel: values['despite-kernel'] === true,
  });
  sayPointer(task, pointer, true);
  return 0;
}

async function status({ values, store, reporter }: Task): Promise<number> {
  const environments =
    values.env === undefined ? await listEnvironments(store) : [environmentName(values.env)];
  if (environments.length === 0) throw new CommandError(`${store.name} holds no environment.`);
  for (const environment of environments) {
    await requireEnvironment(store, environment);
    const held = await readPointer(store, environment);
    if (!held) continue;
    const { hash, seq, at = 'at an unknown time', action = '', composition } = held.pointer;
    const shell = await readShellRecord(store, environment);
    reporter.block(`${environment}: composition ${hash}`);
    reporter.block(`  promotion ${seq}, ${at}, ${action}`);
    reporter.block(`  shell        kernel ${shell?.kernel ?? 'unknown'}`);
    for (const [name, { release: id, kernelRange, address }] of Object.entries(composition.remotes))
      reporter.block(`  ${name.padEnd(12)} ${short(id)}  needs kernel ${kernelRange}  ${address}`);
  }
  return 0;
}

async function history({ values, store, reporter }: Task): Promise<number> {
  const environment = environmentName(values.env);
  await requireEnvironment(store, environment);
  for (const { seq, at = '', hash, action = '' } of await readHistory(store, environment))
    reporter.block(`${String(seq).padStart(5)}  ${at.padEnd(24)}  ${short(hash)}  ${action}`);
  return 0;
}

async function check({ values, store, reporter }: Task): Promise<number> {
  const environment = environmentName(values.env);
  await requireEnvironment(store, environment);
  const { files, problems } = await verify(store, environment, (done, total) =>
    reporter.status(`${done} of ${total} files`),
  );
  reporter.status('');
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  reporter.line(`${environment} is as its composition says: ${plural(files, 'file')} compared`);
  return 0;
}

async function clear({ values, store, reporter }: Task): Promise<number> {
  const dryRun = values['dry-run'] === true;
  if (!dryRun) await probeStore(store);
  const { releases, compositions, keys } = await prune(store, {
    days: wholeNumber(values.days, 'days') ?? 30,
    historyDays: wholeNumber(values['history-days'], 'history-days'),
    dryRun,
  });
  for (const name of releases) reporter.block(`  ${name}`);
  reporter.line(
    `${dryRun ? 'would remove' : 'removed'} ${plural(releases.length, 'release')} and ${plural(compositions.length, 'composition')}, ${plural(keys, 'file')}`,
  );
  return 0;
}

async function writePolicies({ values, reporter, from }: Task): Promise<number> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(values.to ?? '') ?? [];
  if (bucket === undefined) throw new CommandError('--to names the bucket, such as s3://trustfold');
  const folder = resolve(from, values.out ?? 'policies');
  const documents = bucketPolicies({
    bucket,
    prefix,
    shellOrigins: (values.shell ?? [undefined]).map((origin) => originOf(origin, 'shell')),
    environments: [environmentName(values.env ?? 'production')],
    remotes: remoteNames,
    deployers: values.deployer ?? [],
    pruners: values.pruner ?? [],
  });
  await mkdir(folder, { recursive: true });
  for (const [name, document] of Object.entries(documents)) {
    await writeFile(join(folder, name), `${JSON.stringify(document, null, 2)}\n`);
    reporter.line(`wrote ${join(folder, name)}`);
  }
  return 0;
}

async function writeNginx({ values, store, reporter, from }: Task): Promise<number> {
  if (!(store instanceof DirectoryStore))
    throw new CommandError('nginx serves a folder: --to names it.');
  const { certificate: chain, 'certificate-key': key } = values;
  if ((chain === undefined) !== (key === undefined))
    throw new CommandError('--certificate and --certificate-key go together.');
  const text = nginxConfig({
    store: store.root,
    environment: environmentName(values.env),
    shellOrigin: originOf(values.shell?.[0], 'shell'),
    remotesOrigin: originOf(values.remotes, 'remotes'),
    run: values.run === undefined ? undefined : resolve(from, values.run),
    brotli: values['no-brotli'] !== true,
    allowLocalRemotes: values['allow-local-remotes'] === true,
    certificate: chain !== undefined && key !== undefined ? { chain, key } : undefined,
  });
  if (values.out === undefined) reporter.block(text);
  else {
    await writeFile(resolve(from, values.out), text);
    reporter.line(`wrote ${resolve(from, values.out)}`);
  }
  return 0;
}

const run: Record<Verb, (task: Task) => Promise<number>> = {
  release,
  promote,
  rollback: goBack,
  status,
  history,
  verify: check,
  prune: clear,
  policies: writePolicies,
  nginx: writeNginx,
};

function storeOptions(values: Command['values']) {
  const { endpoint, region } = values;
  return { endpoint, region, encoding: encodingName(values.encoding) };
}

/** Runs one release command to its exit code. `from` is the folder that relative paths start at. */
export async function runRelease(
  args: string[],
  from: string,
  reporter = createReporter(),
): Promise<number> {
  const command = parseCommand(args);
  if (command.values.help === true) {
    reporter.block(usage);
    return 0;
  }
  const name = required(command.values.to, 'to', 's3://trustfold-releases');
  const store = openStore(name, { ...storeOptions(command.values), from });
  try {
    return await run[command.verb]({ ...command, reporter, store, from });
  } finally {
    reporter.close();
  }
}
