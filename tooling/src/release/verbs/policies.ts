import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { remoteNames } from '../../packages';
import { CliError } from '../../base/cli-error';
import { environmentName, originOf } from '../option-values';
import { bucketPolicies, pagesPolicies, type BucketPlace } from '../policies';
import type { Task } from '../task';

function placeOf(name: string | undefined, option: 'to' | 'shell-to'): BucketPlace {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(name ?? '') ?? [];
  if (bucket !== undefined) return { bucket, prefix };
  throw new CliError(`--${option} names the bucket, such as s3://trustfold`);
}

/** Writes the policies of a bucket, and of the pages' own where that is named. */
export async function policies({ values, reporter, from }: Task): Promise<number> {
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
