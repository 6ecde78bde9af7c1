import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFakeShell } from './fakes';
import { runRelease } from './run-release';

let root: string;
let said: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-local-remotes-'));
  said = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const run = (...args: readonly string[]) =>
  runRelease([...args, '--to', join(root, 'store'), '--env', 'production'], root);

/** What nginx is configured to send, once the shell was released with these options. */
async function configured(...options: readonly string[]): Promise<string> {
  const dist = await writeFakeShell(join(root, 'shell'), 'mark');
  await run('shell', '--dist', dist, ...options);
  const origins = ['--shell', 'https://app.example.com', '--remotes', 'https://r.example.com'];
  await run('nginx', ...origins, '--out', 'nginx.conf');
  return readFile(join(root, 'nginx.conf'), 'utf8');
}

it('[deployment, security] nginx sends Integrity-Policy unless the page that was released allows local remotes', async () => {
  expect(await configured()).toContain('add_header Integrity-Policy ');
  expect(said).not.toContain('Integrity-Policy');
  expect(await configured('--allow-local-remotes')).not.toContain('add_header Integrity-Policy ');
  expect(said).toContain('Serve this page without the Integrity-Policy header');
  expect(await configured()).toContain('add_header Integrity-Policy ');
});
