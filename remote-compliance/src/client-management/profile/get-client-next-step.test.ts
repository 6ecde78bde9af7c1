import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { clients, complianceRecords } from 'shared-kernel/testing/records';
import { getClientNextStep } from './get-client-next-step';

const [client] = clients as [Client, ...Client[]];
const [record] = complianceRecords as [ComplianceRecord, ...ComplianceRecord[]];
const [document] = clients.flatMap(({ documents }) => documents);
if (!document) throw new Error('The sample has documents');

const having = (...states: readonly Client['documents'][number]['status'][]): Client => ({
  ...client,
  documents: states.map((status, index) => ({ ...document, status, name: `${index}.pdf` })),
});
const { signOffs: _none, ...initiated } = {
  ...record,
  currentStage: 'initiated' as const,
  flaggedIssues: [],
  milestones: record.milestones.map((each) => ({
    ...each,
    status: each.stage === 'initiated' ? ('current' as const) : ('pending' as const),
  })),
};
const ended = {
  ...initiated,
  milestones: record.milestones.map((each) => ({ ...each, status: 'completed' as const })),
};

describe('getClientNextStep', () => {
  it('[CL2] a client’s next step is the next step of its compliance record, with links to what blocks it', () => {
    const { screeningEvents: _steps, ...unscreened } = initiated;
    const open = { ...unscreened, kycStatus: 'pending', amlStatus: 'completed' } as const;
    expect(getClientNextStep(having('approved', 'pending'), open)).toEqual({
      text: 'Finish intake',
      by: 'Admin, Banking, or Legal portal',
      blockers: [
        { text: 'KYC to be requested', record: ['compliance', record.id] },
        { text: '1.pdf to be reviewed', part: 'documents' },
      ],
    });
  });

  it.each([undefined, ended])(
    '[CL2] a client’s next step is the document review if the compliance record has no next step',
    (of) => {
      expect(getClientNextStep(having('pending', 'rejected'), of)).toEqual({
        text: 'Review the documents',
        by: 'Legal or Admin portal',
        blockers: [{ text: '0.pdf to be reviewed', part: 'documents' }],
      });
    },
  );

  it.each([undefined, ended])('[CL2] a client without open work has no next step', (of) => {
    expect(getClientNextStep(having('approved', 'rejected'), of)).toBeUndefined();
    expect(getClientNextStep(having(), of)).toBeUndefined();
  });
});
