import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { shellPageKey } from '../../compose/keys';
import { allowsLocalRemotes } from '../../compose/page-config';
import { remoteNames } from '../../packages';
import { CliError } from '../../base/cli-error';
import { DirectoryStore } from '../../store/directory-store';
import { environmentName, originOf } from '../option-values';
import { nginxConfig } from '../nginx';
import { bucketPolicies, pagesPolicies, type BucketPlace } from '../policies';
import type { Task } from './task';

function placeOf(name: string | undefined, option: 'to' | 'shell-to'): BucketPlace {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(name ?? '') ?? [];
  if (bucket !== undefined) return { bucket, prefix };
  throw new CliError(`--${option} names the bucket, such as s3://trustfold`);
}

/** Writes the policies of a bucket, and of the pages' own where that is named. */
export async function writePolicies({ values, reporter, from }: Task): Promise<number> {
  const place = placeOf(values.to, 'to');
  const pages = values['shell-to'];
  const common = {
    deployers: values.deployer ?? [],
    pruners: values.pruner ?? [],
    knowsCreation: values.endpoint === undefined,
  };
  const folder = resolve(from, values.out ?? 'policies');
  const documents: Record<string, object> = bucketPolicies({
    ...place,
    ...common,
    shellOrigins: (values.shell ?? [undefined]).map((origin) => originOf(origin, 'shell')),
    environments: [environmentName(values.env ?? 'production')],
    remotes: remoteNames,
  });
  if (pages !== undefined)
    Object.assign(documents, pagesPolicies(placeOf(pages, 'shell-to'), common));
  await mkdir(folder, { recursive: true });
  for (const [name, document] of Object.entries(documents)) {
    await writeFile(join(folder, name), `${JSON.stringify(document, null, 2)}\n`);
    reporter.line(`wrote ${join(folder, name)}`);
  }
  return 0;
}

/** Writes the configuration of a server for a folder. */
export async function writeNginx({ values, store, reporter, from }: Task): Promise<number> {
  if (!(store instanceof DirectoryStore))
    throw new CliError('nginx serves a folder: --to names it.');
  const { certificate: chain, 'certificate-key': key } = values;
  if ((chain === undefined) !== (key === undefined))
    throw new CliError('--certificate and --certificate-key go together.');
  const shellOrigin = originOf(values.shell?.[0], 'shell');
  const remotesOrigin = originOf(values.remotes, 'remotes');
  const plain = [shellOrigin, remotesOrigin].find((origin) => origin.startsWith('http:'));
  if (chain !== undefined && plain !== undefined)
    throw new CliError(
      `A certificate is for origins such as https://app.example.com, not ${plain}.`,
    );
  const environment = environmentName(values.env);
  const page = await store.get(shellPageKey(environment));
  const text = nginxConfig({
    store: store.root,
    environment,
    localRemotes: page !== undefined && allowsLocalRemotes(page.body.toString()),
    shellOrigin,
    remotesOrigin,
    run: values.run === undefined ? undefined : resolve(from, values.run),
    brotli: values['no-brotli'] !== true,
    certificate: chain !== undefined && key !== undefined ? { chain, key } : undefined,
  });
  if (values.out === undefined) reporter.block(text);
  else {
    await writeFile(resolve(from, values.out), text);
    reporter.line(`wrote ${resolve(from, values.out)}`);
  }
  return 0;
}
