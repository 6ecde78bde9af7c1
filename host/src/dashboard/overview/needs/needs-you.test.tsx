import { screen, within } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Overview } from '../overview';

const show = (options: Parameters<typeof renderWithProviders>[1] = {}) =>
  renderWithProviders(<Overview isLog={false} />, {
    route: '/trustfold/dashboard/admin',
    path: '/trustfold/dashboard/:portalType?',
    ...options,
  });

const card = (name = 'Needs you') => screen.findByRole('region', { name });
const rows = (region: HTMLElement) =>
  within(within(region).getByRole('list')).getAllByRole('listitem');

describe('the list of what waits', () => {
  it('[F4] opens the overview with seven rows, and shows all when asked', async () => {
    const { user, location } = show();
    const region = await card();
    const figures = screen.getByRole('list', { name: 'Key figures' });
    expect(region.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(rows(region)).toHaveLength(7);
    expect(rows(region)[0]).toHaveTextContent(
      /^Shipping documents presentedLetter of credit, naphtha cargo · Gulf Horizon .*3 days lateOpen/,
    );
    await user.click(within(region).getByRole('button', { name: 'Show all (28)' }));
    expect(rows(region)).toHaveLength(28);
    expect(location()).toContain('rows=all');
  });

  it('[F4, TX5] narrows to a kind whose chip says how many, and opens each record in the list of its kind', async () => {
    const { user, location } = show();
    const region = await card();
    await user.click(within(region).getByRole('button', { name: 'Held 3' }));
    expect(rows(region)).toHaveLength(3);
    expect(location()).toContain('needs=held');
    expect(within(region).getByRole('button', { name: 'Held 3' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const links = rows(region).map((row) => within(row).getByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['048', '059', '060'].map(
        (id) =>
          `/trustfold/dashboard/admin?tab=transactions&status=compliance_review&sort=time&tx=TX-${id}`,
      ),
    );
    expect(links[1]).toHaveAccessibleName(
      /^Review Caspian Pipeline Services, Held: A director matches/,
    );
  });

  it('[F4, policy] has one row and no chips for a client with one thing to do', async () => {
    show({ portal: 'client', route: '/trustfold/dashboard/client' });
    const region = await card();
    expect(rows(region)).toHaveLength(1);
    expect(rows(region)[0]).toHaveTextContent('Daniel Okoro signs next');
    expect(within(region).queryByRole('group', { name: 'Kinds' })).toBeNull();
  });

  it('[F4, policy] is of open cases for the regulator, who only reads', async () => {
    show({ portal: 'regulator', route: '/trustfold/dashboard/regulator' });
    const region = await card('Open cases');
    expect(rows(region)).toHaveLength(6);
    for (const link of within(region).getAllByRole('link'))
      expect(link).toHaveAttribute(
        'href',
        expect.stringContaining('show=flagged&sort=staleness&case=CR-'),
      );
  });

  it('[F4] shows that nothing waits', async () => {
    show({ workspace: createTestWorkspace({ state: 'empty' }) });
    expect(within(await card()).getByText('Nothing needs you')).toBeVisible();
  });

  it('[F4] keeps its place while the workspace is read', () => {
    show({ workspace: createTestWorkspace({ state: 'loading' }) });
    expect(screen.getByLabelText('Loading rows')).toBeInTheDocument();
  });

  it('[F4] is not in the sample as specified', async () => {
    show({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    await screen.findByText('Bank Wires');
    expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull();
  });
});
