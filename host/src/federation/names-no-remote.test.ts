import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const source = join(root, 'host/src');
const remotes = readdirSync(root).flatMap((name) => /^remote-(.+)$/.exec(name)?.[1] ?? []);
const isOwn = (path: string) => /\.(tsx?|html)$/.test(path) && !/(^|[\\/]|\.)test[-.]/.test(path);

const named = new RegExp(`\\bremote-(${remotes.join('|')})\\b|['"\`](${remotes.join('|')})/`);

it('[federation, F3] the source code of the shell does not contain the name of any remote or of its screens', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isOwn);
  expect(remotes.length).toBeGreaterThan(3);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => named.test(readFileSync(join(source, path), 'utf8')))).toEqual([]);
});
