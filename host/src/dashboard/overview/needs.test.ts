import type { FigureRecords } from 'shared-kernel/domain/overview';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { mayIn } from 'shared-kernel/testing';
import { world } from 'shared-kernel/testing/records';
import { needsYou, placeOfNeed } from './needs';
import { needKeys, needView } from './needs/need';
import { sample } from './test-records';

const { clients, complianceRecords, contracts, processes, transactions } = sample;

const none: FigureRecords = {
  transactions: [],
  processes: [],
  contracts: [],
  clients: [],
  complianceRecords: [],
};

const needsIn = (portal: PortalKey, records: Partial<FigureRecords> = sample, now = world.now) =>
  needsYou({ records: { ...none, ...records }, may: mayIn(portal), now, portal });

const countsIn = (...given: Parameters<typeof needsIn>) => {
  const keys = needsIn(...given).map(({ key }) => key);
  return Object.fromEntries(
    needKeys
      .map((key) => [key, keys.filter((each) => each === key).length] as const)
      .filter(([, count]) => count > 0),
  );
};

describe('what waits for a portal', () => {
  it.each<[PortalKey, Record<string, number>]>([
    [
      'admin',
      {
        late: 2,
        held: 3,
        due: 3,
        declined: 1,
        execute: 2,
        'sign-off': 1,
        signature: 1,
        review: 1,
        document: 7,
        screening: 7,
      },
    ],
    ['client', { signature: 1 }],
    ['law_firm', { 'sign-off': 4, signature: 1, review: 1, document: 7 }],
    ['banking', { held: 3, execute: 2, 'sign-off': 6, screening: 7 }],
    ['vendor', { due: 1 }],
    ['regulator', { case: 6 }],
  ])(
    '[policy, F4, TX5, PM3, CO4, C3, CL4] follows the duties of the %s portal',
    (portal, counts) => {
      expect(countsIn(portal)).toEqual(counts);
    },
  );

  it('[F4] is in the order of the kinds, and within one what waits longest comes first', () => {
    const needs = needsIn('admin');
    const places = needs.map(({ key }) => needKeys.indexOf(key));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const held = needs.filter(({ key }) => key === 'held').map(({ id }) => id);
    expect(held).toEqual(['TX-048', 'TX-059', 'TX-060']);
  });

  it('[F4] is nothing where there is nothing', () => {
    for (const portal of portalKeys) expect(needsIn(portal, none)).toEqual([]);
  });

  it('[F4] opens each record once a kind, in the list that counts its kind alone', () => {
    const needs = needsIn('admin');
    expect(new Set(needs.map(({ key, id }) => `${key} ${id}`)).size).toBe(needs.length);
    const [held] = needs.filter(({ key }) => key === 'held');
    expect(held && placeOfNeed(held)).toEqual([
      'transactions',
      'TX-048',
      { status: 'compliance_review', sort: 'time' },
    ]);
    expect(Object.keys(needView)).toEqual([...needKeys]);
  });
});

describe('a milestone', () => {
  const [sampleProcess] = processes;
  if (!sampleProcess) throw new Error('The sample has a process');
  const dueOn = (dueDate: string, assignedTo = 'Priya Nair') => ({
    ...sampleProcess,
    milestones: sampleProcess.milestones.slice(0, 1).map((milestone) => ({
      ...milestone,
      status: 'in-progress' as const,
      dueDate,
      assignedTo,
    })),
  });

  it.each([
    ['2024-07-21', { late: 1 }],
    ['2024-07-22', { due: 1 }],
    ['2024-07-23', {}],
  ])('[PM3] of %s is late before today, due today and waits after it', (dueDate, counts) => {
    expect(countsIn('admin', { processes: [dueOn(dueDate)] })).toEqual(counts);
  });

  it('[PM3, policy] is the vendor’s where it is assigned to one, and never the client’s', () => {
    const ofVendor = { processes: [dueOn('2024-07-22', 'Delta Inspection Services')] };
    expect(countsIn('vendor', ofVendor)).toEqual({ due: 1 });
    expect(countsIn('vendor', { processes: [dueOn('2024-07-22')] })).toEqual({});
    expect(countsIn('client', ofVendor)).toEqual({});
  });

  it('[PM3] is not there once its process is completed', () => {
    const completed = { ...dueOn('2024-07-21'), status: 'completed' as const };
    expect(countsIn('admin', { processes: [completed] })).toEqual({});
  });

  it('[PM3] counts with the others of its process as one', () => {
    const process = dueOn('2024-07-20');
    const [milestone] = process.milestones;
    if (!milestone) throw new Error('It has a milestone');
    const later = { ...milestone, id: 'M-2', name: 'Later', dueDate: '2024-07-21' };
    const [need] = needsIn('admin', {
      processes: [{ ...process, milestones: [later, milestone] }],
    });
    expect(need).toMatchObject({ title: milestone.name, since: '2024-07-20' });
    expect(need?.detail).toMatch(/ · and 1 more$/);
  });
});

describe('a payment', () => {
  const [payment] = transactions;
  if (!payment) throw new Error('The sample has a transaction');
  const signed = (count: number, status: (typeof payment)['status'] = 'processing') => ({
    ...payment,
    status,
    signOffs: (['payments', 'compliance', 'treasury'] as const)
      .slice(0, count)
      .map((desk) => ({ desk, by: 'A person', at: payment.timestamp })),
  });

  it.each([
    [0, 'banking'],
    [1, 'law_firm'],
    [2, 'admin'],
  ] as const)('[TX5, policy] with %d sign-offs waits for the %s portal alone', (count, desk) => {
    for (const portal of portalKeys) {
      const expected = portal === desk ? { 'sign-off': 1 } : {};
      expect(countsIn(portal, { transactions: [signed(count)] })).toEqual(expected);
    }
  });

  it('[TX5, R30, policy] with three waits for its checks, then for its execution, by who moves payments', () => {
    const processingSteps = payment.processingSteps.map((step) => ({
      ...step,
      status: 'completed' as const,
    }));
    for (const portal of portalKeys) {
      const moves = portal === 'admin' || portal === 'banking';
      expect(countsIn(portal, { transactions: [signed(3)] })).toEqual(
        moves ? { screening: 1 } : {},
      );
      const checked = { ...signed(3), processingSteps };
      expect(countsIn(portal, { transactions: [checked] })).toEqual(moves ? { execute: 1 } : {});
    }
  });

  it('[TX5] that is held waits as that; one that has ended does not', () => {
    const [need] = needsIn('banking', {
      transactions: [{ ...signed(1, 'compliance_review'), holdReason: 'A name matches.' }],
    });
    expect(need).toMatchObject({ key: 'held', detail: 'Held: A name matches.', action: 'Review' });
    const ended = [signed(3, 'completed'), signed(2, 'failed')];
    expect(countsIn('admin', { transactions: ended })).toEqual({});
  });
});

describe('a contract', () => {
  const [sent] = contracts;
  if (!sent) throw new Error('The sample has a contract');

  it('[C3] that was declined is sent again, once its review is completed', () => {
    const declined = {
      ...sent,
      signatories: sent.signatories.map((each, at) =>
        at === 1 ? { ...each, status: 'declined' as const } : each,
      ),
    };
    expect(needsIn('client', { contracts: [declined] })).toMatchObject([
      { key: 'declined', detail: 'Daniel Okoro declined', action: 'Resend' },
    ]);
    const unreviewed = { ...declined, legalReview: 'pending' as const };
    expect(needsIn('client', { contracts: [unreviewed] })).toMatchObject([{ action: 'Open' }]);
  });

  it('[R31, policy] is not reviewed by the portal that submitted it', () => {
    const inReview = contracts.filter(({ status }) => status === 'pending_review');
    const submitted = inReview.map((contract) => ({
      ...contract,
      signatories: [],
      submitted: { by: 'admin', name: 'Nadia Rahman', at: world.now } as const,
    }));
    expect(needsIn('admin', { contracts: submitted })).toEqual([]);
    expect(needsIn('law_firm', { contracts: submitted })).toMatchObject([{ action: 'Review' }]);
  });

  it('[signatures, time] that expired is sent again, and asks no one to sign', () => {
    const expired = { ...sent, envelope: { expiresOn: '2024-07-20' } };
    expect(needsIn('admin', { contracts: [expired] })).toMatchObject([
      { key: 'declined', detail: 'Envelope expired on Jul 20, 2024', action: 'Resend' },
    ]);
  });

  it('[C3, policy] is the client’s only where it is of the own company', () => {
    const foreign = { ...sent, client: 'Atlas Drilling Corporation' };
    expect(countsIn('client', { contracts: [foreign] })).toEqual({});
    expect(countsIn('client', { contracts: [{ ...foreign, clientId: 'CL-001' }] })).toEqual({
      signature: 1,
    });
  });
});

describe('a compliance case', () => {
  const atFirst = complianceRecords.find(({ currentStage }) => currentStage === 'initiated');
  if (!atFirst) throw new Error('The sample has a case at its first stage');
  const step = (screening: 'kyc' | 'aml', taken: 'request' | 'receive') => ({
    screening,
    step: taken,
    at: world.now,
    by: 'Priya Nair',
    reason: 'Onboarding',
  });
  const requested = {
    ...atFirst,
    screeningEvents: [step('kyc', 'request'), step('aml', 'request')],
  };

  it('[CO4, T2] at its first stage waits for a sign-off once both screenings are requested', () => {
    expect(countsIn('law_firm', { complianceRecords: [atFirst] })).toEqual({});
    expect(countsIn('law_firm', { complianceRecords: [requested] })).toEqual({ 'sign-off': 1 });
    const half = { ...requested, screeningEvents: requested.screeningEvents.slice(1) };
    expect(countsIn('law_firm', { complianceRecords: [half] })).toEqual({});
  });

  it('[CO2] waits for a screening that is not requested, received or flagged, not for the client’s papers', () => {
    const detail = (record: typeof requested) =>
      needsIn('banking', { complianceRecords: [record] })
        .filter(({ key }) => key === 'screening')
        .map((need) => need.detail);
    expect(detail({ ...atFirst, screeningEvents: [] })).toEqual([
      'KYC not requested, AML not requested',
    ]);
    expect(detail(requested)).toEqual([]);
    expect(
      detail({
        ...requested,
        screeningEvents: [...requested.screeningEvents, step('aml', 'receive')],
      }),
    ).toEqual(['AML to be decided']);
    expect(detail({ ...requested, kycStatus: 'flagged' })).toEqual(['KYC flagged']);
  });

  it('[CO4, policy] waits for no portal that has signed it off already, nor while it is flagged', () => {
    const signed = {
      ...requested,
      currentStage: 'under_review' as const,
      milestones: requested.milestones.map((each) => ({
        ...each,
        status: each.stage === 'under_review' ? ('current' as const) : each.status,
      })),
      signOffs: [{ party: 'legal' as const }],
    };
    expect(countsIn('law_firm', { complianceRecords: [signed] })).toEqual({});
    expect(countsIn('banking', { complianceRecords: [signed] })).toEqual({ 'sign-off': 1 });
    const flagged = {
      ...signed,
      milestones: signed.milestones.map((each) => ({ ...each, status: 'flagged' as const })),
    };
    expect(countsIn('banking', { complianceRecords: [flagged] })).toEqual({});
  });
});

describe('a client', () => {
  it('[CL4] with several documents to review is one row that names them', () => {
    const client = clients.find(({ id }) => id === 'CL-007');
    const [need] = needsIn('law_firm', { clients: client ? [client] : [] });
    expect(need).toMatchObject({
      kind: 'clients',
      since: '2024-07-02',
      detail: 'To review: Statutes.pdf, Project finance plan.pdf, Origin of capital.pdf',
    });
  });
});
