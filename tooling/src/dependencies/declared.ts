import * as v from 'valibot';
import { documentsOf } from '../docs/documents';

export interface Dependency {
  readonly name: string;
  /** The packages of this repository that declare it; `root` is the repository's own. */
  readonly rooms: readonly string[];
  /** One of them whose pages run it. */
  readonly page: string | undefined;
}

const rangesSchema = v.optional(v.record(v.string(), v.string()), {});

const manifestSchema = v.object({ dependencies: rangesSchema, devDependencies: rangesSchema });

const roomOf = (path: string) => path.replace(/\/?package\.json$/, '') || 'root';

const hasPages = (room: string) => /^(?:host|shared-kernel|remote-.+)$/.test(room);

const readDeclared = () =>
  documentsOf('/package.json').flatMap(({ path, text }) => {
    const { dependencies, devDependencies } = v.parse(manifestSchema, JSON.parse(text));
    const room = roomOf(path);
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, range]) => !range.startsWith('workspace:'))
      .map(([name]) => ({ name, room, isOfPages: hasPages(room) && name in dependencies }));
  });

/** Every dependency of every package.json that is no package of this repository, by name. */
export function readDependencies(): readonly Dependency[] {
  const declared = readDeclared();
  return [...new Set(declared.map(({ name }) => name))].sort().map((name) => {
    const entries = declared.filter((each) => each.name === name);
    return {
      name,
      rooms: entries.map(({ room }) => room),
      page: entries.find(({ isOfPages }) => isOfPages)?.room,
    };
  });
}
