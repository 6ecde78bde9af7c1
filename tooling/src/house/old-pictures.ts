import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../packages';
import { screenSources } from '../screens/screen-sources';
import { isTestFile } from './is-test-file';

/** When each file was last committed, in seconds. */
export type Commits = ReadonlyMap<string, number>;

/** Reads `git log --format=%x00%ct --name-only`, whose commits come newest first. */
export function readCommits(log: string): Commits {
  const commits = new Map<string, number>();
  for (const commit of log.split('\0').slice(1)) {
    const [time, ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!commits.has(file)) commits.set(file, Number(time));
  }
  return commits;
}

const pictures = 'docs/screens';

const isDrawn = (file: string) => /\.(tsx|css)$/.test(file) && !isTestFile(file);

/** A sentence for each screen whose pictures are older than the last change of what draws it. */
export function oldPictures(
  commits: Commits,
  sources: Readonly<Record<string, string>> = screenSources,
): readonly string[] {
  const files = [...commits];
  const times = (isWanted: (file: string) => boolean) =>
    files.filter(([file]) => isWanted(file)).map(([, time]) => time);
  return Object.entries(sources).flatMap(([name, source]) => {
    const taken = times((file) => new RegExp(`^${pictures}/${name}-(light|dark)-`).test(file));
    const changed = times((file) => file.startsWith(`${source}/`) && isDrawn(file));
    return taken.length > 0 && Math.min(...taken) < Math.max(...changed)
      ? [`The pictures of ${name} are older than the last change of ${source}.`]
      : [];
  });
}

/** Commits of the pictures and of what draws them; none outside a clone. */
export function pictureCommits(): Commits {
  if (!existsSync(join(repository, '.git'))) return new Map();
  const paths = [pictures, ...new Set(Object.values(screenSources))];
  const log = execFileSync('git', ['log', '--format=%x00%ct', '--name-only', '--', ...paths], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  return readCommits(log);
}
