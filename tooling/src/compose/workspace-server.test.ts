import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseStartArguments } from '../command-line/arguments';
import { repository } from '../packages';
import { createContentPolicy } from './page';
import { withWorkspaceServer } from './workspace-server';

const remotes = ['https://remotes.example.com'];
const page = '<html lang="en" data-theme="light"><script>1</script><style>a{}</style></html>';
const workspace = {
  server: 'https://api.example.com',
  issuer: 'https://login.example.com/realms/trustfold',
  clientId: 'trustfold',
};
const connect = `connect-src 'self' https://remotes.example.com`;
const withOrigins = `${connect} https://api.example.com https://login.example.com`;

/** Policy of a page without a workspace server. */
const usual = [
  "default-src 'none'",
  "script-src 'self' https://remotes.example.com 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
  connect,
  "style-src 'self' https://remotes.example.com 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  "img-src 'self' https://remotes.example.com data: blob:",
  "media-src 'self' https://remotes.example.com blob:",
  "font-src 'self'",
  'frame-src blob:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

it('[R155] a page with a workspace server may connect only to this server, the identity provider and its own origins', () => {
  const served = withWorkspaceServer(page, workspace);
  expect(served).toContain(
    `<html lang="en" data-server="${workspace.server}" data-issuer="${workspace.issuer}" data-client-id="trustfold" data-theme="light">`,
  );
  expect(createContentPolicy(served, remotes)).toBe(usual.replace(connect, withOrigins));
});

it('[R155] without a workspace server, the content security policy of the page is unchanged', () => {
  expect(createContentPolicy(page, remotes)).toBe(usual);
});

/** Returns the policy that nginx sends, with the variables of the start script. */
function nginxPolicy(environment: Readonly<Record<string, string>>): string {
  const start = readFileSync(join(repository, 'deploy/docker/start.sh'), 'utf8');
  const line = start.split('\n').find((one) => one.startsWith('export SERVICES=')) ?? '';
  const origins = execFileSync('sh', ['-euc', `${line}\nprintf %s "$SERVICES"`], {
    env: { PATH: process.env.PATH, ...environment },
  }).toString();
  const template = readFileSync(join(repository, 'deploy/docker/nginx.conf.template'), 'utf8');
  const [, policy = ''] = /Content-Security-Policy "(default-src[^"]+)"/.exec(template) ?? [];
  return policy
    .replaceAll('${REMOTES_ORIGIN}', remotes[0] ?? '')
    .replaceAll('${SERVICES}', origins);
}

it('[R155] nginx allows the origins of a workspace server, and no additional origins without one', () => {
  const without = nginxPolicy({});
  expect(without).toBe(
    "default-src 'none'; script-src 'self' https://remotes.example.com 'unsafe-inline'; connect-src 'self' https://remotes.example.com; style-src 'self' https://remotes.example.com 'unsafe-inline'; img-src 'self' https://remotes.example.com data: blob:; media-src 'self' https://remotes.example.com blob:; font-src 'self'; frame-src blob:; object-src 'none'; base-uri 'none'; form-action 'self'; script-src-attr 'none'; style-src-attr 'none'; frame-ancestors 'self'",
  );
  expect(nginxPolicy({ SERVER_ORIGIN: '', ISSUER_ORIGIN: '' })).toBe(without);
  const named = { SERVER_ORIGIN: workspace.server, ISSUER_ORIGIN: 'https://login.example.com' };
  expect(nginxPolicy(named)).toBe(without.replace(connect, withOrigins));
});

it.each([
  [['--server', 'http://127.0.0.1:4400'], { issuer: 'http://127.0.0.1:4401' }],
  [
    ['--server=https://api.example.com', '--issuer=https://a.example/b', '--client-id=web'],
    { issuer: 'https://a.example/b', clientId: 'web' },
  ],
])('[R155] npm start reads the workspace server from %j', (args, expected) => {
  expect(parseStartArguments(args).server).toMatchObject(expected);
});

it.each([
  [['--server', 'https://api.example.com'], /--issuer/],
  [['--server', 'https://api.example.com/v1', '--issuer', 'https://a.example'], /--server/],
  [["--server=https://api.example.com;script-src'", '--issuer=https://a.example'], /--server/],
  [['--server', 'https://api.example.com', '--issuer', 'https://a.example x'], /--issuer/],
  [['--issuer', 'https://a.example'], /need --server/],
])('[R155] npm start rejects the workspace server %j', (args, message) => {
  expect(() => parseStartArguments(args)).toThrow(message);
});
