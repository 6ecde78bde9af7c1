import type { Client } from '../../domain/client';
import type { ComplianceRecord } from '../../domain/compliance';
import { createContractSignedBy } from '../../domain/contract/test-contract';
import type { ReviewCase } from '../../domain/review-case';
import type { Process } from '../../domain/process';
import type { Transaction } from '../../domain/transaction';
import { clients } from '../../fixtures/clients';
import { complianceRecords } from '../../fixtures/compliance-records';
import { processes } from '../../fixtures/processes';
import { transactions } from '../../fixtures/transactions';
import { sampleContents } from '../../workspace/database/sample-contents';
import {
  findMissingComplianceEvidence,
  findMissingClientEvidence,
} from '../missing-evidence/client-evidence';
import { findMissingContractEvidence } from '../missing-evidence/contract-evidence';
import type { MissingEvidenceInput } from '../missing-evidence/missing-evidence';
import { findMissingReviewEvidence } from '../missing-evidence/review-evidence';
import {
  findMissingPaymentEvidence,
  findMissingProcessEvidence,
} from '../missing-evidence/operations-evidence';

const at = '2024-07-22T09:00:00.000Z';
const facts: MissingEvidenceInput = { today: '2024-07-22', fileIds: new Set(['D1', 'M1/a.pdf']) };

describe('findMissingClientEvidence', () => {
  const [sample] = clients as [Client];
  const document = { id: 'D1', name: 'a.pdf', uploadDate: '2024-07-01', size: '1 MB' } as const;
  const complete: Client = {
    ...sample,
    kycStatus: 'pending',
    amlStatus: 'completed',
    documents: (['legal', 'financial', 'aml'] as const).map((type) => ({
      ...document,
      type,
      status: 'approved',
    })),
    organizationData: { ...sample.organizationData, registrationNumber: 'R1', taxId: 'T1' },
  };

  it('[evidence] reports no gaps for a client with a compliance record and an accepted document of each type', () => {
    expect(findMissingClientEvidence(complete, true, facts)).toEqual([]);
  });

  it('[evidence] reports a missing compliance record, and screenings without a decision', () => {
    expect(findMissingClientEvidence(complete, false, facts)).toEqual([
      'No compliance record',
      'KYC not assessed',
      'AML completed, no decision on record',
    ]);
  });

  it('[evidence] reports that a client has no registration number, tax ID, accepted document or stored file', () => {
    const client: Client = {
      ...complete,
      documents: [
        { ...document, type: 'legal', status: 'approved' },
        { ...document, id: 'D2', name: 'b.pdf', type: 'financial', status: 'pending' },
        { ...document, type: 'aml', status: 'rejected' },
      ],
      organizationData: { ...sample.organizationData, registrationNumber: '', taxId: '' },
    };
    expect(findMissingClientEvidence(client, true, facts)).toEqual([
      'No registration number',
      'No tax ID',
      'No accepted financial document',
      'No accepted AML document',
      'b.pdf not reviewed',
      'No stored file for b.pdf',
    ]);
  });
});

describe('findMissingReviewEvidence', () => {
  const [sample] = sampleContents.cases as [ReviewCase];
  const person = { by: 'banking', name: 'Tan Mei Ling', at } as const;
  const decision = { ...person, outcome: 'confirmed', reason: 'R', facts: '' } as const;
  const end = { ...person, how: 'approved', reason: '' } as const;
  const open: ReviewCase = { ...sample, due: '2024-07-21', evidence: [] };
  const full: ReviewCase = { ...open, owner: 'banking', evidence: [{ ...person, text: 'E' }] };

  it.each<[string, ReviewCase, readonly string[]]>([
    [
      'a decision, an owner and evidence',
      open,
      ['Not decided', 'Due 2024-07-21, not decided', 'Not assigned', 'No evidence added'],
    ],
    ['only a decision, if it is due today', { ...full, due: facts.today }, ['Not decided']],
    [
      'an approval',
      { ...full, due: facts.today, decisions: [decision] },
      ['Decision of Tan Mei Ling not approved'],
    ],
    ['nothing', { ...full, decisions: [{ ...decision, end }] }, []],
  ])('[cases, evidence] reports that a review case is missing %s', (_what, one, gaps) => {
    expect(findMissingReviewEvidence(one, facts)).toEqual(gaps);
  });
});

describe('findMissingComplianceEvidence', () => {
  const [sample] = complianceRecords as [ComplianceRecord];
  const event = { screening: 'kyc', at, by: 'A', reason: '' } as const;
  const record = (changes: Partial<ComplianceRecord>): ComplianceRecord => ({
    ...sample,
    currentStage: 'compliant',
    kycStatus: 'completed',
    amlStatus: 'completed',
    flaggedIssues: [],
    screeningEvents: (['kyc', 'aml'] as const).map((screening) => ({
      ...event,
      screening,
      step: 'complete',
    })),
    signOffs: (['compliance', 'banking', 'legal'] as const).map((party) => ({
      party,
      at,
      by: 'A',
    })),
    ...changes,
  });

  it.each<[string, Partial<ComplianceRecord>, readonly string[]]>([
    ['nothing', {}, []],
    [
      'a screening without a step',
      { kycStatus: 'pending', screeningEvents: [{ ...event, screening: 'aml', step: 'complete' }] },
      ['KYC not assessed'],
    ],
    [
      'a screening that was requested',
      {
        kycStatus: 'pending',
        screeningEvents: [
          { ...event, step: 'request' },
          { ...event, screening: 'aml', step: 'complete' },
        ],
      },
      ['KYC requested, nothing received'],
    ],
    ['a flagged screening', { amlStatus: 'flagged' }, ['AML flagged, not resolved']],
    [
      'a decision on record',
      { screeningEvents: [] },
      ['KYC completed, no decision on record', 'AML completed, no decision on record'],
    ],
    ['a sign-off', { currentStage: 'approved' }, ['No sign-off by the Legal portal']],
    [
      'the author and time of a sign-off',
      { currentStage: 'under_review', signOffs: [] },
      [
        'No sign-off by the Banking portal',
        'No sign-off by the Legal portal',
        'Sign-off by the Admin portal without name or time',
      ],
    ],
    ['a settled issue', { flaggedIssues: ['Late papers'] }, ['Open issue: Late papers']],
  ])('[evidence] reports that a compliance record is missing %s', (_what, changes, texts) => {
    expect(findMissingComplianceEvidence(record(changes))).toEqual(texts);
  });
});

describe('findMissingContractEvidence', () => {
  const signed = {
    ...createContractSignedBy(3),
    notarization: { required: false, status: 'not_required' },
    signatories: createContractSignedBy(3).signatories.map((one) => ({
      ...one,
      signedDate: '2024-07-01',
    })),
    signedTerms: { title: 'T', type: 'supply_agreement', client: 'C', value: '1', documents: [] },
  } as unknown as ReturnType<typeof createContractSignedBy>;

  it.each<[string, Partial<typeof signed>, readonly string[]]>([
    ['nothing', {}, []],
    [
      'the file of a document',
      { documents: createContractSignedBy(0).documents.map((one) => ({ ...one, id: 'D9' })) },
      ['No stored file for Supply.pdf'],
    ],
    [
      'documents and signatories',
      { documents: [], signatories: [] },
      ['No document', 'No signatory'],
    ],
    ['a review', { legalReview: 'required' }, ['No legal review']],
    ['a completed review', { legalReview: 'pending' }, ['Legal review not completed']],
    ['a review that was waived', { legalReview: 'waived' }, ['Legal review waived']],
    ['the signed terms', { signedTerms: undefined }, ['Signed, terms at signing not recorded']],
    [
      'a notarization',
      { notarization: { required: true, status: 'scheduled' } },
      ['Not notarized'],
    ],
    [
      'the recording of its notarization',
      { notarization: { required: true, status: 'completed' } },
      ['Notarized, no recording'],
    ],
    [
      'dates of signatures',
      { signatories: createContractSignedBy(3).signatories.slice(0, 1) },
      ['Signed by A, no date on record'],
    ],
  ])('[evidence] reports that a contract is missing %s', (_what, changes, texts) => {
    expect(findMissingContractEvidence({ ...signed, ...changes }, facts)).toEqual(texts);
  });

  it('[evidence] names each signatory who has not signed', () => {
    const { signatories } = createContractSignedBy(1);
    const [first, second, third] = signatories;
    const contract = { ...signed, signatories: [first, second, { ...third, status: 'declined' }] };
    expect(findMissingContractEvidence(contract as typeof signed, facts)).toEqual([
      'Signed by A, no date on record',
      'Not signed by B',
      'C declined to sign',
    ]);
  });
});

describe('findMissingProcessEvidence', () => {
  const [sample] = processes as [Process];
  const [milestone] = sample.milestones as [Process['milestones'][number]];
  const gapsOf = (changes: Partial<typeof milestone>) =>
    findMissingProcessEvidence(
      {
        ...sample,
        milestones: [
          {
            ...milestone,
            id: 'M1',
            name: 'Dip test',
            dueDate: '2024-07-22',
            requirements: [],
            documents: ['a.pdf'],
            status: 'completed',
          },
          {
            ...milestone,
            id: 'M2',
            name: 'Transport',
            dueDate: '2024-07-22',
            requirements: [],
            documents: [],
            ...changes,
          },
        ],
      },
      facts,
    );

  it.each<[string, Partial<typeof milestone>, readonly string[]]>([
    ['nothing of a future milestone', { status: 'pending' }, []],
    [
      'a document of a started milestone',
      { status: 'in-progress' },
      ['No document for milestone 2 (Transport)'],
    ],
    [
      'a document of a completed milestone',
      { status: 'completed' },
      ['No document for milestone 2 (Transport)'],
    ],
    ['nothing on the due date', { status: 'overdue', dueDate: '2024-07-22' }, []],
    [
      'the completion after the due date',
      { status: 'pending', dueDate: '2024-07-21' },
      ['Due 2024-07-21, not completed: milestone 2 (Transport)'],
    ],
    [
      'the file of its document',
      { status: 'completed', documents: ['a.pdf'] },
      ['No stored file for a.pdf'],
    ],
    [
      'a requirement that is not met',
      { status: 'completed', documents: ['a.pdf'], requirements: [{ label: 'Seal', met: false }] },
      ['Seal not met for milestone 2 (Transport)', 'No stored file for a.pdf'],
    ],
  ])('[evidence] reports that a process is missing %s', (_what, changes, texts) => {
    expect(gapsOf(changes)).toEqual(texts);
  });
});

describe('findMissingPaymentEvidence', () => {
  const [sample] = transactions as [Transaction];
  const signOffs = (['payments', 'compliance', 'treasury'] as const).map((desk) => ({
    desk,
    by: 'A',
    at,
  }));
  const processingSteps = [{ step: 'settlement', status: 'completed' }] as const;

  it.each<[string, Partial<Transaction>, readonly string[]]>([
    ['nothing once it is completed with three sign-offs', { status: 'completed', signOffs }, []],
    [
      'one of three sign-offs',
      { status: 'completed', signOffs: signOffs.slice(0, 2) },
      ['Completed with 2 of 3 sign-offs on record'],
    ],
    [
      'the sign-off of the next desk',
      { status: 'pending', signOffs: signOffs.slice(0, 1) },
      ['No sign-off by compliance'],
    ],
    ['its execution', { status: 'processing', signOffs }, ['Not executed']],
    ['a decision', { status: 'compliance_review' }, ['In compliance review, not decided']],
    ['the reason for its failure', { status: 'failed' }, ['Failed, no reason on record']],
    ['nothing if its failure has a reason', { status: 'failed', failureReason: 'Limit' }, []],
    [
      'a step',
      { status: 'completed', signOffs, processingSteps: [{ step: 'kyc', status: 'pending' }] },
      ['KYC not completed'],
    ],
  ])('[evidence] reports that a payment is missing %s', (_what, changes, texts) => {
    const payment = {
      ...sample,
      failureReason: undefined,
      processingSteps: [...processingSteps],
      ...changes,
    };
    expect(findMissingPaymentEvidence(payment)).toEqual(texts);
  });
});
