import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clients } from 'shared-kernel/testing/records';
import { createTestWorkspace } from 'shared-kernel/testing';
import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ClientManagement } from '../client-management';

const atlas = clients.find(({ companyName }) => companyName.startsWith('Atlas'));
if (!atlas) throw new Error('The sample has Atlas');

type Options = Parameters<typeof renderWithProviders>[1];

const open = (options: Options = {}) =>
  renderWithProviders(<ClientManagement />, {
    route: `/?client=${atlas.id}&section=documents`,
    workspace: createTestWorkspace({ records: { clients: [atlas] } }),
    ...options,
  });

type User = ReturnType<typeof open>['user'];

const pdf = (name = 'Corrected declaration.pdf') =>
  new File([createOnePagePdf('declaration')], name, { type: 'application/pdf' });

const row = (name: RegExp) => screen.findByRole('row', { name });

const openUpload = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Upload' }));
  return screen.findByRole('form', { name: 'Upload a document' });
};

const openDecision = async (user: User, decision: 'Approve' | 'Reject') => {
  await user.click(
    await screen.findByRole('button', { name: `${decision} Environmental permit.pdf` }),
  );
  return screen.findByRole('form', { name: `${decision} document` });
};

describe('a client’s documents', () => {
  it('[CL4] lists documents with type, status, date and size @deep', async () => {
    open();
    expect(await row(/Operating agreement/)).toHaveTextContent(
      /Operating agreement\.pdfLegalApprovedJun 21, 2023.*1\.6 MB/,
    );
    expect(await row(/Environmental permit/)).toHaveTextContent(/Pending/);
    expect(await row(/Beneficial owner declaration/)).toHaveTextContent(/AMLRejected/);
  });

  it('[CL4] shows a table of the effects of decisions on client documents @deep', async () => {
    open();
    const rules = await screen.findByRole('table', { name: 'Effects of document decisions' });
    expect(within(rules).getByRole('row', { name: /^Approve .*\+1/ })).toBeVisible();
    expect(within(rules).getByRole('row', { name: /^Reject .*−3/ })).toBeVisible();
  });

  it('[CL4] an uploaded client document is pending, and downloads unchanged', async () => {
    const { user, workspace } = open();
    const form = await openUpload(user);
    await user.upload(within(form).getByLabelText(/^File/), pdf());
    await user.click(within(form).getByRole('button', { name: 'Upload' }));
    expect(await row(/Corrected declaration/)).toHaveTextContent(/LegalPending.* B/);
    const files = await workspace.source.list('files');
    expect(files).toMatchObject([
      { name: 'Corrected declaration.pdf', mediaType: 'application/pdf' },
    ]);

    const blobs: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await user.click(screen.getByRole('button', { name: 'Download Corrected declaration.pdf' }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    expect(await blobs[0]?.text()).toBe(new TextDecoder().decode(createOnePagePdf('declaration')));
  });

  it.each([
    ['nothing', undefined, 'Choose a file.'],
    ['another type', new File(['x'], 'x.exe'), 'Choose a PDF, PNG, JPEG or DOCX file.'],
    ['an empty file', new File([], 'x.pdf'), 'The file is empty.'],
    [
      'a file that is too large',
      new File([new Uint8Array(5_000_001)], 'x.pdf'),
      'The file is larger than 5 MB.',
    ],
    [
      'content that does not match its name',
      new File(['<html>'], 'x.pdf'),
      'The file’s content does not match its name. Save the file again and retry.',
    ],
  ])('[CL4] refuses %s as a client document and says why', async (_what, file, message) => {
    const { user, workspace } = open();
    const form = await openUpload(user);
    const field = within(form).getByLabelText(/^File/);
    // Browsers filter files by type in the file picker, but not when files are dropped. This event simulates a dropped
    // file.
    if (file) fireEvent.change(field, { target: { files: [file] } });
    await user.click(within(form).getByRole('button', { name: 'Upload' }));
    expect(await within(form).findByText(message)).toBeVisible();
    expect(await workspace.source.list('files')).toHaveLength(0);
  });

  it('[CL4] approving a client document updates status, score, compliance record and history', async () => {
    const { user, workspace } = open();
    const form = await openDecision(user, 'Approve');
    await waitFor(() => expect(form).toHaveTextContent(/89%.*90%.*\+1.*Recorded as Nadia Rahman/));
    await user.click(within(form).getByRole('button', { name: 'Approve document' }));
    await waitFor(async () =>
      expect(await row(/Environmental permit/)).toHaveTextContent(/Approved/),
    );
    const client = await workspace.source.get('clients', atlas.id);
    expect(client?.record.complianceScore).toBe(90);
    expect(client?.record.organizationData.complianceHistory.at(-1)).toMatchObject({
      type: 'Document: Environmental permit.pdf',
      status: 'passed',
    });
    const record = await workspace.source.get('complianceRecords', 'CR-003');
    expect(record?.record.complianceScore).toBe(90);
    expect(screen.queryByRole('button', { name: 'Approve Environmental permit.pdf' })).toBeNull();
  });

  it('[CL4] a client document can be rejected only with a reason @deep', async () => {
    const { user } = open();
    const form = await openDecision(user, 'Reject');
    await user.click(within(form).getByRole('button', { name: 'Reject document' }));
    const comment = within(form).getByRole('textbox', { name: 'Comment' });
    await waitFor(() => expect(comment).toBeInvalid());
    await user.type(comment, 'The permit has expired.');
    await user.click(within(form).getByRole('button', { name: 'Reject document' }));
    await waitFor(async () =>
      expect(await row(/Environmental permit/)).toHaveTextContent(/Rejected/),
    );
    await user.click(screen.getByRole('tab', { name: /^History/ }));
    const history = screen.getByRole('list', { name: 'Compliance history' });
    expect(history).toHaveTextContent(/The permit has expired\. \(Nadia Rahman\)/);
  });

  it('[CL6] client documents cannot be uploaded or decided in reference mode @deep', async () => {
    const { user } = open({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(await row(/Environmental permit/)).toHaveTextContent(/Pending/);
    expect(screen.queryByRole('button', { name: /^(Approve|Reject) / })).toBeNull();
  });

  it('[R117, policy] the regulator portal can only view and download client documents', async () => {
    open({ portal: 'regulator' });
    expect(
      await screen.findByRole('button', { name: 'Download Operating agreement.pdf' }),
    ).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('button', { name: /^(Approve|Reject|Upload|Edit)/ })).toBeNull();
    expect(
      screen.getByText('Read-only: the Regulator portal cannot change this client.'),
    ).toBeVisible();
  });
});
