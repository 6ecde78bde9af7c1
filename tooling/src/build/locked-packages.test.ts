import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../packages';
import { lockedPackages, parseLockfile } from './locked-packages';

const lock = parseLockfile(`
importers:
  remote-one:
    dependencies:
      drawing: { specifier: ^1.0.0, version: 1.2.0(paper@3.0.0) }
      shared-kernel: { specifier: 'workspace:*', version: 'link:../shared-kernel' }
  remote-two:
    devDependencies:
      typing: { specifier: ^2.0.0, version: 2.0.0 }
  shared-kernel:
    dependencies:
      paper: { specifier: ^3.0.0, version: 3.0.0 }
packages:
  drawing@1.2.0: { resolution: { integrity: sha512-drawing } }
  ink@4.0.0: { resolution: { integrity: sha512-ink } }
  paper@3.0.0: { resolution: { integrity: sha512-paper } }
  typing@2.0.0: { resolution: { integrity: sha512-typing } }
snapshots:
  drawing@1.2.0(paper@3.0.0):
    dependencies: { paper: 3.0.0 }
    optionalDependencies: { ink: 4.0.0 }
  ink@4.0.0:
    dependencies: { paper: 3.0.0 }
  paper@3.0.0:
    dependencies: { ink: 4.0.0 }
  typing@2.0.0: {}
`);

describe('lockedPackages', () => {
  it('[tooling] follows what a package needs, and the packages of the workspace that it links to', () => {
    expect(lockedPackages(lock, ['remote-one'])).toEqual([
      'drawing@1.2.0(paper@3.0.0) sha512-drawing',
      'ink@4.0.0 sha512-ink',
      'link:remote-one ',
      'link:shared-kernel ',
      'paper@3.0.0 sha512-paper',
    ]);
  });

  it('[tooling] leaves out what only another package needs', () => {
    expect(lockedPackages(lock, ['remote-two'])).toEqual([
      'link:remote-two ',
      'typing@2.0.0 sha512-typing',
    ]);
  });

  it('[tooling] finds the digest of every archive in this repository’s lockfile', () => {
    const text = readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8');
    const found = lockedPackages(parseLockfile(text), ['remote-contracts', 'tooling']);
    expect(found.filter((line) => !/^link:| sha512-/.test(line))).toEqual([]);
    expect(found.length).toBeGreaterThan(300);
  });
});
