import { screen, within, waitFor } from '@testing-library/react';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { complianceRecords } from 'shared-kernel/testing/records';
import { createTestWorkspace, testWorkspaceFailure } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ComplianceScore } from './compliance-score';

const [sample] = complianceRecords;
if (!sample) throw new Error('The sample has a first record');

const record = (id: string, changes: Partial<ComplianceRecord>): ComplianceRecord => ({
  ...sample,
  id,
  name: `Company ${id}`,
  flaggedIssues: [],
  ...changes,
});

const withRecords = (...list: ComplianceRecord[]) =>
  createTestWorkspace({ records: { complianceRecords: list } });

const names = async () => {
  const list = await screen.findByRole('list', { name: 'Compliance records' });
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
};

describe('compliance score engine', () => {
  it('[CO1] shows a loading state for compliance records', () => {
    renderWithProviders(<ComplianceScore />, {
      workspace: createTestWorkspace({ state: 'loading' }),
    });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Compliance Score Engine');
    expect(screen.getByRole('status', { name: 'Loading KPIs' })).toBeInTheDocument();
  });

  it('[CO1, E3] shows an error and a “Try Again” button if compliance records fail to load', async () => {
    renderWithProviders(<ComplianceScore />, {
      workspace: createTestWorkspace({ state: 'failing' }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(testWorkspaceFailure);
    expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });

  it('[R29, CO1] a company portal shows only the compliance record of its company, without the review queue', async () => {
    renderWithProviders(<ComplianceScore />, { portal: 'client', route: '/?scope=all&work=queue' });
    const summary = () => screen.getByRole('list', { name: 'Compliance summary' });
    expect(await names()).toEqual(['Meridian Energy Partners']);
    expect(summary()).toHaveTextContent('Of 1 clients');
    expect(screen.queryByRole('group', { name: 'Work' })).not.toBeInTheDocument();
  });

  it('[CO1] shows an explanation if there are no compliance records', async () => {
    renderWithProviders(<ComplianceScore />, {
      workspace: createTestWorkspace({ state: 'empty' }),
    });
    expect(await screen.findByText('No compliance records yet')).toBeVisible();
  });

  it('[CO1] shows summary cards and a card for each client of the sample', async () => {
    renderWithProviders(<ComplianceScore />);
    expect(await names()).toHaveLength(complianceRecords.length);
    const summary = screen.getByRole('list', { name: 'Compliance summary' });
    expect(summary).toHaveTextContent('Average client score83%');
    expect(summary).toHaveTextContent('Flagged issues9');
  });

  const advanced = record('CR-9', {
    currentStage: 'approved',
    riskLevel: 'high',
    kycStatus: 'flagged',
    amlStatus: 'pending',
    flaggedIssues: ['A partner is not named.'],
    milestones: [
      { stage: 'initiated', status: 'completed', comments: '' },
      { stage: 'under_review', status: 'completed', comments: '' },
      { stage: 'approved', status: 'current', comments: '' },
      { stage: 'compliant', status: 'pending', comments: '' },
      { stage: 'executed', status: 'pending', comments: '' },
    ],
  });

  it('[CO1] shows a client’s progress, tracker, screenings and flagged issues', async () => {
    renderWithProviders(<ComplianceScore />, { workspace: withRecords(advanced) });
    const card = await screen.findByRole('article', { name: 'Company CR-9' });
    expect(within(card).getByRole('progressbar', { name: 'Milestones' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 5 milestones completed',
    );
    expect(within(card).getByRole('listitem', { current: 'step' })).toHaveTextContent(/^Approved/);
    for (const text of ['High Risk', 'KYC Flagged', 'AML Pending', 'A partner is not named.'])
      expect(within(card).getByText(text)).toBeVisible();
  });

  it('[CO3, B17] shows the correct band for scores at the band limits', async () => {
    const scores = [90, 89, 75, 74];
    renderWithProviders(<ComplianceScore />, {
      workspace: withRecords(
        ...scores.map((complianceScore) => record(`CR-${complianceScore}`, { complianceScore })),
      ),
    });
    const meters = await screen.findAllByRole('meter', { name: 'Compliance score' });
    expect(meters.map((meter) => meter.getAttribute('aria-valuetext')).sort()).toEqual([
      '74%, At risk',
      '75%, Watch',
      '89%, Watch',
      '90%, Strong',
    ]);
  });

  it('[T1, T2, B17] shows the number of sign-offs for each stage', async () => {
    const counts = [
      ['initiated', 0],
      ['under_review', 1],
      ['approved', 2],
      ['compliant', 3],
      ['executed', 3],
    ] as const;
    renderWithProviders(<ComplianceScore />, {
      workspace: withRecords(
        ...counts.map(([currentStage]) => record(currentStage, { currentStage })),
      ),
    });
    for (const [stage, count] of counts)
      expect(await screen.findByRole('article', { name: `Company ${stage}` })).toHaveTextContent(
        `${count}/3 sign-offs`,
      );
  });

  it('[CO1] describes the stages and the effects of milestone decisions', async () => {
    renderWithProviders(<ComplianceScore />);
    const stages = await screen.findByRole('list', { name: 'Stages' });
    expect(within(stages).getAllByRole('heading', { level: 4 })).toHaveLength(5);
    const rules = await screen.findByRole('table', { name: 'Effect of a decision' });
    expect(within(rules).getByRole('row', { name: /^Complete .*\+2/ })).toBeInTheDocument();
    expect(within(rules).getByRole('row', { name: /^Flag .*−5/ })).toBeInTheDocument();
  });

  it('[CO4] describes the stages, but not the milestone decisions, in reference mode @deep', async () => {
    renderWithProviders(<ComplianceScore />, {
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    expect(await screen.findByRole('list', { name: 'Stages' })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Effect of a decision' })).toBeNull();
  });
});

describe('order and filters of compliance records', () => {
  const low = record('CR-1', {
    name: 'Ames',
    complianceScore: 60,
    riskLevel: 'low',
    lastUpdated: '2024-07-03T00:00:00.000Z',
  });
  const high = record('CR-2', {
    name: 'Boro',
    complianceScore: 80,
    riskLevel: 'high',
    flaggedIssues: ['x'],
    lastUpdated: '2024-07-02T00:00:00.000Z',
  });
  const stale = record('CR-3', {
    name: 'Cale',
    complianceScore: 95,
    riskLevel: 'medium',
    assignedReviewer: 'Tomás Herrera',
    lastUpdated: '2024-01-01T00:00:00.000Z',
  });
  const workspace = () => withRecords(low, high, stale);

  it('[CO1] reads sort order and filters of compliance records from the URL', async () => {
    const { visit } = renderWithProviders(<ComplianceScore />, { workspace: workspace() });
    expect(await names()).toEqual(['Ames', 'Boro', 'Cale']);
    for (const [query, expected] of [
      ['sort=risk', ['Boro', 'Cale', 'Ames']],
      ['sort=staleness', ['Cale', 'Boro', 'Ames']],
      ['risk=high', ['Boro']],
      ['sort=nonsense&risk=extreme', ['Ames', 'Boro', 'Cale']],
      ['band=strong', ['Cale']],
      ['show=flagged', ['Boro']],
      ['q=herrera', ['Cale']],
      ['q=B', ['Boro']],
    ] as const) {
      await visit(`/?${query}`);
      await waitFor(async () => expect([query, await names()]).toEqual([query, expected]));
    }
  });

  it('[CO1] lists compliance records that match search and risk, and the URL contains search, risk and sort order @deep', async () => {
    const { user, location } = renderWithProviders(<ComplianceScore />, { workspace: workspace() });
    await user.type(await screen.findByRole('searchbox'), 'cal');
    expect(await names()).toEqual(['Cale']);
    await user.click(screen.getByRole('button', { name: /^High Risk/ }));
    expect(await screen.findByText('No clients match')).toBeVisible();
    expect(
      screen.getByText('No clients with “cal” in company or reviewer match the other filters.'),
    ).toBeVisible();
    expect(location()).toBe('/?q=cal&risk=high');
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await user.click(clear);
    expect(await names()).toHaveLength(3);
    expect(location()).toBe('/');
  });

  it('[CO1] a summary card of compliance records turns a filter on and off @deep', async () => {
    const { user, location } = renderWithProviders(<ComplianceScore />, { workspace: workspace() });
    const flagged = await screen.findByRole('button', { name: /^Flagged issues/ });
    await user.click(flagged);
    expect(await names()).toEqual(['Boro']);
    expect(flagged).toHaveAccessibleDescription('1 of 3 clients');
    expect(flagged).toHaveAttribute('aria-pressed', 'true');
    expect(location()).toBe('/?show=flagged');
    await user.click(flagged);
    expect(await names()).toHaveLength(3);
  });

  it('[CO1, CO2] exports the filtered records with band, stage and sign-offs, and logs the export', async () => {
    const blobs: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const { user, workspace: used } = renderWithProviders(<ComplianceScore />, {
      route: '/?show=flagged',
      workspace: withRecords(low, { ...high, name: '=Boro', currentStage: 'approved' }, stale),
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /\(CSV\)$/ }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    const [, line, ...others] = ((await blobs[0]?.text()) ?? '').trim().split('\r\n');
    expect(line).toMatch(/^CR-2,'=Boro,80,Watch,Approved,2,3,/);
    expect(others).toEqual([]);
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(
      /^compliance-cases.*flagged.*\.csv$/,
    );
    const log = await used.source.list('auditEntries');
    expect(log.some(({ action }) => action === 'compliance.export')).toBe(true);
  });

  it('[CO1] disables Export for an empty list of compliance records', async () => {
    renderWithProviders(<ComplianceScore />, { route: '/?q=unknown', workspace: workspace() });
    expect(await screen.findByRole('button', { name: 'Export' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
