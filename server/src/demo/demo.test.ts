import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTimeoutMs } from '../test-server';
import { demoPersons } from './demo-persons';
import { signIn, startDemoProcess } from './test-demo';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trustfold-'));
});
afterAll(() => rm(folder, { recursive: true }));

it(
  '[R148] the demo signs in a user without a password, but only for pages on this computer @deep',
  async () => {
    const demo = await startDemoProcess({ TRUSTFOLD_DATA_FOLDER: folder });
    try {
      const { tokens, allowedOrigin } = await signIn(demo.issuer, 'banking-3@demo.example');
      expect(allowedOrigin).toBe('http://localhost:51234');
      expect(tokens.refresh_token).toEqual(expect.any(String));
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      const me = await fetch(`${demo.server}/me`, { headers });
      expect(await me.json()).toEqual({
        ...demoPersons.find(({ email }) => email === 'banking-3@demo.example'),
      });
    } finally {
      expect(await demo.stop()).toBe(0);
    }
  },
  startTimeoutMs,
);

it.each([
  ['DATABASE_URL', 'postgres://user@database.example/trustfold'],
  ['TRUSTFOLD_HOST', '0.0.0.0'],
])(
  '[R148] the demo does not start if %s names a host other than this computer @deep',
  async (name, value) => {
    await expect(startDemoProcess({ [name]: value })).rejects.toThrow(`Remove ${name}`);
  },
  startTimeoutMs,
);

it('[R148] the demo has two users for each portal', () => {
  const count = (portal: string) =>
    demoPersons.filter(({ portals }) => portals.length === 1 && portals[0] === portal).length;
  const portals = new Set(demoPersons.flatMap((person) => person.portals));
  expect([...portals].map((portal) => [portal, count(portal)])).toEqual(
    ['admin', 'client', 'law_firm', 'banking', 'vendor', 'regulator'].map((one) => [one, 2]),
  );
});
