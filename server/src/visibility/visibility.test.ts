import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import {
  getAvailability,
  collectionNames,
  getCollectionSpec,
  type StoredVersion,
} from 'shared-kernel/server';
import { createTestWorkspace, getPortalWorkspace } from 'shared-kernel/testing';
import { commandRegistry } from '../commands/registry';
import { inputsOf } from '../commands/test-command-inputs';
import { startTestServer, startTimeoutMs, type TestServer } from '../test-server';

let server: TestServer;
const emails = new Map<PortalKey, string>();
beforeAll(async () => {
  server = await startTestServer();
  for (const portal of portalKeys)
    emails.set(portal, await server.addPerson(`of-${portal.replace('_', '-')}`, [portal]));
}, startTimeoutMs);
afterAll(() => server.stop());

const emailOf = (portal: PortalKey): string => emails.get(portal) ?? '';

async function pageOf(portal: PortalKey, name: string, query = '') {
  const url = `/collections/${name}${query}`;
  return server.get<{ records: StoredVersion<object>[]; next?: string }>(
    emailOf(portal),
    portal,
    url,
  );
}

const everyPlace = portalKeys.flatMap((portal) =>
  collectionNames.map((name) => [portal, name] as const),
);

it.each(everyPlace)(
  '[R141] the %s portal gets the same %s records from the server as from a workspace in the browser',
  async (portal, name) => {
    // Users and audit entries about sign-in links exist only on the server, so the comparison with a browser ignores
    // them.
    const isSample = (record: object) => !JSON.stringify(record).includes('server.persons@1');
    const { keyOf } = getCollectionSpec(name);
    const source = getPortalWorkspace(createTestWorkspace(), portal).source;
    const inBrowser = (await source.list(name)).filter(
      (record) =>
        name !== 'notifications' ||
        !('portal' in record) ||
        record.portal === undefined ||
        record.portal === portal,
    );
    const { status, body } = await pageOf(portal, name);
    expect(status).toBe(200);
    const onServer = body.records.map(({ record }) => record).filter(isSample);
    expect(onServer.map(keyOf)).toEqual(inBrowser.map((record) => keyOf(record)).toSorted());
  },
);

const companies = ['client', 'vendor'] as const;

it.each(companies)(
  '[R141] the %s portal gets no records of another client and no screening results',
  async (portal) => {
    const pages = await Promise.all(collectionNames.map((name) => pageOf(portal, name)));
    const text = JSON.stringify(pages.map(({ body }) => body.records));
    expect(text).not.toMatch(/"clientId":"CL-00[2-9]"/);
    expect(text).not.toMatch(/"(kycStatus|amlStatus)":"flagged"|"holdReason"/);
  },
);

it('[R141] the server does not return another company’s record by key, by index or in a result page', async () => {
  const all = (await pageOf('admin', 'contracts')).body.records.map(({ record }) =>
    getCollectionSpec('contracts').keyOf(record),
  );
  const own = (await pageOf('client', 'contracts')).body.records.map(({ record }) =>
    getCollectionSpec('contracts').keyOf(record),
  );
  const [foreign] = all.filter((id) => !own.includes(id));
  expect(foreign).toBeDefined();
  expect((await pageOf('client', 'contracts', `?key=${foreign}`)).body.records).toEqual([]);
  const byIndex = (await pageOf('client', 'contracts', '?index=client')).body.records;
  expect(byIndex).toHaveLength(own.length);
  const pages: string[] = [];
  let cursor = '';
  do {
    const { body } = await pageOf('client', 'contracts', `?limit=2&cursor=${cursor}`);
    pages.push(...body.records.map(({ record }) => getCollectionSpec('contracts').keyOf(record)));
    cursor = body.next ?? '';
  } while (cursor !== '');
  expect(pages).toEqual(own);
});

it.each(companies)(
  '[R141] a conflict does not reveal to the %s portal whether a hidden record exists',
  async (portal) => {
    const [hidden] = (await pageOf('admin', 'cases')).body.records;
    if (!hidden) throw new Error('The sample has a review case');
    const statusWith = async (collection: string, key: string, revision: number) => {
      const expected = [{ collection, key, revision }];
      const extra = { expected };
      return (await server.run(emailOf(portal), portal, 'notification.markAllRead', {}, extra))
        .status;
    };
    const id = getCollectionSpec('cases').keyOf(hidden.record);
    for (const revision of [0, hidden.revision])
      expect(await statusWith('cases', id, revision)).toBe(
        await statusWith('cases', 'RC-none', revision),
      );
    expect(await statusWith('nothing', id, 1)).toBe(404);
  },
);

it('[R141] the server does not return the authenticator secret of another portal', async () => {
  const { body } = await pageOf('admin', 'profiles');
  const foreign = body.records.filter(({ record }) => Reflect.get(record, 'portal') !== 'admin');
  expect(foreign.length).toBeGreaterThan(0);
  expect(JSON.stringify(foreign)).not.toContain('authenticatorSecret');
});

it('[R141] the server rejects an unknown collection or index', async () => {
  expect((await pageOf('admin', 'nothing')).status).toBe(404);
  expect((await pageOf('admin', 'records; drop')).status).toBe(404);
  expect((await pageOf('admin', 'contracts', '?index=toString')).status).toBe(400);
  expect((await pageOf('admin', 'contracts', '?limit=5000')).status).toBe(400);
});

const guarded = ['contracts', 'clients', 'complianceRecords', 'transactions', 'processes'] as const;

async function foreignOf(portal: PortalKey): Promise<string> {
  const all = await Promise.all(guarded.map((name) => pageOf('admin', name)));
  const own = await Promise.all(guarded.map((name) => pageOf(portal, name)));
  return JSON.stringify(
    all.map(({ body }, at) => {
      const keyOf = getCollectionSpec(guarded[at] ?? 'contracts').keyOf;
      const keys = new Set(own[at]?.body.records.map(({ record }) => keyOf(record)));
      return body.records.filter(({ record }) => !keys.has(keyOf(record)));
    }),
  );
}

it.each(portalKeys)('[R141] the %s portal can run only its permitted commands', async (portal) => {
  expect(
    [...commandRegistry.values()].filter(({ id }) => inputsOf(id).length > 0).length,
  ).toBeGreaterThan(50);
  const before = await foreignOf(portal);
  for (const command of commandRegistry.values()) {
    const { state } = getAvailability('live', command, { portal, companies: [] });
    const { status } = await server.run(
      emailOf(portal),
      portal,
      command.id,
      inputsOf(command.id)[0] ?? {},
    );
    const expected = state === 'available' ? [200, 400, 403, 404, 409, 422] : [403];
    expect([command.id, expected.includes(status), status]).toEqual([command.id, true, status]);
  }
  // Operator portals may see the records of every company.
  expect(await foreignOf(portal)).toBe(before);
});
