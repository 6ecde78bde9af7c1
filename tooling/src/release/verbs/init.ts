import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { remoteNames } from '../../packages';
import { CliError } from '../../run/cli-error';
import { usualRegion } from '../../store/usual-service';
import { DirectoryStore } from '../../store/directory-store';
import { cloudFront } from '../cloudfront';
import { environmentName, folderAddress, originOf, required } from '../option-values';
import { nginxConfig } from '../nginx';
import { pipeline } from '../pipeline';
import { bucketPolicies } from '../policies';
import { roleTrust } from '../role-trust';
import type { Task } from './task';

const json = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** What the pipeline does not say each time, as the store is told it. */
function settingsOf({ values }: Task): readonly string[] {
  const address = folderAddress(required(values.public, 'public', 'https://remotes.example.com/'));
  return [
    `settings --to ${values.to} --env ${values.env}`,
    `--public ${address} --shell ${originOf(values.shell?.[0], 'shell')}`,
    ...(values['shell-to'] === undefined ? [] : [`--shell-to ${values['shell-to']}`]),
  ];
}

/** Everything that a bucket is released to with, by file. */
async function forBucket({ values }: Task, bucket: string, prefix: string) {
  const environment = environmentName(values.env);
  const shellOrigin = originOf(values.shell?.[0], 'shell');
  const repository = required(values.repository, 'repository', 'acme/trustfold');
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new CliError(`--repository takes an owner and a name, not “${repository}”.`);
  const account = required(values.account, 'account', '123456789012');
  if (!/^\d{12}$/.test(account))
    throw new CliError(`--account takes the twelve digits of an AWS account, not “${account}”.`);
  const policies = bucketPolicies({
    bucket,
    prefix,
    shellOrigins: [shellOrigin],
    environments: [environment],
    remotes: remoteNames,
    deployers: [],
    pruners: [],
    knowsCreation: values.endpoint === undefined,
  });
  const written = Object.entries(policies).map(
    ([name, document]) => [`policies/${name}`, json(document)] as const,
  );
  return Object.fromEntries([
    ...written,
    ['policies/role-trust.json', json(roleTrust(account, repository, environment))],
    ['cloudfront.json', json(cloudFront(environment, shellOrigin))],
    [
      'workflows/release.yml',
      pipeline({
        store: values.to ?? '',
        environment,
        shellOrigin,
        region: values.region ?? (await usualRegion()),
        remotes: remoteNames,
      }),
    ],
  ]) as Readonly<Record<string, string>>;
}

/** Everything that a folder is served with, by file. */
function forFolder({ values }: Task, root: string): Readonly<Record<string, string>> {
  const address = folderAddress(required(values.public, 'public', 'https://remotes.example.com/'));
  const text = nginxConfig({
    store: root,
    environment: environmentName(values.env),
    shellOrigin: originOf(values.shell?.[0], 'shell'),
    remotesOrigin: new URL(address ?? '').origin,
  });
  return { 'nginx/trustfold.conf': text };
}

/** Writes what a team starts from: a pipeline, roles, policies, and the front of the store. */
export async function init(task: Task): Promise<number> {
  const { values, store, reporter, from } = task;
  const folder = resolve(from, values.out ?? 'deployment');
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(values.to ?? '') ?? [];
  const files =
    bucket === undefined
      ? forFolder(task, store instanceof DirectoryStore ? store.root : '')
      : await forBucket(task, bucket, prefix);
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    reporter.line(`wrote ${file}`);
  }
  reporter.line(
    'before the first release, say once what the environment has otherwise than others:',
  );
  reporter.block(`  npm run release -- ${settingsOf(task).join(' ')}`);
  return 0;
}
