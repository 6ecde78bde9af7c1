import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './packages';

const text = readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8');

const names = [
  ...text.matchAll(/^ {2}'?((?:@[^/'\s]+\/)?[^@'\s]+)@[^:']+'?:\n {4}resolution/gm),
].map(([, name = '']) => name);

const compiled = new Map<string, Set<string>>();
for (const name of names) {
  const [, family, system] = /^(.*[-/])(linux|darwin|win32|windows)-/.exec(name) ?? [];
  if (family === undefined || system === undefined) continue;
  compiled.set(family, (compiled.get(family) ?? new Set()).add(system.replace('windows', 'win32')));
}

describe('lockfile', () => {
  it('[tooling] the lockfile contains the packages with native binaries', () => {
    expect([...compiled.keys()]).toEqual(expect.arrayContaining(['@swc/core-', '@esbuild/']));
  });

  it.each([...compiled])(
    '[tooling] the lockfile contains the package %s for Linux, macOS and Windows',
    (_, systems) => {
      expect([...systems].sort()).toEqual(['darwin', 'linux', 'win32']);
    },
  );

  it('[tooling] the lockfile contains no URLs, so that it works with every registry', () => {
    expect(text).not.toMatch(/https?:\/\//);
  });
});
