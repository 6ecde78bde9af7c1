import { portalKeys, type PortalKey } from '../../domain/portal';
import { ownCompany, ownCompanyNames } from '../../domain/portal/own-company';
import { isVendorName, vendorPerson } from '../../domain/process/vendor-names';
import { profileFor } from '../../fixtures/profiles';
import { world } from '../../fixtures/world';
import type { Command } from './command';
import { computeFigures, exportWorkspace } from './index';
import { duties, type Duty, type Reach } from './duties';
import { denialOf, permissionOf, type Belonging, type Standing } from './policy';
import { contentsOf } from '../test-support/contents';
import {
  createClient,
  createContract,
  editContract,
  saveProfile,
  setOwnPreferences,
  setStarred,
} from '../test-support/commands';
import { testSession } from '../test-support/session';
import { createTestWorkspace } from '../testing';

const live = createTestWorkspace();
const reference = createTestWorkspace({ behaviour: 'reference' });

const meridian = 'Meridian Energy Partners';
const atlas = 'Atlas Drilling Corporation';

const standing = (portal: PortalKey | undefined): Standing => ({
  portal,
  companies: portal === 'client' ? [meridian] : [],
});

const available = { state: 'available', reason: undefined };

describe('which commands there are', () => {
  it('[workspace] is said by each command for the sample, and live has them all', () => {
    const inert = { state: 'inert', reason: 'This control does nothing in the sample.' };
    expect(reference.availability(setStarred, standing('admin'))).toEqual(inert);
    expect(reference.availability(createContract, standing('admin'))).toEqual(available);
    expect(live.availability(setStarred, standing('admin'))).toEqual(available);
  });

  it('[workspace] does nothing if it is inert, and returns that', async () => {
    const session = testSession();
    const before = await contentsOf(reference.source);
    const result = await reference.run(setStarred, { ids: ['NT-001'], isStarred: true }, session);
    expect(result).toEqual({ status: 'inert', reason: 'This control does nothing in the sample.' });
    expect(await contentsOf(reference.source)).toEqual(before);
    expect(session.toasts).toEqual([]);
  });
});

/** Admin does everything but others' sign-offs, the regulator nothing; the four between as they are written here. */
const expected: Record<Duty, Partial<Record<PortalKey, Reach>>> = {
  'contract-drafting': { admin: 'all', client: 'own' },
  'legal-review': { admin: 'all', law_firm: 'all' },
  notarization: { admin: 'all', law_firm: 'all' },
  documents: { admin: 'all', client: 'own', law_firm: 'all', vendor: 'own' },
  'document-review': { admin: 'all', law_firm: 'all' },
  signing: { admin: 'all', client: 'own' },
  signature: { admin: 'all', client: 'own', law_firm: 'all' },
  screening: { admin: 'all', banking: 'all' },
  'sign-off': { admin: 'own', law_firm: 'own', banking: 'own' },
  'payment-entry': { admin: 'all', client: 'own' },
  'payment-sign-off': { admin: 'own', law_firm: 'own', banking: 'own' },
  'transaction-moves': { admin: 'all', banking: 'all' },
  milestones: { admin: 'all', vendor: 'own' },
  messages: { admin: 'all', client: 'own', law_firm: 'all', vendor: 'own' },
  processes: { admin: 'all' },
  cases: { admin: 'all', law_firm: 'own', banking: 'own' },
  clients: { admin: 'all' },
  workspace: { admin: 'all' },
};

const cells = duties.flatMap((duty) =>
  portalKeys.map((portal) => [portal, expected[duty][portal] ?? 'none', duty] as const),
);

const theirs: Belonging = { company: meridian, assignee: 'Delta Inspection Services' };
/** What is a portal's own: a company's, a vendor's or a part that names it. */
const ownOf = (portal: PortalKey): Belonging =>
  portal === 'client' || portal === 'vendor' ? theirs : { portal };
const others: Belonging = { company: atlas, assignee: 'Daniel Okafor' };

describe('the table of who may change what', () => {
  it.each(cells)('[policy] the %s portal has %s of %s', (portal, reach, duty) => {
    const ask = (belonging?: Belonging) => denialOf(duty, standing(portal), belonging);
    const denied = expect.stringMatching(/^[A-Z].*\.$/) as unknown;
    expect(ask()).toEqual(reach === 'none' ? denied : undefined);
    expect(ask(ownOf(portal))).toEqual(reach === 'none' ? denied : undefined);
    expect(ask(others)).toEqual(reach === 'all' ? undefined : denied);
    expect(ask({})).toEqual(reach === 'all' ? undefined : denied);
  });

  it.each(portalKeys)(
    '[policy] the %s portal may do what no row names only if it is admin',
    (portal) => {
      const unnamed = permissionOf('client.forget', 'clients');
      expect(unnamed).toBe('admin');
      expect(denialOf(unnamed, standing(portal)) ?? 'allowed').toMatch(
        portal === 'admin' ? /^allowed$/ : /Only the Admin portal can do this\.$/,
      );
    },
  );

  it('[policy] knows the duty of a command by its row, and no other', () => {
    expect(permissionOf('contract.move', 'legal-review')).toBe('legal-review');
    expect(() => permissionOf('contract.move', 'contract-drafting')).toThrow(
      'contract.move is done under “legal-review” by the table of duties, not under “contract-drafting”.',
    );
    expect(permissionOf('client.forget', 'export')).toBe('export');
  });

  it('[policy] goes by the row of a command of an older release, which asks for something else', () => {
    const mode = jest.replaceProperty(process.env, 'NODE_ENV', 'production');
    expect(permissionOf('contract.signNext', 'signing')).toBe('signature');
    mode.restore();
  });

  it.each(portalKeys)(
    '[policy] the %s portal looks, exports and keeps what is its own',
    (portal) => {
      for (const permission of ['look', 'export', 'own'] as const) {
        expect(denialOf(permission, standing(portal))).toBeUndefined();
      }
    },
  );

  it.each(duties)('[L1] a visitor has nothing of %s', (duty) => {
    expect(denialOf(duty, standing(undefined))).toBe('Open a portal to do this.');
  });

  it('[L1] a visitor keeps what is a person’s own, and neither looks nor exports', () => {
    expect(denialOf('own', standing(undefined))).toBeUndefined();
    expect(denialOf('look', standing(undefined))).toBe('Open a portal to do this.');
    expect(denialOf('export', standing(undefined))).toBe('Open a portal to do this.');
  });

  it.each([
    ['banking', 'legal-review', undefined, 'Law firms review contracts.'],
    ['law_firm', 'transaction-moves', undefined, 'The banking portal moves transactions.'],
    [
      'banking',
      'sign-off',
      { portal: 'law_firm' },
      'Legal, Banking and Admin (compliance) each sign off one of a client’s first three stages. This one belongs to the Legal portal.',
    ],
    ['vendor', 'clients', undefined, 'Administrators keep the client records and settle issues.'],
    [
      'admin',
      'payment-sign-off',
      { portal: 'banking' },
      'A payment is signed off by Banking (payments), Legal (compliance) and Admin (treasury), in turn. This one belongs to the Banking portal.',
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
  ] as const)('[policy] tells the %s portal whose %s is', (portal, duty, belonging, reason) => {
    expect(denialOf(duty, standing(portal), belonging)).toBe(reason);
  });

  it('[policy] allows no one to change another portal’s profile', () => {
    const reason = 'A profile can only be changed in its own portal.';
    for (const portal of portalKeys) {
      for (const owner of portalKeys) {
        expect(denialOf('own', standing(portal), { portal: owner })).toBe(
          portal === owner ? undefined : reason,
        );
      }
    }
    expect(denialOf('own', standing(undefined), { portal: 'admin' })).toBe(reason);
  });
});

describe('what is a portal’s own', () => {
  it('[policy] is, for clients, the company that the sample’s profile there belongs to', () => {
    expect(ownCompany.name).toBe(profileFor('client').organization);
    expect(ownCompany).toEqual({
      id: world.clients.meridian.id,
      name: world.clients.meridian.companyName,
    });
  });

  it('[policy] belongs to the portal that it names, with any company', () => {
    const signing = (portal: PortalKey, belonging: Belonging) =>
      denialOf('signing', standing(portal), belonging);
    expect(signing('client', { company: atlas, portal: 'client' })).toBeUndefined();
    expect(signing('client', { portal: ['law_firm', 'client'] })).toBeUndefined();
    expect(signing('client', { company: meridian, portal: 'law_firm' })).toBe(
      'Clients send the contracts of their own company for signature. This one belongs to the Legal portal.',
    );
    expect(signing('regulator', { portal: ['law_firm', 'client'] })).toMatch(
      /read-only.* This one belongs to the Legal portal or the Client portal\.$/,
    );
    expect(signing('admin', { portal: 'law_firm' })).toBeUndefined();
  });

  it('[policy] ignores letter case and blanks around the name', () => {
    const belonging = { company: '  MERIDIAN energy partners ' };
    expect(denialOf('signing', standing('client'), belonging)).toBeUndefined();
    expect(denialOf('signing', standing('client'), { company: '' })).toBeDefined();
  });

  it('[policy] follows the company to a new name, and keeps what bears the old one', () => {
    expect(ownCompanyNames(undefined)).toEqual([meridian]);
    expect(ownCompanyNames({ companyName: meridian })).toEqual([meridian]);
    expect(ownCompanyNames({ companyName: 'Meridian Group' })).toEqual([
      meridian,
      'Meridian Group',
    ]);
  });

  it('[policy, R4] goes by the id where a record has one, else by every name of the company', () => {
    const signs = (belonging: Belonging) =>
      denialOf('signing', standing('client'), belonging) === undefined;
    expect(signs({ company: 'Meridian Group', clientId: ownCompany.id })).toBe(true);
    expect(signs({ company: meridian, clientId: 'CL-013' })).toBe(false);
    expect(signs({ company: meridian, clientId: '' })).toBe(false);
    const renamed = { companyName: 'Third', formerNames: ['Second', meridian] };
    expect(ownCompanyNames(renamed)).toEqual([meridian, 'Second', 'Third']);
    expect(ownCompanyNames({ companyName: meridian, formerNames: ['Second'] })).toEqual([
      'Second',
      meridian,
    ]);
  });

  it('[R3, policy] is, for vendors, what is assigned to a vendor company or the portal’s person', () => {
    const { fullName, organization } = profileFor('vendor');
    expect(vendorPerson).toBe(fullName);
    for (const name of [fullName, organization, 'Lattice Laboratories', ' Harborline Logistics ']) {
      expect(isVendorName(name)).toBe(true);
    }
    const alike = [`${fullName} Jr`, 'Tomasz', `${organization} Ltd`];
    for (const name of ['Daniel Okafor', 'Priya Nair', meridian, '', ...alike]) {
      expect(isVendorName(name)).toBe(false);
    }
  });
});

const draft = { title: 'New', type: 'supply_agreement', client: '', value: '' } as const;

describe('a command', () => {
  it.each(['regulator', 'law_firm', 'banking', 'vendor'] as const)(
    '[policy] refuses the %s portal what is not its own, forged as it may be',
    async (portal) => {
      const session = testSession(portal);
      const before = await contentsOf(live.source);
      expect(live.availability(createContract, standing(portal)).state).toBe('denied');
      const result = await live.run(createContract, draft, session);
      expect(result).toMatchObject({ status: 'failed', error: { kind: 'denied' } });
      expect(await contentsOf(live.source)).toEqual(before);
      expect(session.toasts).toMatchObject([{ title: 'Not allowed', variant: 'destructive' }]);
    },
  );

  it('[policy] refuses the client what is another company’s', async () => {
    const workspace = createTestWorkspace();
    const session = testSession('client');
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

  it('[policy] follows the client’s company to its new name', async () => {
    const workspace = createTestWorkspace();
    const { source } = workspace;
    const stored = await source.get('clients', ownCompany.id);
    if (!stored) throw new Error('no client');
    const next = { ...stored.record, companyName: 'Meridian Group' };
    const change = { collection: 'clients', key: ownCompany.id, base: stored, next } as const;
    await source.inTurn(({ write }) => write([change]), await source.epoch());
    const named = (client: string) =>
      workspace.run(createContract, { ...draft, client }, testSession('client'));
    expect(await named('Meridian Group')).toMatchObject({ status: 'done' });
    expect(await named(meridian)).toMatchObject({ status: 'done' });
    expect(await named(atlas)).toMatchObject({ status: 'failed' });
  });

  it('[policy] that does not say whose it acts on is not run on one’s own alone', async () => {
    const silent = { ...createContract };
    Reflect.deleteProperty(silent, 'belongings');
    const ran = (portal: PortalKey) =>
      live.run(silent, { ...draft, client: meridian }, testSession(portal));
    expect(await ran('client')).toMatchObject({ status: 'failed', error: { kind: 'denied' } });
  });

  it('[policy] lets a person change their own profile, the regulator too, and no other', async () => {
    const workspace = createTestWorkspace();
    const immediate = { ...saveProfile, delayMs: 0 };
    for (const portal of portalKeys) {
      const own = { portal, fullName: 'New Name' };
      const session = testSession(portal);
      expect(await workspace.run(immediate, own, session)).toMatchObject({ status: 'done' });
      const foreign = portal === 'admin' ? 'client' : 'admin';
      expect(await workspace.run(immediate, { ...own, portal: foreign }, session)).toMatchObject({
        status: 'failed',
        error: { kind: 'denied' },
      });
    }
  });

  it('[policy] does not apply in reference, which has no permissions', async () => {
    const workspace = createTestWorkspace({ behaviour: 'reference' });
    const each: readonly Command[] = [
      createContract,
      createClient,
      setOwnPreferences,
      exportWorkspace,
      computeFigures,
    ];
    for (const portal of portalKeys) {
      for (const command of each) {
        expect(workspace.availability(command, standing(portal), others).state).not.toBe('denied');
      }
      expect(
        await workspace.run(createContract, { ...draft, client: atlas }, testSession(portal)),
      ).toMatchObject({ status: 'done' });
    }
  });
});
