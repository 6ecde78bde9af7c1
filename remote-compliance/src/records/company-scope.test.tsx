import { screen } from '@testing-library/react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { CompanySwitch, NoneOfOwn } from 'shared-kernel/records';
import { useCompanyScope } from 'shared-kernel/workspace';

const meridian = 'Meridian Energy Partners';
const atlas = 'Atlas Drilling Corporation';

function Listed() {
  const scope = useCompanyScope();
  const listed = [meridian, ` ${meridian.toUpperCase()}`, atlas, '', undefined].filter(
    scope.includes,
  );
  return (
    <>
      <CompanySwitch scope={scope} />
      <p>{listed.length} listed</p>
      <NoneOfOwn scope={scope} noun="contract" />
    </>
  );
}

const show = (portal: PortalKey, route = '/', behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(<Listed />, { portal, route, workspace: createTestWorkspace({ behaviour }) });

const box = () => screen.queryByRole('checkbox', { name: `Only ${meridian}` });

describe('whose records a list shows', () => {
  it('[policy] is the own company’s in the client portal, and what is nobody’s, until all are asked for', async () => {
    const { user, location } = show('client', '/?q=oil');
    expect(screen.getByText('3 listed')).toBeVisible();
    expect(box()).toBeChecked();
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByText('5 listed')).toBeVisible();
    expect(location()).toBe('/?q=oil&scope=all');
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByText('3 listed')).toBeVisible();
    expect(location()).toBe('/?q=oil');
  });

  it('[policy] is told by the address', () => {
    show('client', '/?scope=all');
    expect(screen.getByText('5 listed')).toBeVisible();
    expect(box()).not.toBeChecked();
  });

  it('[policy] is everybody’s again from a list that has nothing of one’s own', async () => {
    const { user, location } = show('client');
    expect(screen.getByText(`There is no contract of ${meridian} yet.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all companies' }));
    expect(location()).toBe('/?scope=all');
    expect(screen.queryByRole('button', { name: 'Show all companies' })).not.toBeInTheDocument();
  });

  it.each(['admin', 'law_firm', 'banking', 'vendor', 'regulator'] as const)(
    '[policy] is everybody’s in the %s portal, which has no switch',
    (portal) => {
      show(portal, '/?scope=own');
      expect(screen.getByText('5 listed')).toBeVisible();
      expect(box()).not.toBeInTheDocument();
    },
  );

  it('[policy] is everybody’s in reference', () => {
    show('client', '/', 'reference');
    expect(screen.getByText('5 listed')).toBeVisible();
    expect(box()).not.toBeInTheDocument();
  });
});
