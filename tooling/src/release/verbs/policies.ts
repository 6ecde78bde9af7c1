import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CliError } from '../../base/cli-error';
import {
  compositionsFolder,
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
import { remoteNames } from '../../packages';
import { bucketIn, type BucketPlace } from '../../store/open-store';
import { fillTemplate } from '../fill-template';
import { environmentName, originOf } from '../option-values';
import { marksKey } from '../prune-marks';
import type { Task } from '../task';

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
  readonly writtenOnce?: readonly string[];
  readonly removed?: readonly string[];
  /** What a pruner writes beside its probes: its marks. */
  readonly marked?: readonly string[];
}

type Documents = Readonly<Record<string, object>>;

/** Texts as the items of a list in JSON. */
const items = (texts: readonly string[]) => texts.map((one) => JSON.stringify(one)).join(', ');
const fromJson = (text: string) => JSON.parse(text) as object;
const folderOf = ({ prefix }: BucketPlace) => (prefix === '' ? '' : `${prefix}/`);
const anyIn = (folders: readonly string[]) => folders.map((folder) => `${folder}*`);

/** The policies of a bucket: its own, and those of a role that writes all of it and of one that prunes it. */
function threePolicies(
  place: BucketPlace,
  { written, writtenOnce = [], removed = [], marked = [] }: Keys,
  { deployers = [], pruners = [], knowsCreation = false }: Partial<Grants> = {},
) {
  const arn = `arn:aws:s3:::${place.bucket}`;
  const resources = (patterns: readonly string[]) =>
    items(patterns.map((key) => `${arn}/${folderOf(place)}${key}`));
  const keys = {
    // Who may not list all of a bucket is answered 403 for a key that is missing, as for one that may not be read.
    bucket: items([arn]),
    all: resources(['*']),
    probes: resources(['probe/*']),
    written: resources([...written, 'probe/*']),
    writtenOnce: resources(writtenOnce),
    removed: resources([...removed, 'probe/*']),
    marked: resources(['probe/*', ...marked]),
  };
  const statement = (name: string, who = '', principal = '') =>
    fillTemplate(`policy-${name}.txt`, { ...keys, who, principal });
  const granted = (name: string, who: string, principals: readonly string[]) =>
    principals.length === 0
      ? []
      : [statement(name, who, `, "Principal": { "AWS": [${items(principals)}] }`)];
  const document = (...statements: readonly string[]) => ({
    Version: '2012-10-17',
    Statement: fromJson(`[${statements.join()}]`),
  });
  return {
    bucket: document(
      statement('read'),
      ...(knowsCreation ? [statement('no-overwriting')] : []),
      ...granted('deploy', 'Deployer', deployers),
      ...granted('prune', 'Pruner', pruners),
    ),
    deploy: document(statement('deploy')),
    prune: document(statement('prune')),
  };
}

/** A role for each remote and the shell of each environment, by its file. */
function deployRoles(options: PolicyOptions): Documents {
  const roles: Record<string, object> = {};
  for (const environment of options.environments) {
    const allow = (part: string, written: readonly string[]) => {
      roles[`deploy-${environment}-${part}.json`] = threePolicies(options, { written }).deploy;
    };
    // The release of a remote changes what the environment runs, and neither its page nor its settings.
    for (const name of options.remotes)
      allow(name, [
        ...anyIn([releasesFolder(name), compositionsFolder]),
        pointerKey(environment),
        ...anyIn([historyPrefix(environment)]),
      ]);
    const folder = environmentFolder(environment);
    allow('shell', anyIn([shellAssets(false), compositionsFolder, folder]));
  }
  return roles;
}

/** The documents by file name, in the form that `aws s3api put-bucket-*` and IAM take. */
export function bucketPolicies(options: PolicyOptions): Documents {
  const { environments, remotes, shellOrigins } = options;
  const releases = remotes.map(releasesFolder);
  const immutable = [...releases, compositionsFolder, shellAssets(false)];
  const histories = environments.flatMap((name) =>
    [historyPrefix, shellHistoryPrefix, keptPagesFolder].map((folder) => folder(name)),
  );
  const folders = environments.map(environmentFolder);
  const keys = {
    written: anyIn([...releases, shellAssets(false), compositionsFolder, ...folders]),
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
export function pagesPolicies(place: BucketPlace, grants: Grants): Documents {
  const assets = anyIn([assetsFolder]);
  const keys = { written: [...assets, ownPageKey], writtenOnce: assets, removed: assets };
  const { bucket, deploy, prune } = threePolicies(place, keys, grants);
  return {
    'pages-bucket-policy.json': bucket,
    'pages-deploy-policy.json': deploy,
    'pages-prune-policy.json': prune,
  };
}

function placeOf(name = '', option: 'to' | 'shell-to'): BucketPlace {
  const place = bucketIn(name);
  if (place) return place;
  throw new CliError(`--${option} names the bucket, such as s3://trustfold`);
}

/** Writes the policies of a bucket, and of the pages' own where that is named. */
export async function policies({ values, reporter, from }: Task): Promise<number> {
  const pages = values['shell-to'];
  const grants = {
    deployers: values.deployer ?? [],
    pruners: values.pruner ?? [],
    knowsCreation: values.endpoint === undefined,
  };
  const folder = resolve(from, values.out ?? 'policies');
  const documents = {
    ...bucketPolicies({
      ...placeOf(values.to, 'to'),
      ...grants,
      shellOrigins: (values.shell ?? [undefined]).map((origin) => originOf(origin, 'shell')),
      environments: [environmentName(values.env ?? 'production')],
      remotes: remoteNames,
    }),
    ...(pages !== undefined && pagesPolicies(placeOf(pages, 'shell-to'), grants)),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, document] of Object.entries(documents)) {
    await writeFile(join(folder, name), `${JSON.stringify(document, null, 2)}\n`);
    reporter.line(`wrote ${join(folder, name)}`);
  }
  return 0;
}
