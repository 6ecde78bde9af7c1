import { compositionsFolder } from 'shared-kernel/remote';
import { environmentFolder, releasesFolder, shellAssets } from '../compose/keys';

/** Who may do what in the bucket, and which page may read it. */
export interface PolicyOptions {
  readonly bucket: string;
  /** Folder inside the bucket, without slashes at its ends; empty for its root. */
  readonly prefix: string;
  /** Origins of the shell's pages, which alone may read by script. */
  readonly shellOrigins: readonly string[];
  readonly environments: readonly string[];
  /** Remotes that the deployer may release, and the pruner remove. */
  readonly remotes: readonly string[];
  /** Principals to name in the bucket's own policy, for a service without policies of its users. */
  readonly deployers: readonly string[];
  readonly pruners: readonly string[];
}

interface Statement {
  readonly Sid: string;
  readonly Effect: 'Allow';
  readonly Principal?: '*' | { readonly AWS: readonly string[] };
  readonly Action: readonly string[];
  readonly Resource: readonly string[];
}

const document = (Statement: readonly Statement[]) => ({ Version: '2012-10-17', Statement });

/** The documents by file name, in the form that `aws s3api put-bucket-*` and IAM take. */
export function bucketPolicies({
  bucket,
  prefix,
  shellOrigins,
  environments,
  remotes,
  deployers,
  pruners,
}: PolicyOptions): Readonly<Record<string, object>> {
  const folder = prefix === '' ? '' : `${prefix}/`;
  const object = (key: string) => `arn:aws:s3:::${bucket}/${folder}${key}`;
  // Without it a key that is missing is answered 403, like one that may not be read; a condition on
  // the prefix does not hold for a single key.
  const list: Statement = {
    Sid: 'ListReleases',
    Effect: 'Allow',
    Action: ['s3:ListBucket'],
    Resource: [`arn:aws:s3:::${bucket}`],
  };
  const read: Statement = {
    Sid: 'ReadReleases',
    Effect: 'Allow',
    Action: ['s3:GetObject'],
    Resource: [object('*')],
  };
  const deploy: readonly Statement[] = [
    list,
    read,
    {
      Sid: 'WriteReleases',
      Effect: 'Allow',
      Action: ['s3:PutObject'],
      Resource: [
        ...remotes.map((name) => object(`${releasesFolder(name)}*`)),
        object(`${compositionsFolder}*`),
        ...environments.map((name) => object(`${environmentFolder(name)}*`)),
        object('probe/*'),
      ],
    },
    {
      Sid: 'RemoveProbes',
      Effect: 'Allow',
      Action: ['s3:DeleteObject'],
      Resource: [object('probe/*')],
    },
  ];
  const pruning: readonly Statement[] = [
    list,
    read,
    {
      Sid: 'Prune',
      Effect: 'Allow',
      Action: ['s3:DeleteObject'],
      Resource: [
        ...remotes.map((name) => object(`${releasesFolder(name)}*`)),
        object(`${compositionsFolder}*`),
        object(`${shellAssets(false)}*`),
        object('probe/*'),
      ],
    },
    {
      Sid: 'Probe',
      Effect: 'Allow',
      Action: ['s3:PutObject'],
      Resource: [object('probe/*')],
    },
  ];
  const grantedTo = (
    principals: readonly string[],
    statements: readonly Statement[],
    who: string,
  ) =>
    principals.length === 0
      ? []
      : statements.map((statement) => ({
          ...statement,
          Sid: `${who}${statement.Sid}`,
          Principal: { AWS: principals },
        }));

  return {
    'cors.json': {
      CORSRules: [
        {
          AllowedOrigins: shellOrigins,
          AllowedMethods: ['GET', 'HEAD'],
          AllowedHeaders: ['*'],
          ExposeHeaders: ['ETag'],
          MaxAgeSeconds: 3600,
        },
      ],
    },
    'bucket-policy.json': document([
      { ...read, Sid: 'PublicRead', Principal: '*' },
      ...grantedTo(deployers, deploy, 'Deployer'),
      ...grantedTo(pruners, pruning, 'Pruner'),
    ]),
    'deploy-policy.json': document(deploy),
    'prune-policy.json': document(pruning),
    // The one age rule a store may have: a release that is old may still be the current one.
    'lifecycle.json': {
      Rules: [
        {
          ID: 'probes',
          Status: 'Enabled',
          Filter: { Prefix: `${folder}probe/` },
          Expiration: { Days: 1 },
        },
      ],
    },
  };
}
