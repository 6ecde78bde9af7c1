import { posix, win32 } from 'node:path';

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Where programs of these names would be on the PATH, the first named first. */
export function onPath({ platform, env }: Machine, names: readonly string[]): string[] {
  const path = platform === 'win32' ? win32 : posix;
  const folders = (env.PATH ?? env.Path ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}
