import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, repository } from '../packages';
import { documentsOf, readDocument } from './documents';

const manifests = documentsOf('/package.json').map(({ path, text }) => ({
  path,
  manifest: JSON.parse(text) as { readonly license?: string; readonly author?: string },
}));

const rooms = manifests
  .map(({ path }) => path.replace(/\/?package\.json$/, ''))
  .filter((room) => room !== '' && !room.includes('/'));

describe('the packages', () => {
  it('[tooling] are there', () => {
    expect(rooms.length).toBeGreaterThan(7);
  });

  it.each(manifests)('[tooling] name the license and the authors: $path', ({ manifest }) => {
    expect(manifest).toMatchObject({ license: 'Apache-2.0', author: 'The Trustfold authors' });
  });

  it('[tooling] are licensed to everyone by the Trustfold authors', () => {
    expect(readDocument('LICENSE')).toMatch(/Copyright \d{4} The Trustfold authors/);
  });

  it.each([...rooms, 'tooling/src/new/remote-blue-print'])(
    '[tooling] have a README with a paragraph and how to run and test it: %s',
    (room) => {
      const text = readDocument(`${room}/README.md`);
      expect(text).toMatch(/^# \S+\n\n[A-Z]/);
      expect(text).toMatch(/^## Run and test$/m);
    },
  );

  it.each(remoteNames)('[tooling] say what they expose, with its props: remote-%s', (name) => {
    const text = readDocument(`remote-${name}/README.md`);
    const exposed = [...text.matchAll(/^\| `\.\/([a-z-]+)` /gm)].map(([, module = '']) => module);
    expect(exposed.length).toBeGreaterThan(0);
    for (const module of exposed)
      expect(existsSync(join(repository, `remote-${name}/src/exposes/${module}.ts`))).toBe(true);
    expect(text).toContain('`{ portal: PortalKey }`');
  });
});

describe('the front door', () => {
  it.each([
    'README.md',
    'LICENSE',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'AGENTS.md',
    'renovate.json',
    '.editorconfig',
    '.nvmrc',
    '.vscode/settings.json',
    '.github/pull_request_template.md',
    '.github/ISSUE_TEMPLATE/fault.yml',
    '.github/workflows/ci.yml',
    'docs/statements.md',
    'docs/releasing.md',
    'docs/testing.md',
  ])('[tooling] has %s', (file) => {
    expect(existsSync(join(repository, file))).toBe(true);
  });

  it('[tooling] has the workflow run what .ci/run runs, and updates wait some days', () => {
    expect(readDocument('.github/workflows/ci.yml')).toContain('.ci/run');
    expect(JSON.parse(readDocument('renovate.json'))).toHaveProperty('minimumReleaseAge');
  });

  it('[R27] says that the pages need a host name of their own', () => {
    expect(readDocument('README.md')).toMatch(/need a host name of their own/);
    expect(readDocument('docs/releasing.md')).toMatch(/^## A host name of its own$/m);
  });

  it('[R26] says how to develop in a container', () => {
    expect(readDocument('docs/developing.md')).toMatch(/^## In a container/m);
  });
});
