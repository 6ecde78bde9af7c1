import { compositionsFolder } from 'shared-kernel/remote';
import {
  historyPrefix,
  keptPagesFolder,
  releasesFolder,
  shellAssets,
  shellHistoryPrefix,
} from '../compose/keys';
import { marksKey } from './prune-marks';

export interface Statement {
  readonly Sid: string;
  readonly Effect: 'Allow' | 'Deny';
  readonly Principal?: '*' | { readonly AWS: readonly string[] };
  readonly Action: readonly string[];
  readonly Resource: readonly string[];
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Where a store lies. */
export interface BucketPlace {
  readonly bucket: string;
  /** Folder inside the bucket, without slashes at its ends; empty for its root. */
  readonly prefix: string;
}

/** What a store holds. */
export interface BucketContents {
  readonly environments: readonly string[];
  /** Remotes that the deployer may release, and the pruner remove. */
  readonly remotes: readonly string[];
}

/** The folder of a store as keys begin with it. */
export const folderOf = ({ prefix }: BucketPlace): string => (prefix === '' ? '' : `${prefix}/`);

const resources = (place: BucketPlace, keys: readonly string[]) =>
  keys.map((key) => `arn:aws:s3:::${place.bucket}/${folderOf(place)}${key}`);

/** What is the same whatever runs: releases, compositions and the shell's files. */
const immutable = (remotes: readonly string[]) => [
  ...remotes.map((name) => `${releasesFolder(name)}*`),
  `${compositionsFolder}*`,
  `${shellAssets(false)}*`,
];

export const reading = (place: BucketPlace): Statement => ({
  Sid: 'ReadReleases',
  Effect: 'Allow',
  Action: ['s3:GetObject'],
  Resource: resources(place, ['*']),
});

/**
 * Without it a key that is missing is answered 403, like one that may not be read; a condition on the
 * prefix does not hold for a single key.
 */
const listing = ({ bucket }: BucketPlace): Statement => ({
  Sid: 'ListReleases',
  Effect: 'Allow',
  Action: ['s3:ListBucket'],
  Resource: [`arn:aws:s3:::${bucket}`],
});

/** What may be written: each role has files of its own, and pointers of its own. */
export const deploying = (place: BucketPlace, keys: readonly string[]): readonly Statement[] => [
  listing(place),
  reading(place),
  {
    Sid: 'WriteReleases',
    Effect: 'Allow',
    Action: ['s3:PutObject'],
    Resource: resources(place, [...keys, 'probe/*']),
  },
  {
    Sid: 'RemoveProbes',
    Effect: 'Allow',
    Action: ['s3:DeleteObject'],
    Resource: resources(place, ['probe/*']),
  },
];

/** What is written once: what never changes, and what is written down of an environment. */
export const writtenOnce = ({ remotes, environments }: BucketContents): readonly string[] => [
  ...immutable(remotes),
  ...environments.flatMap((name) =>
    [historyPrefix, shellHistoryPrefix, keptPagesFolder].map((folder) => `${folder(name)}*`),
  ),
];

/** Such keys can be created and never overwritten, whatever else a role may do. */
export const notOverwriting = (place: BucketPlace, keys: readonly string[]): Statement => ({
  Sid: 'NoOverwriting',
  Effect: 'Deny',
  Principal: '*',
  Action: ['s3:PutObject'],
  Resource: resources(place, keys),
  Condition: { Null: { 's3:if-none-match': 'true' } },
});

/** What may be removed, and what that is marked with before. */
export const removing = (
  place: BucketPlace,
  keys: readonly string[],
  marks: readonly string[],
): readonly Statement[] => [
  listing(place),
  reading(place),
  {
    Sid: 'Prune',
    Effect: 'Allow',
    Action: ['s3:DeleteObject'],
    Resource: resources(place, [...keys, 'probe/*']),
  },
  {
    Sid: 'Probe',
    Effect: 'Allow',
    Action: ['s3:PutObject'],
    Resource: resources(place, ['probe/*', ...marks]),
  },
];

/** What a pruner removes of what environments ran. */
export const pruning = (
  place: BucketPlace,
  { remotes, environments }: BucketContents,
): readonly Statement[] =>
  removing(
    place,
    [...immutable(remotes), ...environments.map((name) => `${keptPagesFolder(name)}*`)],
    [marksKey],
  );
