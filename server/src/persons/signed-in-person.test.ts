import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import type { Process } from 'shared-kernel/domain/process';
import type { Profile } from 'shared-kernel/server';
import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import { startTestServer, startTimeoutMs, type TestServer } from '../test-server';

let server: TestServer;
let lena: string;
let liam: string;
beforeAll(async () => {
  server = await startTestServer();
  lena = await server.addPerson('Lena', ['law_firm']);
  liam = await server.addPerson('Liam', ['law_firm']);
}, startTimeoutMs);
afterAll(() => server.stop());

async function recordsOf<T>(email: string, portal: PortalKey, path: string): Promise<readonly T[]> {
  const { body } = await server.get<{ records: { record: T }[] }>(
    email,
    portal,
    `/collections/${path}`,
  );
  return body.records.map(({ record }) => record);
}

async function recordOf<T>(email: string, portal: PortalKey, path: string): Promise<T> {
  const [record] = await recordsOf<T>(email, portal, path);
  if (record === undefined) throw new Error(`No record at ${path}.`);
  return record;
}

async function done(email: string, portal: PortalKey, command: string, input: object) {
  const { status, body } = await server.run(email, portal, command, input);
  expect([command, status, body.detail]).toEqual([command, 200, undefined]);
  return body.output as { readonly id: string };
}

const profileOf = (email: string, portal: PortalKey, of = portal) =>
  recordOf<Profile>(email, portal, `profiles?key=${of}`);

interface SentContract {
  readonly id: string;
  readonly signatories: readonly { id: string; status: string; personId?: string }[];
  readonly documents: readonly { docusignId?: string }[];
}

/** Creates a contract and sends it for signature to a user and to the admin. */
async function sentContract(title: string, ...more: readonly object[]): Promise<SentContract> {
  const { adminEmail } = server;
  const { id } = await done(adminEmail, 'admin', 'contract.create', {
    title,
    type: 'joint_venture',
    client: '',
    value: '',
  });
  const uploaded = await server.app.inject({
    method: 'POST',
    url: '/files',
    headers: {
      ...(await server.headers(adminEmail, 'admin')),
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(createOnePagePdf(title)),
  });
  const file = { name: 'terms.pdf', bytes: uploaded.json<object>() };
  await done(adminEmail, 'admin', 'contract.attachDocument', { id, type: 'main_contract', file });
  await done(adminEmail, 'admin', 'contract.submit', { id });
  await done(lena, 'law_firm', 'contract.move', { id, status: 'legal_approved' });
  const signatories = [
    { name: 'Lena Signs', role: 'Counsel', email: lena },
    { name: 'Ada Signs', role: 'Director', email: adminEmail },
    ...more,
  ];
  await done(adminEmail, 'admin', 'contract.nameSignatories', { id, signatories });
  await done(adminEmail, 'admin', 'contract.sendEnvelope', { id });
  return recordOf<SentContract>(adminEmail, 'admin', `contracts?key=${id}`);
}

const signature = (
  { id, signatories, documents }: SentContract,
  at: number,
  name: string,
  reason = '',
) => ({
  id,
  signatoryId: signatories[at]?.id ?? '',
  envelope: documents[0]?.docusignId ?? '',
  hasRead: true,
  typedName: name,
  reason,
});

it('[R167] only the user with the email address of the signatory can sign; other users of the portal cannot', async () => {
  const sent = await sentContract('For Lena');
  const refused = await server.run(
    liam,
    'law_firm',
    'contract.signNext',
    signature(sent, 0, 'Lena Signs'),
  );
  expect(refused).toMatchObject({
    status: 403,
    body: { detail: 'Only Lena Signs can sign. The Admin portal can record the signature.' },
  });
  await done(lena, 'law_firm', 'contract.signNext', signature(sent, 0, 'Lena Signs'));
  await done(server.adminEmail, 'admin', 'contract.signNext', signature(sent, 1, 'Ada Signs'));
  const { signatories } = await recordOf<SentContract>(
    lena,
    'law_firm',
    `contracts?key=${sent.id}`,
  );
  const ada = await server.get<{ id: string }>(server.adminEmail, 'admin', '/me');
  expect(signatories.map(({ personId }) => personId)).toEqual(['PER-Lena', ada.body.id]);
  const { entries } = await server.storage.readLog();
  const signed = entries.filter(
    ({ action, subject }) => action === 'contract.signNext' && subject.id === sent.id,
  );
  expect(signed.map(({ actor, note }) => [actor, note?.includes('Person Lena')])).toEqual([
    ['Person Lena', true],
    [server.adminEmail, false],
  ]);
});

it('[R167] after the last signature, the portals of all signatories are notified', async () => {
  const email = await server.addPerson('Signing-Bea', ['banking']);
  const bea = { name: 'Bea Signs', role: 'Banker', email };
  const sent = await sentContract('For three portals', bea);
  await done(lena, 'law_firm', 'contract.signNext', signature(sent, 0, 'Lena Signs'));
  await done(server.adminEmail, 'admin', 'contract.signNext', signature(sent, 1, 'Ada Signs'));
  const onBehalf = signature(sent, 2, 'Bea Signs', 'Signed on paper');
  await done(server.adminEmail, 'admin', 'contract.signNext', onBehalf);
  const regulator = await server.addPerson('Watching', ['regulator']);
  const isNotified = async (reader: string, portal: PortalKey) => {
    const key = `NT-${sent.id}-signed-${portal}`;
    return (await recordsOf(reader, portal, `notifications?key=${key}`)).length > 0;
  };
  expect(await isNotified(email, 'banking')).toBe(true);
  expect(await isNotified(lena, 'law_firm')).toBe(true);
  expect(await isNotified(server.adminEmail, 'admin')).toBe(true);
  expect(await isNotified(regulator, 'regulator')).toBe(false);
});

it.each(portalKeys)(
  '[R168] the profile of the %s portal names the signed-in user, and profiles of other portals name no one',
  async (portal) => {
    const email = await server.addPerson(`seen-${portal.replace('_', '-')}`, [portal]);
    const own = await profileOf(email, portal);
    expect(own).toMatchObject({
      personId: `PER-seen-${portal.replace('_', '-')}`,
      fullName: `Person seen-${portal.replace('_', '-')}`,
      email,
      portalAccess: [portal],
    });
    const others = (await recordsOf<Profile>(email, portal, 'profiles')).filter(
      (profile) => profile.portal !== portal,
    );
    expect(others.map((profile) => [profile.email, profile.personId, profile.avatar])).toEqual(
      others.map(() => ['', undefined, '']),
    );
    expect(JSON.stringify(others)).not.toMatch(/Nadia|Oliver|Mei Ling|Claire/);
  },
);

it('[R168] a user can change the shared fields of the profile, but not the name or email address', async () => {
  const { fullName, email, phone, organization, jobTitle, department } = await profileOf(
    lena,
    'law_firm',
  );
  const from = { fullName, email, phone, organization, jobTitle, department };
  const save = (to: object) =>
    server.run(lena, 'law_firm', 'profile.save', { portal: 'law_firm', from, to });
  for (const changed of [{ fullName: 'Ada Novak' }, { email: server.adminEmail }])
    expect(await save({ ...from, ...changed })).toMatchObject({
      status: 422,
      body: { detail: 'An administrator manages your name and e-mail address.' },
    });
  expect(await save({ ...from, jobTitle: 'Partner' })).toMatchObject({ status: 200 });
  expect(await profileOf(lena, 'law_firm')).toMatchObject({ ...from, jobTitle: 'Partner' });
  expect(await profileOf(liam, 'law_firm')).toMatchObject({
    fullName: 'Person Liam',
    email: liam,
    jobTitle: 'Partner',
  });
});

it('[R169] every user who can see a review case can see its owner', async () => {
  const banker = await server.addPerson('Bea', ['banking']);
  const { id } = await done(banker, 'banking', 'case.takeNext', {});
  const owned = { owner: 'banking', ownerId: 'PER-Bea', ownerName: 'Person Bea' };
  for (const [email, portal] of [
    [banker, 'banking'],
    [await server.addPerson('Ben', ['banking']), 'banking'],
    [server.adminEmail, 'admin'],
  ] as const)
    expect(await recordOf(email, portal, `cases?key=${id}`)).toMatchObject(owned);
});

it('[R168] a new workspace without sample data has a profile for each portal', async () => {
  const empty = await startTestServer({}, { hasSample: false });
  try {
    const email = await empty.addPerson('new', ['regulator']);
    const { body } = await empty.get<{ records: { record: Profile }[] }>(
      email,
      'regulator',
      '/collections/profiles',
    );
    expect(body.records).toHaveLength(portalKeys.length);
    const { body: workspace } = await empty.get(email, 'regulator', '/workspace');
    expect(workspace.hasSample).toBe(false);
    const own = body.records.find(({ record }) => record.portal === 'regulator')?.record;
    expect(own).toMatchObject({ fullName: 'Person new', email, organization: '' });
  } finally {
    await empty.stop();
  }
});

it('[R143] a vendor user can work on milestones of their company, but not on those of other vendors', async () => {
  const vera = await server.addPerson('Vera', ['vendor']);
  const create = (assignedTo: string) =>
    done(server.adminEmail, 'admin', 'process.create', {
      ...{ name: `For ${assignedTo}`, client: 'Meridian Energy Partners', type: 'fuel-transfer' },
      ...{ priority: 'high', value: 5, currency: 'USD', startDate: '2030-01-01', assignedTo },
    });
  const ofSampleUser = await create('Tomasz Zieliński');
  const { id: processId } = await create('Delta Inspection Services');
  const { milestones } = await recordOf<Process>(vera, 'vendor', `processes?key=${processId}`);
  expect(await recordsOf(vera, 'vendor', `processes?key=${ofSampleUser.id}`)).toEqual([]);
  const [own, other] = milestones.map(({ id: milestoneId }) => ({ processId, milestoneId }));
  await done(server.adminEmail, 'admin', 'process.replanMilestone', {
    ...other,
    ...{ dueDate: '2031-01-01', assignedTo: 'Lattice Laboratories', reason: 'Samples' },
  });
  const met = { requirement: 0, met: true };
  await done(vera, 'vendor', 'process.setRequirement', { ...own, ...met });
  const refused = await server.run(vera, 'vendor', 'process.setRequirement', {
    ...other,
    ...met,
  });
  expect(refused.status).toBe(403);
  expect(refused.body.detail).toContain('Your company is Delta Inspection Services.');
});
