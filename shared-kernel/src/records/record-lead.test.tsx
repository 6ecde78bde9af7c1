import { screen, within } from '@testing-library/react';
import { createTestWorkspace } from '../testing';
import { renderWithProviders } from '../testing/render';
import { RecordLead, type RecordStep } from './record-lead';

const step: RecordStep = {
  text: 'Complete Approved',
  by: 'Legal portal',
  blockers: [
    { text: 'AML to be completed', part: 'aml' },
    { text: 'KYC to be requested', record: ['compliance', 'CR-003'] },
    { text: 'A director is on a list' },
  ],
};

const lead = (wanted: RecordStep | undefined, behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(
    <>
      <RecordLead
        figures={[{ label: 'Amount', value: '$10' }]}
        step={wanted}
        stated={<p>As it is stated</p>}
      />
      <section id="aml" aria-labelledby="aml-title">
        <h3 id="aml-title">AML</h3>
      </section>
    </>,
    { workspace: createTestWorkspace({ behaviour }) },
  );

describe('RecordLead', () => {
  it('[TX4, CO4] shows the figures and the next step with the person responsible', () => {
    lead(step);
    expect(screen.getByRole('definition')).toHaveTextContent('$10');
    const next = screen.getByRole('region', { name: 'Next step' });
    expect(next).toHaveTextContent('Complete ApprovedBy Legal portal');
    expect(screen.queryByText('As it is stated')).toBeNull();
  });

  it('[TX4, CO4] links each blocker of the step to the section or record where it can be resolved', async () => {
    const { user } = lead(step);
    const waits = within(screen.getByRole('list', { name: 'Outstanding items' }));
    expect(waits.getByRole('link', { name: 'KYC to be requested' })).toHaveAttribute(
      'href',
      expect.stringContaining('CR-003'),
    );
    expect(waits.queryByRole('button', { name: 'A director is on a list' })).toBeNull();
    await user.click(waits.getByRole('button', { name: 'AML to be completed' }));
    expect(screen.getByRole('heading', { name: 'AML' })).toHaveFocus();
  });

  it('[TX4, CO4] shows no next step if nothing is left to do', () => {
    lead(undefined);
    expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull();
  });

  it('[TX4, CO4] shows the specified content in reference behaviour', () => {
    lead(step, 'reference');
    expect(screen.getByText('As it is stated')).toBeVisible();
    expect(screen.queryByText('Complete Approved')).toBeNull();
  });
});
