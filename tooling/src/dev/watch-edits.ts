import { watch } from 'node:fs';
import { join } from 'node:path';
import { packageNames, repository } from '../packages';
import { whyUnapplied } from './unapplied';

const watched = [...packageNames, 'shared-kernel'].map((name) => `${name}/src`);

/** Editors write a file several times for one edit. */
const oneEditMs = 2_000;

/** Tells of each edit that the running product does not show, and why. */
export function watchEdits(
  only: string | undefined,
  tell: (text: string) => void,
): { stop(): void } {
  const told = new Map<string, number>();
  const watchers = [...watched, 'tooling/webpack'].map((folder) =>
    watch(join(repository, folder), { recursive: true }, (_event, name) => {
      if (name === null) return;
      const why = whyUnapplied(`${folder}/${name.replaceAll('\\', '/')}`, only);
      if (why === undefined || Date.now() - (told.get(why) ?? 0) < oneEditMs) return;
      told.set(why, Date.now());
      tell(why);
    }),
  );
  return { stop: () => watchers.forEach((watcher) => watcher.close()) };
}
