import { readFileSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { git } from '../base/git';
import { sha256 } from '../base/sha256';
import { repository } from '../packages';

/** Where a build says what it was made of and by whom; a report, no part of what is released. */
export const builtFile = 'built.json';

const builtSchema = v.object({
  /** The commit, or `unknown` where the sources lie in no repository. */
  commit: v.string(),
  /** Whether nothing but the commit was built. */
  clean: v.boolean(),
  /** Who built it: the run of a pipeline, or a person and a machine. */
  builder: v.string(),
  /** sha256 of the lockfile. */
  lockfile: v.string(),
  node: v.string(),
});

/** What a build was made of and by whom. */
export type BuiltFrom = v.InferOutput<typeof builtSchema>;

type Surroundings = Readonly<Partial<Record<string, string>>>;

/** The run of a pipeline, by the address under which it can be looked at; a person and a machine elsewhere. */
export function builderOf(surroundings: Surroundings = process.env): string {
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: name,
    GITHUB_RUN_ID: run,
    CI_JOB_URL: job,
    BUILD_URL: build,
  } = surroundings;
  if (server !== undefined && name !== undefined && run !== undefined)
    return `${server}/${name}/actions/runs/${run}`;
  return job ?? build ?? `${userInfo().username}@${hostname()}`;
}

function commitIn(root: string): Pick<BuiltFrom, 'commit' | 'clean'> {
  try {
    return {
      commit: git(root, 'rev-parse', 'HEAD'),
      clean: git(root, 'status', '--porcelain') === '',
    };
  } catch {
    return { commit: 'unknown', clean: false };
  }
}

/** What the sources in a folder are. */
export const builtFrom = (root = repository): BuiltFrom => ({
  ...commitIn(root),
  builder: builderOf(),
  lockfile: sha256(readFileSync(join(root, 'pnpm-lock.yaml'))),
  node: process.version,
});

/** Leaves beside a build what it was made of. */
export function writeBuiltFrom(directory: string, from: BuiltFrom): void {
  writeFileSync(join(directory, builtFile), JSON.stringify(from));
}

/** What a build says that it was made of; nothing where it says nothing that can be read. */
export function readBuiltFrom(record: Buffer | undefined): BuiltFrom | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), builtSchema), record?.toString());
  return read.success ? read.output : undefined;
}

/** The commit as the history and `status` show it. */
export function commitWords({ commit, clean }: Pick<BuiltFrom, 'commit' | 'clean'>): string {
  return clean ? commit.slice(0, 12) : `${commit.slice(0, 12)} with changes`;
}
