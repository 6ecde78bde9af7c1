import type { ReactElement } from 'react';
import { renderWithProviders, typeAsItOpens, typedOnly } from 'shared-kernel/testing/render';
import { clients, complianceRecords } from 'shared-kernel/testing/records';
import { createTestWorkspace } from 'shared-kernel/testing';
import { ReviewDialogs } from './cases/review/review-dialogs';
import { testCase } from './cases/testing/test-case';
import type { ClientDialog } from './client-management/client-dialog';
import { ClientDialogs } from './client-management/client-dialogs';
import type { CaseDialog } from './compliance-score/case-dialog';
import { CaseDialogs } from './compliance-score/case/case-dialogs';

const ends = { open: true, onClose: jest.fn() };
const one = testCase();
const client = clients.find(({ documents }) => documents.length > 0);
const record = complianceRecords.find(({ flaggedIssues }) => flaggedIssues.length > 0);
const caseId = record?.id ?? '';
const clientId = client?.id ?? '';
const documentId = client?.documents[0]?.id ?? '';

const show = (dialog: ReactElement) =>
  renderWithProviders(dialog, { workspace: createTestWorkspace({ records: { cases: [one] } }) });

describe('what is typed as a dialog opens', () => {
  afterEach(() => sessionStorage.clear());

  it.each(['decide', 'return', 'comment', 'evidence'] as const)(
    '[R28] decides no review case: %s',
    async (dialog) => {
      const opened = show(<ReviewDialogs one={one} dialog={dialog} onClose={jest.fn()} />);
      expect(await typeAsItOpens(opened)).toEqual(typedOnly);
    },
  );

  it.each<CaseDialog>([
    { kind: 'milestone', caseId, stage: 'under_review', decision: 'complete' },
    { kind: 'milestone', caseId, stage: 'under_review', decision: 'flag' },
    { kind: 'screening', caseId, screening: 'aml', step: 'complete' },
    { kind: 'screening', caseId, screening: 'kyc', step: 'flag' },
    { kind: 'issue', caseId, issue: record?.flaggedIssues[0] ?? '' },
    { kind: 'raise', caseId },
    { kind: 'review', caseId },
  ])('[R28] decides nothing on a compliance record: %j', async (dialog) => {
    const opened = show(<CaseDialogs {...ends} dialog={dialog} />);
    expect(await typeAsItOpens(opened)).toEqual(typedOnly);
  });

  it.each<ClientDialog>([
    { kind: 'decide-document', clientId, documentId, decision: 'approve' },
    { kind: 'decide-document', clientId, documentId, decision: 'reject' },
    { kind: 'rate-client', clientId },
    { kind: 'add-client' },
    { kind: 'add-user', clientId },
    { kind: 'add-owner', clientId },
  ])('[R28] changes no client: %j', async (dialog) => {
    const opened = show(<ClientDialogs {...ends} dialog={dialog} />);
    expect(await typeAsItOpens(opened)).toEqual(typedOnly);
  });
});
