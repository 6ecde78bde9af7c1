import { screen, waitFor, within } from '@testing-library/react';
import { contracts } from 'shared-kernel/testing/records';
import { openContracts } from '../test-contracts';

const crudeSupply = 'CON-1001';
const drillingRights = 'CON-1002';
const equipmentLease = 'CON-1003';

const openDetails = (contract: string, scenario: Parameters<typeof openContracts>[0] = {}) =>
  openContracts({ ...scenario, query: `contract=${contract}` });

const section = (name: string) => screen.findByRole('region', { name });

describe('contract details', () => {
  it('[C4, C5, C11] a link to a contract opens its details with every field', async () => {
    openDetails(crudeSupply);
    const details = await section('Contract details');
    for (const text of [
      crudeSupply,
      'Supply Agreement',
      'Meridian Energy Partners',
      '$45,000,000',
      'Legal Approved',
      'Legal Verified',
      'Mar 12, 2024',
      'Jul 20, 2024',
    ]) {
      expect(within(details).getByText(text)).toBeInTheDocument();
    }
  });

  it('[B12] shows the stored state of the legal review beside its badge', async () => {
    openDetails(drillingRights);
    expect(await section('Contract details')).toHaveTextContent('Legal review: pending');
  });

  it('[B12] a required review has the specified badge “Not Required”, with the stored state beside it', async () => {
    openDetails(crudeSupply, {
      contracts: contracts.map((contract) => ({ ...contract, legalReview: 'required' as const })),
    });
    const details = await section('Contract details');
    expect(details).toHaveTextContent('Not Required');
    expect(details).toHaveTextContent('Legal review: required');
  });

  it('[C7, C11] lists documents with Upload, View and Download', async () => {
    openDetails(crudeSupply);
    const documents = await section('Documents');
    expect(within(documents).getByRole('button', { name: 'Upload' })).toBeInTheDocument();
    const rows = within(documents).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Main contract · 2.4 MB · Mar 12, 2024 · DS-7F3A'),
      expect.stringContaining('Exhibit · 860 kB · Jul 20, 2024'),
      expect.stringContaining('Amendment · 310 kB · Jul 2, 2024'),
    ]);
    for (const row of rows) {
      expect(within(row).getByRole('button', { name: /^View/ })).toBeInTheDocument();
      expect(within(row).getByRole('button', { name: /^Download/ })).toBeInTheDocument();
    }
  });

  it('[C7, C11] lists signatories in signing order with their status @deep', async () => {
    openDetails(drillingRights);
    const list = await screen.findByRole('list', { name: 'Signatories in signing order' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Marcus ReedPresident, licensee');
    expect(first).toHaveTextContent('Pending');
    expect(second).toHaveTextContent('Joana Freitas');
    expect(second).toHaveTextContent('Declined');
  });

  it('[C7, C11] marks the next signatory only after the envelope was sent @deep', async () => {
    const current = async () =>
      within(await screen.findByRole('list', { name: 'Signatories in signing order' }))
        .getAllByRole('listitem')
        .filter((item) => item.getAttribute('aria-current') === 'step')
        .map((item) => item.textContent);
    const { unmount } = openDetails(crudeSupply);
    expect(await current()).toEqual([expect.stringContaining('Daniel Okoro')]);
    expect(screen.getByRole('link', { name: 'Remind by email' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:'),
    );
    unmount();
    openDetails(drillingRights);
    expect(await current()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Remind by email' })).not.toBeInTheDocument();
  });

  it('[C7, C11] shows the video notarization with “View Recording” and “Schedule Notarization”', async () => {
    openDetails(equipmentLease);
    const notarization = await section('Video notarization');
    for (const text of ['Completed', 'Samuel Adeyemi', 'VR-0042']) {
      expect(within(notarization).getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(within(notarization).getByRole('button', { name: 'View Recording' })).toBeVisible();
    expect(
      within(notarization).getByRole('button', { name: 'Schedule Notarization' }),
    ).toHaveAccessibleDescription(/completed/);
  });

  it('[B15] shows a dash for a contract without a value @deep', async () => {
    const [contract] = contracts;
    openDetails(crudeSupply, { ...(contract && { contracts: [{ ...contract, value: ' ' }] }) });
    await section('Contract details');
    const values = screen.getAllByText('Value').map(({ parentElement }) => parentElement);
    for (const value of values) expect(value).toHaveTextContent('—');
  });

  it('[C9, C11] lists the compliance flags of a contract, or states that there are none', async () => {
    const { unmount } = openDetails(equipmentLease);
    const flags = await screen.findByRole('list', { name: 'Compliance flags' });
    expect(
      within(flags)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['User Waived Legal Review', 'No Legal Validation']);
    unmount();
    openDetails(crudeSupply);
    expect(await section('Compliance flags')).toHaveTextContent('No compliance flags.');
  });

  it('[C11] shows only this contract’s audit entries, newest first @deep', async () => {
    openDetails(equipmentLease);
    const trail = await screen.findByRole('list', { name: 'Audit trail' });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual([
      expect.stringMatching(/^Recorded a waiver.*User Waived\. Terms accepted: yes\./),
      expect.stringMatching(/^Created the contract/),
    ]);
  });

  it('[C11] shows an error for an unknown contract and a button back to the list @deep', async () => {
    const { user, location } = openDetails('CON-1');
    expect(await screen.findByText('Contract not found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to contracts' }));
    expect(location()).not.toContain('contract=');
  });

  it('[C11] buttons and keys open the previous and next contract of the filtered list @deep', async () => {
    const { user, location } = openContracts({
      query: `sort=value&dir=ascending&contract=${crudeSupply}`,
    });
    await user.click(await screen.findByRole('button', { name: 'Next contract' }));
    expect(location()).toContain(drillingRights);
    await user.keyboard('kk');
    expect(location()).toContain(equipmentLease);
    expect(screen.getByRole('button', { name: 'Previous contract' })).toHaveAccessibleDescription(
      'There is no previous contract.',
    );
  });

  it('[R72, C5] moves the contract through the legal review and shows the progress', async () => {
    const { user, workspace } = openDetails(drillingRights);
    await user.click(await screen.findByRole('button', { name: 'Complete legal review' }));
    await waitFor(async () =>
      expect(await section('Contract details')).toHaveTextContent('Legal Verified'),
    );
    const progress = within(screen.getByRole('list', { name: 'Progress' }));
    const steps = progress.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual([
      'Document',
      'Legal review',
      'Signatories',
      expect.stringContaining('Signatures 0/2'),
      expect.stringContaining('Done'),
    ]);
    expect(progress.getByText('Signatures 0/2').closest('[aria-current="step"]')).not.toBeNull();
    const moved = await workspace.source.get('contracts', drillingRights);
    expect(moved?.record).toMatchObject({ status: 'legal_approved', legalReview: 'completed' });
  });

  it('[C11] prints a contract with its signatories, documents and date', async () => {
    openDetails(crudeSupply);
    await section('Contract details');
    const print = screen.getByText(`Trustfold · ${crudeSupply}`).closest('[aria-hidden="true"]');
    expect(print).toHaveTextContent('Elena Vasquez');
    expect(print).toHaveTextContent('Exhibit A, Delivery Schedule.pdf');
    expect(print).toHaveTextContent('As ofJul 22, 2024, 09:00 UTC');
  });
});

describe('contract details in reference mode', () => {
  it('[C11] in reference mode, the buttons for a contract and its documents do nothing', async () => {
    const { user, workspace } = openDetails(crudeSupply, { behaviour: 'reference' });
    const address = jest.spyOn(URL, 'createObjectURL');
    await section('Video notarization');
    const before = await workspace.source.list('contracts');
    const details = within(screen.getByRole('dialog'));
    const documents = within(await section('Documents'));
    const [view] = documents.getAllByRole('button', { name: /^View/ });
    const [download] = documents.getAllByRole('button', { name: /^Download/ });
    const controls = ['Edit', 'Upload', 'DocuSign', 'View Recording', 'Schedule Notarization'].map(
      (name) => details.getByRole('button', { name }),
    );
    for (const control of [...controls, view, download]) {
      await user.click(control as HTMLElement);
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
    }
    expect(await workspace.source.list('contracts')).toBe(before);
    expect(address).not.toHaveBeenCalled();
  });

  it('[C5] offers no legal review actions in reference mode', async () => {
    openDetails(drillingRights, { behaviour: 'reference' });
    await section('Contract details');
    expect(screen.queryByRole('button', { name: 'Complete legal review' })).toBeNull();
  });

  it('[C3, C11] does not offer Amend in reference mode @deep', async () => {
    openDetails(equipmentLease, { behaviour: 'reference' });
    await section('Video notarization');
    expect(screen.queryByRole('button', { name: 'Amend' })).toBeNull();
    for (const button of screen.getAllByRole('button', { name: 'Edit' })) {
      expect(button).not.toHaveAttribute('aria-disabled');
    }
  });
});
