import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory, remoteNames } from '../packages';

const source = join(packageDirectory('host'), 'src');
const isOwn = (path: string) => /\.(tsx?|html)$/.test(path) && !/(^|[\\/]|\.)test[-.]/.test(path);

/** A remote's package or one of its screens, such as `remote-contracts` or `'contracts/contract-management'`. */
const named = new RegExp(
  `\\bremote-(${remoteNames.join('|')})\\b|['"\`](${remoteNames.join('|')})/`,
);

describe('the shell', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isOwn);

  it('[federation, F3] names no remote and no screen of one', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => named.test(readFileSync(join(source, path), 'utf8')))).toEqual(
      [],
    );
  });
});
