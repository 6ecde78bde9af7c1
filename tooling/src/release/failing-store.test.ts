import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../base/cli-error';
import { portOf } from '../base/port-of';
import type * as client from '../store/s3-client';
import { writeFakeRemote, writeFakeShell } from './test-fakes';
import { runRelease } from './run-release';

jest.mock('../store/s3-client', () => {
  const actual = jest.requireActual<typeof client>('../store/s3-client');
  const limitMs = () => (mockHow === 'hangs' ? 50 : 30_000);
  return {
    connect: (options: client.S3Options) => actual.connect({ ...options, limitMs: limitMs() }),
  };
});

let root: string;
let server: Server;
let endpoint: string;
let mockHow: 'refuses' | 'fails' | 'hangs' | 'resets';
const { env } = process;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-failing-'));
  await writeFakeRemote(join(root, 'remote'), 'contracts', 'one');
  await writeFakeShell(join(root, 'shell'), 'one');
  process.env = { ...env, AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  server = createServer((request, response) => {
    request.resume();
    if (mockHow === 'resets') request.socket.resetAndDestroy();
    else if (mockHow !== 'hangs') response.writeHead(mockHow === 'refuses' ? 403 : 500).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${portOf(server)}`;
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(async () => {
  process.env = env;
  server.closeAllConnections();
  server.close();
  await rm(root, { recursive: true, force: true });
});

const production = ['--env', 'production'];
const commands: readonly (readonly string[])[] = [
  ['contracts', '--dist', 'remote', ...production, '--public', 'https://r.example.com/'],
  ['shell', '--dist', 'shell', ...production],
  ['promote', 'contracts@abcdef', ...production],
  ['rollback', ...production],
  ['rollback', 'shell', ...production],
  ['remove', 'contracts', ...production],
  ['status'],
  ['history', ...production],
  ['verify', '--fix', ...production],
  ['settings', ...production, '--public', 'https://r.example.com/'],
  ['prune'],
];

describe.each([
  [
    'refuses',
    /^The credentials may not do this in s3:\/\/releases\. `npm run release -- policies`/,
  ],
  ['fails', /^s3:\/\/releases failed: http:\/\/127\.0\.0\.1:\d+ answered 500\.$/],
  ['hangs', /^http:\/\/127\.0\.0\.1:\d+ did not answer in time\. Check the network and --endpoint/],
  ['resets', /^http:\/\/127\.0\.0\.1:\d+ cannot be reached\. Check the network and --endpoint\.$/],
] as const)('a store that %s', (how, sentence) => {
  it.each(commands.map((command) => [command.join(' '), command] as const))(
    '[deployment] is one sentence to %s',
    async (_name, command) => {
      mockHow = how;
      const run = runRelease([...command, '--to', 's3://releases', '--endpoint', endpoint], root);
      const error: unknown = await run.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(CliError);
      expect((error as CliError).message).toMatch(sentence);
      expect((error as CliError).message).not.toContain('\n');
    },
  );
});
