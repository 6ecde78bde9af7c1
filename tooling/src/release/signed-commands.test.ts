import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSigned } from 'shared-kernel/signing';
import { pageData } from '../../webpack/page-meta';
import { readPointer } from '../compose/documents';
import { shellPageKey } from '../compose/keys';
import { createReporter } from '../report/reporter';
import { DirectoryStore } from '../store/directory-store';
import { writeFakeRemote, writeFakeShell } from './fake-build';
import { runRelease } from './run-release';

let root: string;
let store: DirectoryStore;
let said: string[];

const run = (...args: string[]) => {
  said = [];
  return runRelease(args, root, createReporter());
};
const inStore = ['--to', './store', '--env', 'production'];
const signed = ['--key', 'production.json'];
const stamped = ['--stamp-key', 'stamp.json'];
const sayings = () => said.join('');

async function releaseContracts(mark: string, ...args: string[]): Promise<string> {
  const dist = await writeFakeRemote(join(root, mark), 'contracts', mark);
  const address = ['--public', 'https://remotes.example.com/'];
  await run('contracts', ...inStore, '--dist', dist, ...address, ...args);
  return /remote\.contracts=([0-9a-f]{32})/.exec(sayings())?.[1] ?? '';
}

const releaseShell = async (...args: string[]) =>
  run('shell', ...inStore, '--dist', await writeFakeShell(join(root, 'shell'), 'mark'), ...args);

const publicKey = async (name: string) =>
  (await readFile(join(root, `${name}.pub`), 'utf8')).trim();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-signed-'));
  store = new DirectoryStore(join(root, 'store'));
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  for (const name of ['production', 'next', 'stamp', 'contracts'])
    await run('keys', '--out', `${name}.json`);
  await releaseContracts('one');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const trusting = ['--trust', 'production.pub', '--trust', 'next.pub', '--trust-stamp', 'stamp.pub'];

const pageConfig = async () => {
  const html = (await store.get(shellPageKey('production')))?.body.toString() ?? '';
  return JSON.parse(pageData(html, 'trustfold-config')) as { readonly trust?: object };
};

const expectTaken = async () => {
  const keys = [await publicKey('production'), await publicKey('next')];
  const trust = { environment: 'production', keys, stampKey: await publicKey('stamp') };
  const { text = '' } = (await readPointer(store, 'production')) ?? {};
  await expect(readSigned(text, trust, { now: Date.now() })).resolves.toBeDefined();
};

describe('an environment that is signed', () => {
  it('[security, tooling] signs what stands when its shell is told whom to believe, and says before that it believes everybody', async () => {
    await releaseShell();
    expect(sayings()).toContain('take whatever lies there, signed or not');
    await run('status', ...inStore);
    expect(sayings()).toContain('take whatever lies there, signed or not');
    expect(await pageConfig()).not.toHaveProperty('trust');

    await releaseShell(...signed, ...stamped, ...trusting);
    expect(await pageConfig()).toMatchObject({
      trust: { environment: 'production', stampKey: await publicKey('stamp') },
    });
    await expectTaken();
    await run('status', ...inStore);
    expect(sayings()).toMatch(/signed +with [\w-]{16}, until 20\d\d-/);
  });

  it('[security, tooling] is not told to believe keys that did not sign, nor left without one', async () => {
    await expect(releaseShell(...trusting)).rejects.toThrow(/would not take it: it is not signed/);
    await expect(releaseShell('--trust-stamp', 'stamp.pub')).rejects.toThrow(/needs --trust/);
    await releaseShell(...signed, ...stamped, ...trusting);
    await expect(releaseShell()).rejects.toThrow(/take what is signed alone: name a key/);
    await expect(releaseContracts('two')).rejects.toThrow(/take what is signed alone/);
    await expectTaken();
  });

  it('[security, tooling] is changed, stamped, granted and taken back by its key, from a file or from the environment', async () => {
    await releaseShell(...signed, ...stamped, ...trusting);
    await run('grant', 'contracts', '--holder', 'contracts.pub', ...inStore, ...signed);
    await releaseContracts('two', '--key', 'contracts.json');
    await expect(run('worker', 'off', ...inStore, '--key', 'contracts.json')).rejects.toThrow(
      /not what belongs to the whole/,
    );
    await run('stamp', ...inStore, ...stamped);
    await run('grant', 'contracts', '--holder', 'none', ...inStore, ...signed);
    await expect(releaseContracts('three', '--key', 'contracts.json')).rejects.toThrow(
      /may change nothing of production/,
    );
    process.env.TRUSTFOLD_KEY = await readFile(join(root, 'production.json'), 'utf8');
    await releaseContracts('three').finally(() => delete process.env.TRUSTFOLD_KEY);
    await expectTaken();
  });

  it('[security, tooling] goes over to the next key', async () => {
    await releaseShell(...signed, ...stamped, ...trusting);
    const next = ['--key', 'next.json', ...stamped];
    await expect(releaseContracts('two', ...next)).rejects.toThrow(
      /Name the key it was signed with/,
    );
    await releaseContracts('two', ...next, '--trusted', 'production.pub');
    await releaseShell(...next, '--trust', 'next.pub');
    await releaseContracts('three', ...next);
    await expectTaken();
  });

  it('[security, tooling] shows by its address what was signed for preview, or all of it where it is told to', async () => {
    await releaseShell(...signed, ...stamped, ...trusting);
    const id = await releaseContracts('two', ...signed);
    expect(await pageConfig()).not.toHaveProperty('previews');
    const [release = id] = Object.values(
      (await readPointer(store, 'production'))?.pointer.composition.remotes ?? {},
    ).map((entry) => entry.release);
    await run('preview', `contracts@${release}`, ...inStore, ...signed);
    expect(sayings()).toContain(`?remote.contracts=${release}`);
    expect(await store.has(`env/production/preview-contracts-${release}.json`)).toBe(true);
    await expect(run('preview', 'contracts@0', ...inStore, ...signed)).rejects.toThrow(
      /whole hash/,
    );
    await releaseShell(...signed, ...stamped, '--previews', 'on');
    expect(await pageConfig()).toMatchObject({ previews: true });
    await releaseShell(...signed, ...stamped);
    expect(await pageConfig()).toMatchObject({ previews: true });
    await expect(releaseShell(...signed, '--previews', 'maybe')).rejects.toThrow(/is on or off/);
  });
});
