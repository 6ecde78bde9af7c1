import { compositionsFolder } from 'shared-kernel/remote';
import {
  assetsFolder,
  environmentFolder,
  historyPrefix,
  keptPagesFolder,
  pointerKey,
  releasesFolder,
  shellAssets,
  shellHistoryPrefix,
} from '../../compose/keys';
import { ownPageKey } from '../../compose/page-place';
import { fillTemplate } from '../fill-template';
import { marksKey } from '../prune-marks';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { remoteNames } from '../../packages';
import { CliError } from '../../base/cli-error';
import { environmentName, originOf } from '../option-values';
import type { Task } from '../task';

/** Where a store lies. */
interface BucketPlace {
  readonly bucket: string;
  /** Folder inside the bucket, without slashes at its ends; empty for its root. */
  readonly prefix: string;
}

interface Grants {
  /** Principals to name in the bucket's own policy, for a service without policies of its users. */
  readonly deployers: readonly string[];
  readonly pruners: readonly string[];
  /** Whether the service knows the condition under which a key is only created: AWS does, Ceph 16 refuses every write under it. */
  readonly knowsCreation: boolean;
}

/** Who may do what in the bucket, and which page may read it. */
export interface PolicyOptions extends BucketPlace, Grants {
  /** Origins of the shell's pages, which alone may read by script. */
  readonly shellOrigins: readonly string[];
  readonly environments: readonly string[];
  /** Remotes that the deployer may release, and the pruner remove. */
  readonly remotes: readonly string[];
}

/** Patterns of keys, by what may be done with them. */
interface Keys {
  readonly written: readonly string[];
  readonly writtenOnce: readonly string[];
  readonly removed: readonly string[];
  /** What a pruner writes: its marks. */
  readonly marked: readonly string[];
}

/** Texts as the items of a list in JSON. */
const items = (texts: readonly string[]) => texts.map((one) => JSON.stringify(one)).join(', ');

const fromJson = (text: string) => JSON.parse(text) as object;

const document = (statements: readonly string[]) => ({
  Version: '2012-10-17',
  Statement: fromJson(`[${statements.join()}]`),
});

const folderOf = ({ prefix }: BucketPlace) => (prefix === '' ? '' : `${prefix}/`);

/** Fills the template of a policy for a bucket, for a role or for principals that the bucket's own policy names. */
function statementsOf(
  file: string,
  place: BucketPlace,
  keys: Partial<Keys>,
  { who = '', principals }: { readonly who?: string; readonly principals?: readonly string[] } = {},
): string {
  const arn = `arn:aws:s3:::${place.bucket}`;
  const resources = (patterns: readonly string[] = []) =>
    items(patterns.map((key) => `${arn}/${folderOf(place)}${key}`));
  return fillTemplate(file, {
    who,
    principal: principals ? `, "Principal": { "AWS": [${items(principals)}] }` : '',
    // Who may not list all of a bucket is answered 403 for a key that is missing, as for one that may not be read.
    bucket: items([arn]),
    all: resources(['*']),
    probes: resources(['probe/*']),
    written: resources(keys.written),
    writtenOnce: resources(keys.writtenOnce),
    removed: resources(keys.removed),
    marked: resources(['probe/*', ...(keys.marked ?? [])]),
  });
}

const deploying = (place: BucketPlace, written: readonly string[]) =>
  document([statementsOf('policy-deploy.txt', place, { written })]);

/** The policies of a bucket: its own, and those of a role that writes all of it and of one that prunes it. */
function threePolicies(
  place: BucketPlace,
  keys: Keys,
  { deployers, pruners, knowsCreation }: Grants,
) {
  const granted = (file: string, who: string, principals: readonly string[]) =>
    principals.length === 0 ? [] : [statementsOf(file, place, keys, { who, principals })];
  return {
    bucket: document([
      statementsOf('policy-read.txt', place, keys),
      ...(knowsCreation ? [statementsOf('policy-no-overwriting.txt', place, keys)] : []),
      ...granted('policy-deploy.txt', 'Deployer', deployers),
      ...granted('policy-prune.txt', 'Pruner', pruners),
    ]),
    deploy: deploying(place, keys.written),
    prune: document([statementsOf('policy-prune.txt', place, keys)]),
  };
}

const anyIn = (folders: readonly string[]) => folders.map((folder) => `${folder}*`);

/** A role for each remote and the shell of each environment, by its file. */
function deployRoles(options: PolicyOptions): Readonly<Record<string, object>> {
  const roles: Record<string, object> = {};
  for (const environment of options.environments) {
    // The release of a remote changes what the environment runs, and neither its page nor its settings.
    for (const name of options.remotes)
      roles[`deploy-${environment}-${name}.json`] = deploying(options, [
        ...anyIn([releasesFolder(name), compositionsFolder]),
        pointerKey(environment),
        ...anyIn([historyPrefix(environment)]),
      ]);
    roles[`deploy-${environment}-shell.json`] = deploying(
      options,
      anyIn([shellAssets(false), compositionsFolder, environmentFolder(environment)]),
    );
  }
  return roles;
}

/** The documents by file name, in the form that `aws s3api put-bucket-*` and IAM take. */
export function bucketPolicies(options: PolicyOptions): Readonly<Record<string, object>> {
  const { environments, remotes, shellOrigins } = options;
  const releases = remotes.map(releasesFolder);
  const immutable = [...releases, compositionsFolder, shellAssets(false)];
  const histories = environments.flatMap((name) =>
    [historyPrefix, shellHistoryPrefix, keptPagesFolder].map((folder) => folder(name)),
  );
  const keys = {
    written: anyIn([
      ...releases,
      shellAssets(false),
      compositionsFolder,
      ...environments.map(environmentFolder),
    ]),
    writtenOnce: anyIn([...immutable, ...histories]),
    removed: anyIn([...immutable, ...environments.map(keptPagesFolder)]),
    marked: [marksKey],
  };
  const { bucket, deploy, prune } = threePolicies(options, keys, options);
  return {
    'cors.json': fromJson(fillTemplate('cors.txt', { origins: items(shellOrigins) })),
    'bucket-policy.json': bucket,
    'deploy-policy.json': deploy,
    ...deployRoles(options),
    'prune-policy.json': prune,
    // The one age rule a store may have: a release that is old may still be the current one.
    'lifecycle.json': fromJson(
      fillTemplate('lifecycle.txt', { probes: items([`${folderOf(options)}probe/`]) }),
    ),
  };
}

/** The documents of a bucket of the pages' own, where each page lies at its root. */
export function pagesPolicies(
  place: BucketPlace,
  grants: Grants,
): Readonly<Record<string, object>> {
  const assets = anyIn([assetsFolder]);
  const keys = {
    written: [...assets, ownPageKey],
    writtenOnce: assets,
    removed: assets,
    marked: [],
  };
  const { bucket, deploy, prune } = threePolicies(place, keys, grants);
  return {
    'pages-bucket-policy.json': bucket,
    'pages-deploy-policy.json': deploy,
    'pages-prune-policy.json': prune,
  };
}

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
