import type { CaseSignOff } from '../../domain/compliance/case-sign-off';
import type { AuditEntry } from '../../domain/audit';
import type { PortalKey } from '../../domain/portal';
import { ownCompany } from '../../domain/portal/own-company';
import { clients } from '../../fixtures/clients';
import { complianceRecords } from '../../fixtures/compliance-records';
import { contracts } from '../../fixtures/contracts';
import { notifications } from '../../fixtures/notifications';
import { processes } from '../../fixtures/processes';
import { profileFor } from '../../fixtures/profiles';
import { transactions } from '../../fixtures/transactions';
import { specOf, type CollectionName } from '../store/collections';
import type { Change } from '../store/source';
import { writeFault } from './write-fault';

const companies = [ownCompany.name];

const lineOf = (portal: PortalKey | undefined, { collection, key }: Change): AuditEntry => ({
  id: `AU-${collection}-${key}`,
  at: '2024-07-22T09:00:00.000Z',
  actor: 'Nadia Rahman',
  ...(portal && { portal }),
  action: 'test.change',
  subject: { collection, id: key, label: key },
});

/** A record that is changed by hand. */
function changeOf(
  collection: CollectionName,
  record: object | undefined,
  changes: object = {},
): Change {
  if (!record) throw new Error(`There is no record of ${collection}.`);
  const key = specOf(collection).keyOf(record);
  return { collection, key, base: { record, revision: 1 }, next: { ...record, ...changes } };
}

const faultOf = (portal: PortalKey | undefined, ...changes: readonly Change[]) =>
  writeFault(
    changes,
    changes.map((change) => lineOf(portal, change)),
    companies,
  );

const own = contracts.find(({ client }) => client === ownCompany.name);
const foreign = contracts.find(({ client }) => client !== ownCompany.name);
const [crude] = processes;
const foreignProcess = processes.find(({ client }) => client !== ownCompany.name);

/** The crude transfer with one milestone completed, the others moved. */
function worked(milestoneId: string): Change {
  const milestones = (crude?.milestones ?? []).map((milestone) =>
    milestone.id === milestoneId
      ? { ...milestone, status: 'completed', completedDate: '2024-07-22' }
      : { ...milestone, dueDate: '2024-07-30' },
  );
  return changeOf('processes', crude, { milestones });
}

/** The crude transfer with a document more at its milestone of a place. */
const documented = (milestoneId: string): Change =>
  changeOf('processes', crude, {
    milestones: (crude?.milestones ?? []).map((milestone) =>
      milestone.id === milestoneId
        ? { ...milestone, documents: [...milestone.documents, 'a.pdf'] }
        : milestone,
    ),
  });

/** A process with one more message. */
const messaged = (process = crude): Change =>
  changeOf('processes', process, {
    communications: (process?.communications ?? []).concat(...(crude?.communications ?? [])),
  });

/** A case whose party completes its stage under review; compliance has signed off before. */
const signedOff = (...parties: readonly CaseSignOff['party'][]): Change =>
  changeOf(
    'complianceRecords',
    complianceRecords.find(({ currentStage }) => currentStage === 'under_review'),
    {
      currentStage: 'approved',
      signOffs: ['compliance', ...parties].map((party) => ({ party })),
    },
  );

/** A payment that waits for its compliance desk, signed for a desk. */
const approvedFor = (desk: 'compliance' | 'treasury'): Change => {
  const payment = transactions.find(
    ({ status, signOffs }) => status === 'processing' && signOffs?.length === 1,
  );
  const signOff = { desk, by: 'Oliver Bennett', at: '2024-07-22T09:00:00.000Z' };
  return changeOf('transactions', payment, {
    signOffs: [...(payment?.signOffs ?? []), signOff],
  });
};

const takenBack = ({ collection, key, base, next }: Change): Change => {
  if (!base || !next) throw new Error('There is nothing to take back.');
  return { collection, key, base: { ...base, record: next }, next: base.record };
};

const idOf = (milestone: { readonly id: string } | undefined): string => {
  if (!milestone) throw new Error('There is no such milestone.');
  return milestone.id;
};

const vendors = idOf(crude?.milestones.find(({ status }) => status === 'in-progress'));
const staffs = idOf(crude?.milestones.find(({ assignedTo }) => assignedTo === 'Daniel Okafor'));

const entered = (counterparty: string): Change => ({
  collection: 'transactions',
  key: 'TX-2026-001',
  base: undefined,
  next: { ...transactions[0], id: 'TX-2026-001', clientId: undefined, counterparty },
});

describe('writeFault', () => {
  it.each<[string, PortalKey, Change]>([
    ['drafts for its own company', 'client', changeOf('contracts', own)],
    ['reviews any contract', 'law_firm', changeOf('contracts', foreign)],
    ['creates a payment', 'admin', entered('Anybody')],
    ['creates a payment of its own company', 'client', entered(ownCompany.name)],
    ['moves a payment', 'banking', changeOf('transactions', transactions[0])],
    ['works on a milestone of a vendor', 'vendor', worked(vendors)],
    ['signs a stage off', 'law_firm', signedOff('legal')],
    ['signs a stage off', 'banking', signedOff('banking')],
    ['takes its sign-off back', 'banking', takenBack(signedOff('banking'))],
    ['signs a payment off', 'law_firm', approvedFor('compliance')],
    ['signs a payment off', 'admin', approvedFor('treasury')],
    ['takes its approval back', 'law_firm', takenBack(approvedFor('compliance'))],
    ['adds a document to a milestone of a vendor', 'vendor', documented(vendors)],
    ['adds a document to any milestone', 'law_firm', documented(staffs)],
    ['adds a document to a process of its own', 'client', documented(staffs)],
    ['keeps its own profile', 'regulator', changeOf('profiles', profileFor('regulator'))],
    ['writes a message to a process', 'law_firm', messaged()],
    ['marks a notification', 'regulator', changeOf('notifications', notifications[0])],
  ])('[policy] accepts a person who %s (%s)', (_what, portal, change) => {
    expect(faultOf(portal, change)).toBeUndefined();
  });

  it.each<[string, PortalKey | undefined, Change, RegExp]>([
    [
      'a contract of another company',
      'client',
      changeOf('contracts', foreign),
      /Your company is Meridian/,
    ],
    [
      'another company’s name into its contract',
      'client',
      changeOf('contracts', own, { client: 'Somebody Else' }),
      /own company/,
    ],
    [
      'its name into another company’s contract',
      'client',
      changeOf('contracts', foreign, { client: ownCompany.name }),
      /own company/,
    ],
    ['a new payment', 'banking', entered('Anybody'), /Administrators create payments/],
    ['a new payment', 'client', entered('Anybody'), /own company/],
    ['a payment', 'vendor', changeOf('transactions', transactions[0]), /banking portal moves/],
    ['the sign-off of another', 'banking', signedOff('legal'), /belongs to the Legal portal/],
    ['the sign-off of another', 'law_firm', signedOff('banking'), /belongs to the Banking portal/],
    ['the sign-off of another', 'admin', signedOff('banking'), /belongs to the Banking portal/],
    [
      'the sign-off of another away',
      'admin',
      takenBack(signedOff('legal')),
      /belongs to the Legal portal/,
    ],
    ['the approval of another desk', 'banking', approvedFor('compliance'), /the Legal portal/],
    ['the approval of another desk', 'admin', approvedFor('compliance'), /the Legal portal/],
    ['the approval of another desk', 'law_firm', approvedFor('treasury'), /the Admin portal/],
    ['a payment', 'law_firm', changeOf('transactions', transactions[0]), /banking portal moves/],
    ['a milestone of the staff', 'vendor', worked(staffs), /assigned to vendors/],
    ['a document of a milestone of the staff', 'vendor', documented(staffs), /assigned to vendors/],
    ['a document of a milestone', 'banking', documented(vendors), /Vendors complete/],
    ['a milestone of its own process', 'client', worked(vendors), /Vendors complete/],
    [
      'a process but none of its milestones',
      'vendor',
      changeOf('processes', crude),
      /assigned to vendors/,
    ],
    ['a process', 'law_firm', changeOf('processes', crude), /Vendors complete/],
    ['a message to a process', 'banking', messaged(), /write to every process/],
    ['a message to another company’s process', 'client', messaged(foreignProcess), /Your company/],
    ['a contract', 'banking', changeOf('contracts', own), /Clients draft/],
    ['a client', 'regulator', changeOf('clients', clients[0]), /read-only/],
    [
      'the profile of another portal',
      'vendor',
      changeOf('profiles', profileFor('admin')),
      /own portal/,
    ],
    ['a contract', undefined, changeOf('contracts', own), /Open a portal/],
  ])('[policy] finds that a person wrote %s (%s)', (_what, portal, change, reason) => {
    expect(faultOf(portal, change)).toMatch(reason);
  });

  it('[R4, audit] lets a renamed client’s records get its id without lines, by who keeps clients', () => {
    const renamed = changeOf('clients', clients[0], { companyName: 'Meridian Group' });
    const given = changeOf('transactions', transactions[0], { clientId: 'CL-001' });
    const moved = changeOf('transactions', transactions[0], { clientId: 'CL-001', amount: 1 });
    const lines = [lineOf('admin', renamed)];
    expect(writeFault([renamed, given], lines, companies)).toBeUndefined();
    expect(writeFault([renamed, moved], lines, companies)).toMatch(/none of its/);
    expect(writeFault([given], [lineOf('banking', given)], companies)).toMatch(/keep the client/);
  });

  it('[audit] finds a record that no line names, and lets what was raised go along', () => {
    const [named, other] = [changeOf('contracts', own), changeOf('contracts', foreign)];
    const raised = changeOf('notifications', notifications[0]);
    expect(writeFault([named, other], [lineOf('admin', named)], companies)).toMatch(/none of its/);
    expect(writeFault([named, raised], [lineOf('admin', named)], companies)).toBeUndefined();
  });

  it.each<Partial<AuditEntry>>([{ portal: 'vendor' }, { action: 'test.other' }, { actor: 'Eva' }])(
    '[audit] finds lines that are not of one command: %j',
    (other) => {
      const [named, second] = [changeOf('contracts', own), changeOf('contracts', foreign)];
      const lines = [lineOf('admin', named), { ...lineOf('admin', second), ...other }];
      expect(writeFault([named, second], lines, companies)).toMatch(/one command/);
    },
  );
});
