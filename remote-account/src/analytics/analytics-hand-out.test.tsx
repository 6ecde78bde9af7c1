import { screen, waitFor } from '@testing-library/react';
import { createTestWorkspace, setSystemDate } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { SystemAnalytics } from './system-analytics';

const open = (route = '/', behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(<SystemAnalytics portal="admin" />, {
    route,
    workspace: createTestWorkspace({ behaviour }),
  });

async function handedOut({ user }: ReturnType<typeof open>) {
  const create = jest.spyOn(URL, 'createObjectURL');
  const click = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const [file] = create.mock.calls.flat();
  const bytes = await (file as Blob).arrayBuffer();
  return {
    name: (click.mock.contexts[0] as HTMLAnchorElement).download,
    bytes: new Uint8Array(bytes),
    lines: new TextDecoder().decode(bytes).trimEnd().split('\r\n'),
  };
}

describe('exports of System Analytics', () => {
  // File names contain the date of the export. This date must differ from the date of the sample data.
  beforeEach(() => setSystemDate('2026-11-25T08:00:00.000Z'));

  it('[AN2] the CSV file of System Analytics contains every figure of the view, and its name contains period and view', async () => {
    const rendered = open('/?period=7d&view=compliance');
    const { name, bytes, lines } = await handedOut(rendered);
    expect(name).toBe('analytics_period-7d_view-compliance_2026-11-25.csv');
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(lines.slice(0, 3)).toEqual([
      'Section,Figure,Value,Unit,Percent of total,Source',
      'Key figures,Active clients,9,count,,Workspace',
      'Key figures,Platform compliance score,94,percent,,"Sample figure, adjusted by changes in this workspace"',
    ]);
    const [entry] = await rendered.workspace.source.find('auditEntries', 'at', {
      descending: true,
      limit: 1,
    });
    expect(entry).toMatchObject({ action: 'analytics.export' });
  });

  it('[AN1, AN2] in reference mode, the CSV file always contains the 30-day overview @deep', async () => {
    const { name, lines } = await handedOut(open('/?period=7d&view=compliance', 'reference'));
    expect(name).toBe('analytics_period-30d_view-overview_2026-11-25.csv');
    expect(lines.slice(0, 2)).toEqual([
      'Section,Figure,Value,Unit,Percent of total',
      'Key figures,Transaction volume,39018460.01,usd,',
    ]);
  });

  it('[AN2] the printed page of System Analytics lists the active filters', async () => {
    open('/?period=90d&view=financial');
    expect(
      await screen.findByText(
        /^Period: Last 90 days \(Apr 24, 2024 to Jul 22, 2024\) · View: Financial · As of /,
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('[AN2] hides Export and Print while the figures of System Analytics load', () => {
    renderWithProviders(<SystemAnalytics portal="admin" />, {
      workspace: createTestWorkspace({ state: 'loading' }),
    });
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });
});
