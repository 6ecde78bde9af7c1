import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './packages';

const text = readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8');

/** Names in the lockfile, such as `@swc/core-darwin-arm64`. */
const names = [
  ...text.matchAll(/^ {2}'?((?:@[^/'\s]+\/)?[^@'\s]+)@[^:']+'?:\n {4}resolution/gm),
].map(([, name = '']) => name);

/** Packages that are compiled, by what their names begin with, and the systems they are compiled for. */
const compiled = new Map<string, Set<string>>();
for (const name of names) {
  const [, family, system] = /^(.*[-/])(linux|darwin|win32|windows)-/.exec(name) ?? [];
  if (family === undefined || system === undefined) continue;
  compiled.set(family, (compiled.get(family) ?? new Set()).add(system.replace('windows', 'win32')));
}

describe('the lockfile', () => {
  it('[tooling] names packages that are compiled', () => {
    expect([...compiled.keys()]).toEqual(expect.arrayContaining(['@swc/core-', '@esbuild/']));
  });

  it.each([...compiled])('[tooling] has %s for Linux, macOS and Windows', (_, systems) => {
    expect([...systems].sort()).toEqual(['darwin', 'linux', 'win32']);
  });

  it('[tooling] holds no address, so that every registry can serve it', () => {
    expect(text).not.toMatch(/https?:\/\//);
  });
});
