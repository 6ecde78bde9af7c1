import { screen, waitFor, within } from '@testing-library/react';
import { sampleValuesRemark, type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { formatDateTime } from 'shared-kernel/format';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { complianceRecords } from 'shared-kernel/testing/records';
import { SmartContractLog } from './smart-contract-log';
import { MilestoneDecisions } from './milestone-decisions';
import { MilestoneTimeline } from './milestone-timeline';
import { ScreeningPanel } from './screening-panel';
import { SignOffPanel } from './sign-off-panel';

const atlas = complianceRecords.find(({ name }) => name.startsWith('Atlas'));
if (!atlas) throw new Error('The sample has Atlas');

const decisions = <MilestoneDecisions record={atlas} stage="approved" />;

describe('sections of a compliance record', () => {
  it('[CO2] the timeline shows shortened hashes and copies the full hash @deep', async () => {
    const { user } = renderWithProviders(<MilestoneTimeline record={atlas} />);
    const hash = atlas.milestones[0]?.smartContractHash ?? '';
    await user.click(screen.getByRole('button', { name: 'Copy hash of Initiated' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(hash));
    expect(screen.queryByText(hash)).toBeNull();
  });

  it.each([
    ['live', 1],
    ['reference', 0],
  ] as const)(
    '[R53, CO4] labels only hashes as simulated, and only in live mode: %s',
    (behaviour, count) => {
      const workspace = createTestWorkspace({ behaviour });
      const { unmount } = renderWithProviders(<MilestoneTimeline record={atlas} />, { workspace });
      expect(screen.queryAllByText(sampleValuesRemark)).toHaveLength(count);
      unmount();
      const unhashed = atlas.milestones.map((milestone) => ({
        ...milestone,
        smartContractHash: undefined,
      }));
      const record = { ...atlas, milestones: unhashed };
      renderWithProviders(<MilestoneTimeline record={record} />, { workspace });
      renderWithProviders(<SmartContractLog record={record} />, { workspace });
      expect(screen.queryByText(sampleValuesRemark)).not.toBeInTheDocument();
    },
  );

  it.each(['live', 'reference'] as const)(
    '[CO4] a compliance record shows the smart contract log in %s mode @deep',
    (behaviour) => {
      const workspace = createTestWorkspace({ behaviour });
      renderWithProviders(<SmartContractLog record={atlas} />, { workspace });
      const log = screen.getByRole('table', { name: /behaviour log/ });
      for (const name of [/Initiated: released the milestone/, /Approved: opened the milestone/])
        expect(within(log).getByRole('row', { name })).toBeVisible();
    },
  );

  it('[CO2] shows a screening that was not started, with its possible next steps', () => {
    renderWithProviders(<ScreeningPanel record={atlas} />);
    const aml = screen.getByRole('group', { name: 'AML screening' });
    expect(aml).toHaveTextContent(/^AML.*Pending.*Not requested yet\.Request/);
    expect(screen.getByRole('group', { name: 'KYC screening' })).toHaveTextContent(
      /^KYC.*Completed.*No step history is available for this screening\./,
    );
    const names = within(aml)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Request AML', 'Receive AML', 'Flag AML']);
  });

  it('[CO4] a sign-off that an older app version recorded too early is shown as outstanding', () => {
    const given = { at: '2024-07-20T08:00:00.000Z', by: 'Nadia Rahman' };
    const signOffs: ComplianceRecord['signOffs'] = [
      { party: 'compliance', ...given },
      { party: 'legal', ...given },
      { party: 'banking', ...given },
    ];
    renderWithProviders(<SignOffPanel record={{ ...atlas, signOffs }} />);
    expect(screen.getByRole('list', { name: 'Sign-offs' })).toHaveTextContent(
      `BankingOutstandingSigned off before the stage was reached: ${formatDateTime(given.at)} · Nadia Rahman`,
    );
  });
});

describe('permissions of a portal on a compliance record', () => {
  it.each(['client', 'vendor', 'regulator'] as const)(
    '[R117, policy] offers no decision on a milestone in the %s portal',
    (portal) => {
      renderWithProviders(decisions, { portal });
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it.each(['banking', 'law_firm'] as const)(
    '[policy] the %s portal can flag a milestone',
    (portal) => {
      renderWithProviders(decisions, { portal });
      expect(screen.getByRole('button', { name: 'Flag a problem' })).not.toHaveAttribute(
        'aria-disabled',
      );
    },
  );

  it('[R117, policy] the regulator portal cannot request a screening', () => {
    renderWithProviders(<ScreeningPanel record={atlas} />, { portal: 'regulator' });
    expect(screen.getByRole('group', { name: 'AML screening' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Request/ })).toBeNull();
  });
});
