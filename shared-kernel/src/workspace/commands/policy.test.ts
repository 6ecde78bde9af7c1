import { permissions, portalKeys, type Permission, type PortalKey } from '../../domain/portal';
import { ownCompany, listOwnCompanyNames } from '../../domain/own-company';
import { isVendorName, vendorUserName } from '../../domain/process/vendor-names';
import { createSampleProfile } from '../../fixtures/profiles';
import { sampleConstants } from '../../fixtures/sample-constants';
import * as v from 'valibot';
import { defineCommand, type Command } from './command';
import { computeKpis } from './define-view-command';
import { exportWorkspace } from '../files/export-commands';
import { getDenialReason, type Ownership, type PermissionContext } from './policy';
import { readContents } from '../test-support/contents';
import {
  createClient,
  createContract,
  editContract,
  saveProfile,
  setOwnPreferences,
  setStarred,
} from '../test-support/commands';
import { createTestSession } from '../test-support/session';
import { createTestWorkspace } from '../test-support/create-test-workspace';

const live = createTestWorkspace();
const reference = createTestWorkspace({ behaviour: 'reference' });

const meridian = 'Meridian Energy Partners';
const atlas = 'Atlas Drilling Corporation';

const contextOf = (portal: PortalKey | undefined): PermissionContext => ({
  portal,
  companies: portal === 'client' ? [meridian] : [],
});

const available = { state: 'available', reason: undefined };

describe('availability of commands', () => {
  it('[workspace] each command declares whether it works in reference mode, and all commands work in live mode', () => {
    const inert = { state: 'inert', reason: 'This control is inactive in the sample.' };
    expect(reference.availability(setStarred, contextOf('admin'))).toEqual(inert);
    expect(reference.availability(createContract, contextOf('admin'))).toEqual(available);
    expect(live.availability(setStarred, contextOf('admin'))).toEqual(available);
  });

  it('[workspace] a command without an effect changes nothing and returns the status “inert”', async () => {
    const session = createTestSession();
    const before = await readContents(reference.source);
    const result = await reference.run(setStarred, { ids: ['NT-001'], isStarred: true }, session);
    expect(result).toEqual({ status: 'inert', reason: 'This control is inactive in the sample.' });
    expect(await readContents(reference.source)).toEqual(before);
    expect(session.toasts).toEqual([]);
  });
});

const cells = Object.values(permissions).flatMap((permission) =>
  portalKeys.map((portal) => [portal, permission.id, permission] as const),
);

const theirs: Ownership = { company: meridian, assignee: 'Delta Inspection Services' };
const ownOf = (portal: PortalKey): Ownership =>
  portal === 'client' || portal === 'vendor' ? theirs : { portal };
const others: Ownership = { company: atlas, assignee: 'Daniel Okafor' };

describe('availability of decisions for each portal', () => {
  const { paymentSignOff, cases, milestones } = permissions;
  const stateOf = (portal: PortalKey, permission: Permission, ownership: Ownership) =>
    live.availability({ permission }, contextOf(portal), ownership).state;

  it.each([
    ['the desk that is next', 'law_firm', paymentSignOff, { portal: 'law_firm' }, 'available'],
    ['another desk', 'banking', paymentSignOff, { portal: 'law_firm' }, 'waiting'],
    ['a portal without a desk', 'client', paymentSignOff, { portal: 'law_firm' }, 'denied'],
    [
      'a portal that does not decide such cases',
      'law_firm',
      cases,
      { portal: 'banking' },
      'denied',
    ],
    ['milestones of others', 'vendor', milestones, others, 'denied'],
  ] as const)(
    '[R117, policy] the portal’s permission determines whether a decision is available, denied or waiting: %s',
    (_who, portal, permission, ownership, state) => {
      expect(stateOf(portal, permission, ownership)).toBe(state);
    },
  );
});

describe('permissions', () => {
  it.each(cells)(
    '[policy] the permission of the %s portal covers only records in its scope: %s',
    (portal, _id, permission) => {
      const scope = (permission.portals as Permission['portals'])[portal];
      const denial = (ownership?: Ownership) =>
        getDenialReason(permission, contextOf(portal), ownership);
      const denied = expect.stringMatching(/^[A-Z].*\.$/) as unknown;
      expect(denial()).toEqual(scope ? undefined : denied);
      expect(denial(ownOf(portal))).toEqual(scope ? undefined : denied);
      expect(denial(others)).toEqual(scope === 'all' ? undefined : denied);
      expect(denial({})).toEqual(scope === 'all' ? undefined : denied);
    },
  );

  it.each(portalKeys)(
    '[policy] the %s portal can view and export records and change its user’s own data',
    (portal) => {
      for (const permission of ['look', 'export', 'own'] as const) {
        expect(getDenialReason(permission, contextOf(portal))).toBeUndefined();
      }
    },
  );

  it.each(Object.values(permissions))(
    '[L1] a visitor does not have the permission $id',
    (permission) => {
      expect(getDenialReason(permission, contextOf(undefined))).toBe('Open a portal to do this.');
    },
  );

  it('[L1] a visitor can change their own data, but cannot view or export records', () => {
    expect(getDenialReason('own', contextOf(undefined))).toBeUndefined();
    expect(getDenialReason('look', contextOf(undefined))).toBe('Open a portal to do this.');
    expect(getDenialReason('export', contextOf(undefined))).toBe('Open a portal to do this.');
  });

  it.each([
    ['banking', 'legalReview', undefined, 'Law firms review contracts.'],
    ['law_firm', 'transactionMoves', undefined, 'The banking portal processes transactions.'],
    [
      'banking',
      'signOff',
      { portal: 'law_firm' },
      'Legal, Banking and Admin (compliance) each sign off one of a client’s first three stages. This step belongs to the Legal portal.',
    ],
    ['vendor', 'workspace', undefined, 'Only administrators can replace the workspace.'],
    [
      'admin',
      'paymentSignOff',
      { portal: 'banking' },
      'Banking (payments), Legal (compliance) and Admin (treasury) sign off each payment in this order. This step belongs to the Banking portal.',
    ],
    [
      'client',
      'signing',
      others,
      `Clients send the contracts of their own company for signature. Your company is ${meridian}.`,
    ],
    [
      'regulator',
      'milestones',
      theirs,
      'The Regulator portal is read-only. You can view, search and export. Vendors complete the milestones that are assigned to vendors.',
    ],
  ] as const)(
    '[policy] the %s portal sees which portal has the permission %s',
    (portal, name, ownership, reason) => {
      expect(getDenialReason(permissions[name], contextOf(portal), ownership)).toBe(reason);
    },
  );

  it('[policy] nobody can change another portal’s profile', () => {
    const reason = 'Open the portal of this profile to change it.';
    for (const portal of portalKeys) {
      for (const owner of portalKeys) {
        expect(getDenialReason('own', contextOf(portal), { portal: owner })).toBe(
          portal === owner ? undefined : reason,
        );
      }
    }
    expect(getDenialReason('own', contextOf(undefined), { portal: 'admin' })).toBe(reason);
  });
});

describe('permissions defined by a remote', () => {
  const inspection: Permission = {
    id: 'inspection',
    label: 'Record inspections',
    reason: 'Vendors record inspections.',
    portals: { admin: 'all', vendor: 'own' },
  };
  const inspect = defineCommand({
    id: 'inspection.record',
    label: 'Recorded an inspection',
    permission: inspection,
    input: v.object({}),
    ownerships: () => [theirs],
    apply: () => undefined,
  });

  const run = (portal: PortalKey) =>
    createTestWorkspace().run(inspect, {}, createTestSession(portal));

  it.each(['admin', 'vendor'] as const)(
    '[R101] a permission of a remote allows the %s portal to run its command',
    async (portal) => {
      expect(live.availability(inspect, contextOf(portal), theirs)).toEqual(available);
      expect(await run(portal)).toMatchObject({ status: 'done' });
    },
  );

  it.each(['client', 'law_firm', 'banking', 'regulator'] as const)(
    '[R101] a permission of a remote does not allow the %s portal to run its command',
    async (portal) => {
      const { state, reason } = live.availability(inspect, contextOf(portal), theirs);
      expect(state).toBe('denied');
      expect(reason).toContain(inspection.reason);
      expect(await run(portal)).toMatchObject({ status: 'failed', error: { kind: 'denied' } });
    },
  );

  it('[R101] a permission with the scope “own” applies only to the portal’s own records', () => {
    expect(getDenialReason(inspection, contextOf('vendor'), others)).toBe(inspection.reason);
    expect(getDenialReason(inspection, contextOf('admin'), others)).toBeUndefined();
  });
});

describe('ownership of records by a portal', () => {
  it('[policy] the company of the client portal is the company in the sample’s profile', () => {
    expect(ownCompany.name).toBe(createSampleProfile('client').organization);
    expect(ownCompany).toEqual({
      id: sampleConstants.clients.meridian.id,
      name: sampleConstants.clients.meridian.companyName,
    });
  });

  it('[policy] a record with a portal belongs to that portal, even if it contains the name of a company', () => {
    const signing = (portal: PortalKey, ownership: Ownership) =>
      getDenialReason(permissions.signing, contextOf(portal), ownership);
    expect(signing('client', { company: atlas, portal: 'client' })).toBeUndefined();
    expect(signing('client', { portal: ['law_firm', 'client'] })).toBeUndefined();
    expect(signing('client', { company: meridian, portal: 'law_firm' })).toBe(
      'Clients send the contracts of their own company for signature. This step belongs to the Legal portal.',
    );
    expect(signing('regulator', { portal: ['law_firm', 'client'] })).toMatch(
      /read-only.* This step belongs to the Legal portal or the Client portal\.$/,
    );
    expect(signing('admin', { portal: 'law_firm' })).toBeUndefined();
  });

  it('[policy] letter case and surrounding spaces of a record’s company name do not affect who owns the record', () => {
    const ownership = { company: '  MERIDIAN energy partners ' };
    expect(getDenialReason(permissions.signing, contextOf('client'), ownership)).toBeUndefined();
    expect(
      getDenialReason(permissions.signing, contextOf('client'), { company: '' }),
    ).toBeDefined();
  });

  it('[policy] a renamed company still owns records with its previous name', () => {
    expect(listOwnCompanyNames(undefined)).toEqual([meridian]);
    expect(listOwnCompanyNames({ companyName: meridian })).toEqual([meridian]);
    expect(listOwnCompanyNames({ companyName: 'Meridian Group' })).toEqual([
      meridian,
      'Meridian Group',
    ]);
  });

  it('[policy, R4] a record belongs to the company with its client id or, without an id, with its client name', () => {
    const signs = (ownership: Ownership) =>
      getDenialReason(permissions.signing, contextOf('client'), ownership) === undefined;
    expect(signs({ company: 'Meridian Group', clientId: ownCompany.id })).toBe(true);
    expect(signs({ company: meridian, clientId: 'CL-013' })).toBe(false);
    expect(signs({ company: meridian, clientId: '' })).toBe(false);
    const renamed = { companyName: 'Third', formerNames: ['Second', meridian] };
    expect(listOwnCompanyNames(renamed)).toEqual([meridian, 'Second', 'Third']);
    expect(listOwnCompanyNames({ companyName: meridian, formerNames: ['Second'] })).toEqual([
      'Second',
      meridian,
    ]);
  });

  it('[R3, policy] work assigned to a vendor company or to the vendor portal’s user belongs to the vendor portal', () => {
    const { fullName, organization } = createSampleProfile('vendor');
    expect(vendorUserName).toBe(fullName);
    for (const name of [fullName, organization, 'Lattice Laboratories', ' Harborline Logistics ']) {
      expect(isVendorName(name)).toBe(true);
    }
    const alike = [`${fullName} Jr`, 'Tomasz', `${organization} Ltd`];
    for (const name of ['Daniel Okafor', 'Priya Nair', meridian, '', ...alike]) {
      expect(isVendorName(name)).toBe(false);
    }
  });
});

it('[R143, policy] with a server, the vendor portal contains only the work of the user’s company', () => {
  const standingOf = { portal: 'vendor', companies: ['Lattice Laboratories'] } as const;
  const denial = (assignee: string | readonly string[]) =>
    getDenialReason(permissions.milestones, standingOf, { assignee });
  expect(denial(' lattice laboratories')).toBeUndefined();
  expect(denial(['Daniel Okafor', 'Lattice Laboratories'])).toBeUndefined();
  for (const name of ['Delta Inspection Services', vendorUserName])
    expect(denial(name)).toContain('Your company is Lattice Laboratories.');
});

const draft = { title: 'New', type: 'supply_agreement', client: '', value: '' } as const;

describe('permission checks of commands', () => {
  it.each(['regulator', 'law_firm', 'banking', 'vendor'] as const)(
    '[policy] running a command without its button is refused if the %s portal lacks the permission',
    async (portal) => {
      const session = createTestSession(portal);
      const before = await readContents(live.source);
      expect(live.availability(createContract, contextOf(portal)).state).toBe('denied');
      const result = await live.run(createContract, draft, session);
      expect(result).toMatchObject({ status: 'failed', error: { kind: 'denied' } });
      expect(await readContents(live.source)).toEqual(before);
      expect(session.toasts).toMatchObject([{ title: 'Not allowed', variant: 'destructive' }]);
    },
  );

  it('[policy] a client’s command on a record of another company is refused', async () => {
    const workspace = createTestWorkspace();
    const session = createTestSession('client');
    const run = (client: string) => workspace.run(createContract, { ...draft, client }, session);
    const denied = { status: 'failed', error: { kind: 'denied' } };
    expect(await run(meridian)).toMatchObject({ status: 'done' });
    expect(await run('')).toMatchObject(denied);
    expect(await run(atlas)).toMatchObject(denied);
    const [own] = (await workspace.source.list('contracts')).filter(
      ({ client }) => client === meridian,
    );
    if (!own) throw new Error('no contract');
    const { id, title, type, client, value } = own;
    const from = { title, type, client, value };
    const given = { id, from, to: { ...from, client: atlas } };
    expect(await workspace.run(editContract, given, session)).toMatchObject(denied);
    const kept = { id, from, to: { ...from, title: 'Renamed' } };
    expect(await workspace.run(editContract, kept, session)).toMatchObject({ status: 'done' });
  });

  it('[policy] a client’s command is accepted after the company was renamed', async () => {
    const workspace = createTestWorkspace();
    const { source } = workspace;
    const stored = await source.get('clients', ownCompany.id);
    if (!stored) throw new Error('no client');
    const next = { ...stored.record, companyName: 'Meridian Group' };
    const change = { collection: 'clients', key: ownCompany.id, base: stored, next } as const;
    await source.withWriteLock(({ write }) => write([change]), await source.epoch());
    const named = (client: string) =>
      workspace.run(createContract, { ...draft, client }, createTestSession('client'));
    expect(await named('Meridian Group')).toMatchObject({ status: 'done' });
    expect(await named(meridian)).toMatchObject({ status: 'done' });
    expect(await named(atlas)).toMatchObject({ status: 'failed' });
  });

  it('[policy] a command that declares no owners is refused if the portal’s permission has only the scope “own”', async () => {
    const silent = { ...createContract };
    Reflect.deleteProperty(silent, 'ownerships');
    const ran = (portal: PortalKey) =>
      live.run(silent, { ...draft, client: meridian }, createTestSession(portal));
    expect(await ran('client')).toMatchObject({ status: 'failed', error: { kind: 'denied' } });
  });

  it('[policy] every user, even the regulator, can change only their own profile', async () => {
    const workspace = createTestWorkspace();
    const immediate = { ...saveProfile, delayMs: 0 };
    for (const portal of portalKeys) {
      const own = { portal, fullName: 'New Name' };
      const session = createTestSession(portal);
      expect(await workspace.run(immediate, own, session)).toMatchObject({ status: 'done' });
      const foreign = portal === 'admin' ? 'client' : 'admin';
      expect(await workspace.run(immediate, { ...own, portal: foreign }, session)).toMatchObject({
        status: 'failed',
        error: { kind: 'denied' },
      });
    }
  });

  it('[policy] no permissions are checked in reference mode', async () => {
    const workspace = createTestWorkspace({ behaviour: 'reference' });
    const each: readonly Command[] = [
      createContract,
      createClient,
      setOwnPreferences,
      exportWorkspace,
      computeKpis,
    ];
    for (const portal of portalKeys) {
      for (const command of each) {
        expect(workspace.availability(command, contextOf(portal), others).state).not.toBe('denied');
      }
      expect(
        await workspace.run(createContract, { ...draft, client: atlas }, createTestSession(portal)),
      ).toMatchObject({ status: 'done' });
    }
  });
});
