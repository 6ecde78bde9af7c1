import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  renderWithProviders,
  typeIntoOpeningDialog,
  expectedEmptyTypingResult,
  expectedTypingResult,
} from 'shared-kernel/testing/render';
import { clients, complianceRecords } from 'shared-kernel/testing/records';
import { createTestWorkspace } from 'shared-kernel/testing';
import { ReviewDialogs } from './cases/review/review-dialogs';
import { createTestCase } from './cases/testing/test-case';
import type { ClientDialog } from './client-management/client-dialog';
import { ClientDialogs } from './client-management/client-dialogs';
import type { ComplianceDialog } from './compliance-score/compliance-dialog';
import { ComplianceDialogs } from './compliance-score/record/compliance-dialogs';
import {
  ComplianceBulkActions,
  getBulkActionError,
} from './compliance-score/list/compliance-bulk-actions';

const ends = { open: true, onClose: jest.fn() };
const one = createTestCase();
const client = clients.find(({ documents }) => documents.length > 0);
const record = complianceRecords.find(({ flaggedIssues }) => flaggedIssues.length > 0);
const caseId = record?.id ?? '';
const clientId = client?.id ?? '';
const owned = clients.find(({ owners = [] }) => owners.length > 0);
const documentId = client?.documents[0]?.id ?? '';

const show = (dialog: ReactElement) =>
  renderWithProviders(dialog, { workspace: createTestWorkspace({ records: { cases: [one] } }) });

describe('typing while a dialog opens', () => {
  afterEach(() => sessionStorage.clear());

  it.each(['decide', 'return', 'comment', 'evidence'] as const)(
    '[R28] typing while the dialog opens does not submit a review case form: %s',
    async (dialog) => {
      const opened = show(<ReviewDialogs reviewCase={one} dialog={dialog} onClose={jest.fn()} />);
      expect(await typeIntoOpeningDialog(opened)).toEqual(expectedTypingResult);
    },
  );

  it.each<ComplianceDialog>([
    { kind: 'milestone', caseId, stage: 'under_review', decision: 'complete' },
    { kind: 'milestone', caseId, stage: 'under_review', decision: 'flag' },
    { kind: 'screening', caseId, screening: 'aml', step: 'complete' },
    { kind: 'screening', caseId, screening: 'kyc', step: 'flag' },
    { kind: 'issue', caseId, issue: record?.flaggedIssues[0] ?? '' },
    { kind: 'raise', caseId },
    { kind: 'review', caseId },
  ])(
    '[R28] typing while the dialog opens does not change a compliance record: %j @deep',
    async (dialog) => {
      const opened = show(<ComplianceDialogs {...ends} dialog={dialog} />);
      expect(await typeIntoOpeningDialog(opened)).toEqual(expectedTypingResult);
    },
  );

  it.each<ClientDialog>([
    { kind: 'decide-document', clientId, documentId, decision: 'approve' },
    { kind: 'decide-document', clientId, documentId, decision: 'reject' },
    { kind: 'rate-client', clientId },
    { kind: 'add-client' },
    { kind: 'add-user', clientId },
    { kind: 'add-owner', clientId },
  ])('[R28] typing while the dialog opens does not change a client: %j @deep', async (dialog) => {
    const opened = show(<ClientDialogs {...ends} dialog={dialog} />);
    expect(await typeIntoOpeningDialog(opened)).toEqual(expectedTypingResult);
  });

  it('[R28] typing while the dialog opens does not change the due date of a review case', async () => {
    const opened = show(<ReviewDialogs reviewCase={one} dialog="due" onClose={jest.fn()} />);
    expect(await typeIntoOpeningDialog(opened)).toEqual(expectedEmptyTypingResult);
  });

  it.each<ClientDialog>([
    { kind: 'edit-client', clientId },
    { kind: 'edit-user', clientId, userId: client?.users[0]?.id ?? '' },
    { kind: 'edit-owner', clientId: owned?.id ?? '', ownerId: owned?.owners?.[0]?.id ?? '' },
  ])('[R28] typing while the dialog opens does not save an edit: $kind @deep', async (dialog) => {
    const { text, ...rest } = await typeIntoOpeningDialog(
      show(<ClientDialogs {...ends} dialog={dialog} />),
      '',
    );
    const { text: typed, ...nothing } = expectedTypingResult;
    expect(text).toContain(typed);
    expect(rest).toEqual(nothing);
  });

  it.each<ClientDialog>([{ kind: 'upload-document', clientId }, { kind: 'import-clients' }])(
    '[R28] typing while the dialog opens does not add a file: $kind',
    async (dialog) => {
      const opened = show(<ClientDialogs {...ends} dialog={dialog} />);
      expect(await typeIntoOpeningDialog(opened)).toEqual(expectedEmptyTypingResult);
    },
  );

  it.each(['Request KYC', 'Request AML', 'Raise issue'])(
    '[R28] typing while the dialog opens does not run a bulk action: %s @deep',
    async (name) => {
      const rows = complianceRecords
        .filter((each) => getBulkActionError({ name: '', record: each }, 'kyc') === undefined)
        .filter((each) => getBulkActionError({ name: '', record: each }, 'aml') === undefined)
        .map((each) => ({ name: each.name, record: each }));
      const opened = show(
        <ComplianceBulkActions rows={rows} onDone={jest.fn()} onDeselect={jest.fn()} />,
      );
      await opened.user.click(await screen.findByRole('button', { name }));
      expect(await typeIntoOpeningDialog(opened)).toEqual(expectedTypingResult);
    },
  );
});
