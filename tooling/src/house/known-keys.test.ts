import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../packages';
import { readHouse } from './read-house';

const keyHandler = /onKey(Down|Up|Press)|onPressEnter|'key(down|up|press)'/;
const ownReading =
  /\b(event|nativeEvent)\.(key|code|keyCode|which)\b|\{[^}]*\b(key|code)\b[^}]*\}: KeyboardEvent/;

/** Those that see each key as it is: what is typed ahead is text, and Tab belongs to no layout. */
const plainReaders = [
  'host/src/dashboard/palette/use-typed-ahead.ts',
  'shared-kernel/src/ui/overlay/popover-content.tsx',
  'shared-kernel/src/ui/overlay/use-kept-focus.ts',
];

const sourcesOfProduct = () =>
  readHouse()
    .filter(({ isTest, room }) => !isTest && !['e2e', 'tooling'].includes(room))
    .map(({ path }) => [path, readFileSync(join(repository, path), 'utf8')] as const);

it('[R14] the sheet of keys names each key that something listens for', () => {
  const listened = sourcesOfProduct().flatMap(([, source]) =>
    [...source.matchAll(/^ +useShortcut\([^']*'(\S)'/gm)].map(([, key = '']) => key.toUpperCase()),
  );
  expect(listened).toContain('T');
  const sheet = readFileSync(join(repository, 'host/src/dashboard/keys/key-groups.ts'), 'utf8');
  expect(listened.filter((key) => !sheet.includes(`'${key}'`))).toEqual([]);
});

it('[R14, R15] every handler of keys knows them by the kernel’s rule', () => {
  const readers = sourcesOfProduct()
    .filter(([, source]) => keyHandler.test(source) && ownReading.test(source))
    .map(([path]) => path);
  expect(readers.sort()).toEqual(plainReaders.sort());
});
