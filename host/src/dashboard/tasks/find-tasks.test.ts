import type { KpiRecords } from 'shared-kernel/domain/overview';
import { portalKeys, portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { createMissingCases, type ReviewCase } from 'shared-kernel/domain/review-case';
import { formatAmount } from 'shared-kernel/format';
import { createPermissionCheck } from 'shared-kernel/testing';
import { sampleConstants } from 'shared-kernel/testing/records';
import { sampleFigureRecords } from '../overview/test-records';
import { findTasks } from './find-tasks';
import { taskKinds, type TaskRecords } from './task';

const { clients, complianceRecords, contracts, processes, transactions } = sampleFigureRecords;

const none: TaskRecords = {
  transactions: [],
  processes: [],
  contracts: [],
  clients: [],
  complianceRecords: [],
  cases: [],
};

const tasksIn = (
  portal: PortalKey,
  records: Partial<TaskRecords> = sampleFigureRecords,
  name = portalLabel[portal],
) =>
  findTasks({
    records: { ...none, ...records },
    hasPermission: createPermissionCheck(portal),
    person: { by: portal, name },
    now: sampleConstants.now,
  });

const countsIn = (...given: Parameters<typeof tasksIn>) => {
  const tasks = tasksIn(...given);
  return Object.fromEntries(
    Object.keys(taskKinds)
      .map((kind) => [kind, tasks.filter((task) => task.kind === kind).length] as const)
      .filter(([, count]) => count > 0),
  );
};

const titlesIn = (...given: Parameters<typeof tasksIn>) =>
  tasksIn(...given).map(({ title }) => title);

describe('tasks of a portal', () => {
  it.each<[PortalKey, Record<string, number>]>([
    ['admin', { payment: 6, milestone: 6, screening: 10, document: 10, review: 1, signature: 1 }],
    ['client', {}],
    ['law_firm', { payment: 1, 'sign-off': 3, document: 10, review: 1 }],
    ['banking', { payment: 8, 'sign-off': 3, screening: 10 }],
    ['vendor', { milestone: 1 }],
    ['regulator', { issue: 6 }],
  ])('[R78, policy, F4] tasks match the permissions of the %s portal', (portal, counts) => {
    expect(countsIn(portal)).toEqual(counts);
  });

  it('[R78] tasks are sorted by due date, amount and age, and contain no duplicates', () => {
    const tasks = tasksIn('admin');
    const keys = tasks.map(({ due = '9999', amount, since }) =>
      [due, String(1e15 - (amount?.usd ?? 0)).padStart(20, '0'), since].join(' '),
    );
    expect(keys).toEqual(keys.toSorted());
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(tasks[0]?.title).toBe(
      'Overdue: Shipping documents presented, Letter of credit, naphtha cargo',
    );
  });

  it('[R78] if there are no records, there are no tasks', () => {
    for (const portal of portalKeys) expect(tasksIn(portal, none)).toEqual([]);
  });
});

describe('milestone tasks', () => {
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
    ['2024-07-21', [/^Overdue: /]],
    ['2024-07-22', [/^Due today: /]],
    ['2024-07-23', []],
  ])('[R78, PM3] a milestone due on %s is a task from that day on', (dueDate, titles) => {
    expect(titlesIn('admin', { processes: [dueOn(dueDate)] })).toEqual(
      titles.map((title) => expect.stringMatching(title) as string),
    );
  });

  it('[R78, PM3, policy] a milestone assigned to a vendor is a task of that vendor, and no milestone is a task of the client', () => {
    const ofVendor = { processes: [dueOn('2024-07-22', 'Delta Inspection Services')] };
    expect(countsIn('vendor', ofVendor)).toEqual({ milestone: 1 });
    expect(countsIn('vendor', { processes: [dueOn('2024-07-22')] })).toEqual({});
    expect(countsIn('client', ofVendor)).toEqual({});
  });

  it('[R78, PM3] a milestone of a completed process is not a task', () => {
    const completed = { ...dueOn('2024-07-21'), status: 'completed' as const };
    expect(countsIn('admin', { processes: [completed] })).toEqual({});
  });
});

describe('payment tasks', () => {
  const [payment] = transactions;
  if (!payment) throw new Error('The sample has a transaction');
  const signed = (count: number, status: (typeof payment)['status'] = 'processing') => ({
    ...payment,
    status,
    signOffs: (['payments', 'compliance', 'treasury'] as const)
      .slice(0, count)
      .map((desk) => ({ desk, by: 'A person', at: payment.timestamp })),
  });
  const held = { ...signed(1, 'compliance_review'), holdReason: 'A name matches.' };

  it.each([
    [0, 'banking'],
    [1, 'law_firm'],
    [2, 'admin'],
  ] as const)(
    '[R78, TX5, policy] a payment with %d sign-offs is a task only in the %s portal',
    (count, desk) => {
      for (const portal of portalKeys)
        expect(titlesIn(portal, { transactions: [signed(count)] })).toEqual(
          portal === desk ? [`Sign off payment: ${payment.counterparty}`] : [],
        );
    },
  );

  it('[R78, R84] signing off a payment is not a task of the person who created it', () => {
    const createdBy = { by: 'banking', name: portalLabel.banking } as const;
    expect(titlesIn('banking', { transactions: [{ ...signed(0), createdBy }] })).toEqual([]);
  });

  it('[R78, R30, policy] after three sign-offs of a payment, the task is first to record checks, then to execute the payment', () => {
    const processingSteps = payment.processingSteps.map((step) => ({
      ...step,
      status: 'completed' as const,
    }));
    const checked = { ...signed(3), processingSteps };
    for (const portal of portalKeys) {
      const moves = portal === 'admin' || portal === 'banking';
      expect(titlesIn(portal, { transactions: [signed(3)] })).toEqual(
        moves ? [`Record checks: ${payment.counterparty}`] : [],
      );
      expect(titlesIn(portal, { transactions: [checked] })).toEqual(
        moves ? [`Execute payment: ${payment.counterparty}`] : [],
      );
    }
  });

  const [client] = clients;
  if (!client) throw new Error('The sample has a client');
  const hit = (subject: ReviewCase['subject'], name: string, outcome?: 'confirmed') => {
    const [one] = createMissingCases(
      {
        others: [
          {
            subject: { ...subject, part: 'SL-002' },
            cause: 'sanctions_hit' as const,
            since: '',
            name: `${name} (SL-002)`,
            riskLevel: 'high' as const,
            client: { client: client.companyName, clientId: client.id },
          },
        ],
      },
      [],
      sampleConstants.now,
    );
    if (!one) throw new Error('A hit opens a case');
    const author = { by: 'banking', name: 'Priya Nair', at: sampleConstants.now } as const;
    const end = { ...author, how: 'approved', reason: '' } as const;
    return outcome
      ? { ...one, decisions: [{ ...author, outcome, reason: '', facts: '', end }] }
      : one;
  };
  const ofPayment = { kind: 'transaction', id: payment.id } as const;
  const ofClient = { kind: 'client', id: 'CR-001' } as const;

  it.each([
    ['the payment has an open hit', hit(ofPayment, payment.counterparty), []],
    ['the client has an open hit', hit(ofClient, client.companyName), []],
    ['the hit is about a person of the client', hit(ofClient, 'A director'), ['Sign off']],
    ['the hit is confirmed', hit(ofPayment, payment.counterparty, 'confirmed'), ['Reject']],
  ])(
    '[R78, R41] a payment is a task only if the user can perform the action: %s',
    (_when, one, actions) => {
      const records = {
        clients: [client],
        transactions: [{ ...signed(0), clientId: client.id }],
        cases: [{ ...one, queue: 'law_firm' as const }],
      };
      const found = tasksIn('banking', records).filter(({ kind }) => kind === 'payment');
      expect(found.map(({ action }) => action)).toEqual(actions);
    },
  );

  it('[R78, TX5] there is a task to decide on each payment on hold, and no task for a finished payment', () => {
    expect(tasksIn('banking', { transactions: [held] })).toMatchObject([
      { title: `Held payment: ${payment.counterparty}`, detail: 'A name matches.' },
    ]);
    const ended = [signed(3, 'completed'), signed(2, 'failed')];
    expect(countsIn('admin', { transactions: ended })).toEqual({});
  });

  it('[R79] a payment on hold and its review case are one task, and approval is a task of another user', () => {
    const cases = createMissingCases({ transactions: [held] }, [], sampleConstants.now);
    const [one] = cases;
    if (!one) throw new Error('A hold opens a case');
    const title = `Held payment: ${held.counterparty}`;
    const amount = { text: formatAmount(held.amount, held.currency) };
    const task = { kind: 'case', title, due: one.due, amount };
    for (const portal of portalKeys)
      expect(tasksIn(portal, { transactions: [held], cases })).toMatchObject(
        portal === one.queue ? [task] : [],
      );
    const submitted: ReviewCase = {
      ...one,
      decisions: [
        {
          by: 'banking',
          name: 'Priya Nair',
          at: sampleConstants.now,
          outcome: 'confirmed',
          reason: 'A match',
          facts: '',
        },
      ],
    };
    const waiting = { transactions: [held], cases: [submitted] };
    expect(tasksIn('banking', waiting)).toEqual([]);
    expect(tasksIn('admin', waiting)).toMatchObject([
      {
        kind: 'case',
        action: 'Approve',
        amount: { usd: expect.any(Number) as number },
        link: { kind: 'cases', id: one.id },
      },
    ]);
  });
});

describe('review case tasks', () => {
  const rejected = clients.slice(0, 1).map((client) => ({
    ...client,
    documents: client.documents.slice(0, 1).map((document) => ({
      ...document,
      status: 'rejected' as const,
    })),
  }));
  const [one] = createMissingCases({ clients: rejected }, [], sampleConstants.now);
  if (!one) throw new Error('A rejected document opens a case');
  const taskOf = (portal: PortalKey, changes: Partial<ReviewCase> = {}) =>
    tasksIn(portal, { cases: [{ ...one, ...changes }] }).map(({ action }) => action);

  it('[R79, policy] a review case is a task of its queue until it has an owner, and then a task of the owner', () => {
    expect(portalKeys.filter((portal) => taskOf(portal).length > 0)).toEqual(['law_firm']);
    const ofOwner = (portal: PortalKey) => taskOf(portal, { owner: 'admin' });
    expect(portalKeys.filter((portal) => ofOwner(portal).length > 0)).toEqual(['admin']);
  });

  it('[R79, time] a snoozed review case is not a task', () => {
    expect(taskOf('law_firm', { snoozedUntil: '2024-07-23' })).toEqual([]);
    expect(taskOf('law_firm', { snoozedUntil: '2024-07-22' })).toEqual(['Decide']);
  });
});

describe('contract tasks', () => {
  const [sent] = contracts;
  if (!sent) throw new Error('The sample has a contract');

  it('[R78, C3] after a signature is declined, the task is to send a new envelope if the legal review is completed', () => {
    const declined = {
      ...sent,
      signatories: sent.signatories.map((each, at) =>
        at === 1 ? { ...each, status: 'declined' as const } : each,
      ),
    };
    expect(tasksIn('client', { contracts: [declined] })).toMatchObject([
      { kind: 'signature', detail: 'Daniel Okoro declined', action: 'Resend' },
    ]);
    const unreviewed = { ...declined, legalReview: 'pending' as const };
    expect(tasksIn('client', { contracts: [unreviewed] })).toMatchObject([{ action: 'Open' }]);
  });

  it('[R78, R31, policy] reviewing a contract is not a task of the person who submitted it', () => {
    const submitted = contracts
      .filter(({ status }) => status === 'pending_review')
      .map((contract) => ({
        ...contract,
        signatories: [],
        submitted: { by: 'admin', name: 'Nadia Rahman', at: sampleConstants.now } as const,
      }));
    expect(tasksIn('admin', { contracts: submitted })).toEqual([]);
    expect(tasksIn('law_firm', { contracts: submitted })).toMatchObject([{ kind: 'review' }]);
    expect(tasksIn('law_firm', { contracts: submitted }, 'Nadia Rahman')).toEqual([]);
  });

  it('[R78, signatures, time] after an envelope expires, the task is to send a new one and no longer to sign', () => {
    const expired = { ...sent, envelope: { expiresOn: '2024-07-20' } };
    expect(tasksIn('admin', { contracts: [expired] })).toMatchObject([
      { detail: 'Expired on Jul 20, 2024', action: 'Resend', due: '2024-07-20' },
    ]);
  });

  it('[R78, R29, policy] a signature is a task of the signatory or the admin portal if the company matches', () => {
    const email = sent.signatories.find(({ name }) => name === 'Daniel Okoro')?.email;
    const signsIn = (by: PortalKey, contract: typeof sent, own?: string) =>
      findTasks({
        records: { ...none, contracts: [contract] },
        hasPermission: createPermissionCheck(by),
        person: { by, name: 'A person', email: own },
        now: sampleConstants.now,
      }).length > 0;
    expect(signsIn('client', sent)).toBe(false);
    expect(signsIn('client', sent, ` ${email?.toUpperCase() ?? ''} `)).toBe(true);
    expect(signsIn('admin', sent)).toBe(true);
    const foreign = { ...sent, client: 'Atlas Drilling Corporation' };
    expect(signsIn('client', foreign, email)).toBe(false);
    expect(signsIn('client', { ...foreign, clientId: 'CL-001' }, email)).toBe(true);
  });
});

describe('compliance tasks', () => {
  const atFirst = complianceRecords.find(({ currentStage }) => currentStage === 'initiated');
  if (!atFirst) throw new Error('The sample has a record at its first stage');
  const step = (screening: 'kyc' | 'aml', taken: 'request' | 'receive') => ({
    screening,
    step: taken,
    at: sampleConstants.now,
    by: 'Priya Nair',
    reason: 'Onboarding',
  });
  const requested = {
    ...atFirst,
    screeningEvents: [step('kyc', 'request'), step('aml', 'request')],
  };

  it('[R78, CO4] signing off a compliance record in its first stage is a task once both screenings have been requested', () => {
    const counts = (record: typeof requested) =>
      countsIn('law_firm', { complianceRecords: [record] });
    expect(counts({ ...requested, screeningEvents: [] })).toEqual({});
    expect(counts(requested)).toEqual({ 'sign-off': 1 });
    expect(counts({ ...requested, screeningEvents: requested.screeningEvents.slice(1) })).toEqual(
      {},
    );
  });

  it('[R78, CO2] each screening that is flagged, undecided or not yet requested is a task', () => {
    const screenings = (record: typeof requested) =>
      tasksIn('banking', { complianceRecords: [record] })
        .filter(({ kind }) => kind === 'screening')
        .map(({ title, detail }) => `${title}, ${detail}`);
    const { name } = atFirst;
    expect(screenings({ ...atFirst, screeningEvents: [] })).toEqual([
      `AML screening: ${name}, Not requested`,
      `KYC screening: ${name}, Not requested`,
    ]);
    expect(screenings(requested)).toEqual([]);
    expect(
      screenings({
        ...requested,
        screeningEvents: [...requested.screeningEvents, step('aml', 'receive')],
      }),
    ).toEqual([`AML screening: ${name}, Decision pending`]);
    expect(screenings({ ...requested, kycStatus: 'flagged' })).toEqual([
      `KYC screening: ${name}, Flagged`,
    ]);
  });

  it('[R78, CO4, policy] a compliance record is not a task once the portal has signed it off, or while it is flagged', () => {
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

describe('client document tasks', () => {
  it('[R78, CL4, R31] reviewing a client document is not a task of the person who uploaded it', () => {
    const client = clients.find(({ id }) => id === 'CL-007');
    if (!client) throw new Error('The sample has the client');
    expect(titlesIn('law_firm', { clients: [client] }).toSorted()).toEqual([
      'Review document: Origin of capital.pdf',
      'Review document: Project finance plan.pdf',
      'Review document: Statutes.pdf',
    ]);
    const documents = client.documents.map((document) => ({
      ...document,
      uploadedBy: { by: 'law_firm', name: 'A person' } as const,
    }));
    const uploaded: Pick<KpiRecords, 'clients'> = { clients: [{ ...client, documents }] };
    expect(titlesIn('law_firm', uploaded)).toEqual([]);
    expect(titlesIn('admin', uploaded)).toHaveLength(3);
  });
});
