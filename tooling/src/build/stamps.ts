import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { outputsHash } from './inputs';

/** Where a build lies, and where it is written down what it was made from. */
export interface StampedBuild {
  readonly dist: string;
  readonly stamp: string;
  /** Hash of everything that it is made from. */
  readonly inputs: string;
}

/** What a build was made from and what it left. */
const stampOf = ({ dist, inputs }: StampedBuild) => `${inputs} ${outputsHash(dist)}`;

/** Whether a build was made from these inputs, and nothing has changed its files since. */
export function isCurrent(build: StampedBuild): boolean {
  const { dist, stamp } = build;
  if (!existsSync(dist) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === stampOf(build);
}

export function writeStamp(build: StampedBuild): void {
  mkdirSync(dirname(build.stamp), { recursive: true });
  writeFileSync(build.stamp, stampOf(build));
}

export const removeStamp = ({ stamp }: Pick<StampedBuild, 'stamp'>): void =>
  rmSync(stamp, { force: true });
