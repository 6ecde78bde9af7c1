import * as v from 'valibot';
import { parse } from 'yaml';

const versions = v.optional(v.record(v.string(), v.string()), {});
const named = v.optional(v.record(v.string(), v.object({ version: v.string() })), {});
const lock = v.object({
  importers: v.record(v.string(), v.object({ dependencies: named, devDependencies: named })),
  packages: v.record(
    v.string(),
    v.object({ resolution: v.object({ integrity: v.optional(v.string()) }) }),
  ),
  snapshots: v.record(
    v.string(),
    v.object({ dependencies: versions, optionalDependencies: versions }),
  ),
});

export type Lockfile = v.InferOutput<typeof lock>;

/** The text of pnpm-lock.yaml, as far as it says what a package stands on. Throws where it is no such file. */
export const parseLockfile = (text: string): Lockfile => v.parse(lock, parse(text));

const linked = 'link:';
const idOf = (name: string, version: string) =>
  version.startsWith(linked) ? version : `${name}@${version}`;

/**
 * All that packages of the workspace (`shared-kernel`, `remote-contracts`) need at last, one line each: a name, a
 * version, the packages that it is installed with, and the digest of its archive. Sorted; workspace packages that they link to are
 * followed.
 */
export function lockedPackages(
  { importers, packages, snapshots }: Lockfile,
  workspace: readonly string[],
): readonly string[] {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    if (id.startsWith(linked)) {
      const { dependencies, devDependencies } = importers[id.slice(linked.length)] ?? {};
      for (const [name, { version }] of Object.entries({ ...dependencies, ...devDependencies }))
        visit(idOf(name, version.replace(/^link:(?:\.\.\/)+/, linked)));
    } else {
      const { dependencies, optionalDependencies } = snapshots[id] ?? {};
      for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
        visit(idOf(name, version));
    }
  };
  for (const name of workspace) visit(`${linked}${name}`);
  const digestOf = (id: string) => packages[id.replace(/\(.*$/, '')]?.resolution.integrity ?? '';
  return [...found].sort().map((id) => `${id} ${digestOf(id)}`);
}
