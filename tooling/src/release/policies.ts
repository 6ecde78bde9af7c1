import { compositionsFolder } from 'shared-kernel/remote';
import {
  assetsFolder,
  environmentFolder,
  historyPrefix,
  pointerKey,
  releasesFolder,
  shellAssets,
} from '../compose/keys';
import { ownPageKey } from '../compose/page-place';
import {
  deploying,
  folderOf,
  notOverwriting,
  pruning,
  reading,
  removing,
  writtenOnce,
  type BucketContents,
  type BucketPlace,
  type Statement,
} from './bucket-statements';

/** Who may do what in the bucket, and which page may read it. */
export interface PolicyOptions extends BucketPlace, BucketContents {
  /** Origins of the shell's pages, which alone may read by script. */
  readonly shellOrigins: readonly string[];
  /** Principals to name in the bucket's own policy, for a service without policies of its users. */
  readonly deployers: readonly string[];
  readonly pruners: readonly string[];
  /** Whether the service knows the condition under which a key is only created: AWS does, Ceph 16 refuses every write under it. */
  readonly knowsCreation: boolean;
}

const document = (Statement: readonly Statement[]) => ({ Version: '2012-10-17', Statement });

/** What a release of these folders writes, whatever it is promoted to. */
const released = (folders: readonly string[]) => [
  ...folders.map((key) => `${key}*`),
  `${compositionsFolder}*`,
];

const whole = (environment: string) => `${environmentFolder(environment)}*`;

/** Whoever releases a remote changes what the environment runs, and neither its page nor its settings. */
const promotions = (environment: string) => [
  pointerKey(environment),
  `${historyPrefix(environment)}*`,
];

/** A role for each remote and the shell of each environment, by its file. */
function deployRoles(
  place: BucketPlace,
  { environments, remotes }: BucketContents,
): Readonly<Record<string, object>> {
  const roles: Record<string, object> = {};
  for (const environment of environments) {
    for (const name of remotes)
      roles[`deploy-${environment}-${name}.json`] = document(
        deploying(place, [...released([releasesFolder(name)]), ...promotions(environment)]),
      );
    roles[`deploy-${environment}-shell.json`] = document(
      deploying(place, [...released([shellAssets(false)]), whole(environment)]),
    );
  }
  return roles;
}

const grantedTo = (principals: readonly string[], statements: readonly Statement[], who: string) =>
  principals.length === 0
    ? []
    : statements.map((statement) => ({
        ...statement,
        Sid: `${who}${statement.Sid}`,
        Principal: { AWS: principals },
      }));

const cors = (origins: readonly string[]) => ({
  CORSRules: [
    {
      AllowedOrigins: origins,
      AllowedMethods: ['GET', 'HEAD'],
      AllowedHeaders: ['*'],
      ExposeHeaders: ['ETag'],
      MaxAgeSeconds: 3600,
    },
  ],
});

/** The one age rule a store may have: a release that is old may still be the current one. */
const lifecycle = (place: BucketPlace) => ({
  Rules: [
    {
      ID: 'probes',
      Status: 'Enabled',
      Filter: { Prefix: `${folderOf(place)}probe/` },
      Expiration: { Days: 1 },
    },
  ],
});

/** The documents by file name, in the form that `aws s3api put-bucket-*` and IAM take. */
export function bucketPolicies(options: PolicyOptions): Readonly<Record<string, object>> {
  const { environments, remotes, shellOrigins, deployers, pruners, knowsCreation } = options;
  const folders = [...remotes.map(releasesFolder), shellAssets(false)];
  const deploy = deploying(options, [...released(folders), ...environments.map(whole)]);
  const prune = pruning(options, options);
  return {
    'cors.json': cors(shellOrigins),
    'bucket-policy.json': document([
      { ...reading(options), Sid: 'PublicRead', Principal: '*' },
      ...(knowsCreation ? [notOverwriting(options, writtenOnce(options))] : []),
      ...grantedTo(deployers, deploy, 'Deployer'),
      ...grantedTo(pruners, prune, 'Pruner'),
    ]),
    'deploy-policy.json': document(deploy),
    ...deployRoles(options, options),
    'prune-policy.json': document(prune),
    'lifecycle.json': lifecycle(options),
  };
}

/** The documents of a bucket of the pages' own, where each page lies at its root. */
export function pagesPolicies(
  place: BucketPlace,
  {
    deployers,
    pruners,
    knowsCreation,
  }: Pick<PolicyOptions, 'deployers' | 'pruners' | 'knowsCreation'>,
): Readonly<Record<string, object>> {
  const deploy = deploying(place, [`${assetsFolder}*`, ownPageKey]);
  const prune = removing(place, [`${assetsFolder}*`], []);
  return {
    'pages-bucket-policy.json': document([
      { ...reading(place), Sid: 'PublicRead', Principal: '*' },
      ...(knowsCreation ? [notOverwriting(place, [`${assetsFolder}*`])] : []),
      ...grantedTo(deployers, deploy, 'Deployer'),
      ...grantedTo(pruners, prune, 'Pruner'),
    ]),
    'pages-deploy-policy.json': document(deploy),
    'pages-prune-policy.json': document(prune),
  };
}
