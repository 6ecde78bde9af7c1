import { screen } from '@testing-library/react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { CompanySwitch, NoneOfOwn } from 'shared-kernel/records';
import { useCompanyScope } from 'shared-kernel/workspace';

const meridian = 'Meridian Energy Partners';
const atlas = 'Atlas Drilling Corporation';
const delta = 'Delta Inspection Services';

const records = [
  { client: meridian },
  { counterparty: ` ${meridian.toUpperCase()}` },
  { client: atlas },
  { client: atlas, milestones: [{ assignedTo: 'Daniel Okafor' }, { assignedTo: delta }] },
  { client: '' },
  {},
];

function Listed() {
  const scope = useCompanyScope();
  return (
    <>
      <CompanySwitch scope={scope} />
      <p>{records.filter(scope.lists).length} listed</p>
      <p>{records.filter(scope.counts).length} counted</p>
      <p>{scope.countNote ?? 'no note'}</p>
      <NoneOfOwn scope={scope} noun="contract" />
    </>
  );
}

const show = (portal: PortalKey, route = '/', behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(<Listed />, { portal, route, workspace: createTestWorkspace({ behaviour }) });

const box = () => screen.queryByRole('checkbox', { name: /^Only / });
const expectShown = (listed: number, counted: number, note: string) => {
  expect(screen.getByText(`${listed} listed`)).toBeVisible();
  expect(screen.getByText(`${counted} counted`)).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
};

describe('whose records a screen lists and counts', () => {
  it.each([
    ['client', meridian, 3],
    ['vendor', delta, 1],
  ] as const)(
    '[G4, policy] lists those of the %s portal’s company, and counts all until the switch is used',
    async (portal, company, own) => {
      const { user, location } = show(portal, '/?q=oil');
      const note = `The figures count all companies; the list shows ${company} only.`;
      expectShown(own, 6, note);
      expect(box()).toBeChecked();
      expect(box()).toHaveAccessibleName(`Only ${company}`);
      await user.click(screen.getByRole('checkbox'));
      expectShown(6, 6, 'The figures count all companies.');
      expect(location()).toBe('/?q=oil&scope=all');
      await user.click(screen.getByRole('checkbox'));
      expectShown(own, own, `The figures count ${company} only.`);
      expect(location()).toBe('/?q=oil&scope=own');
    },
  );

  it('[policy] is set by the address', () => {
    const { unmount } = show('client', '/?scope=all');
    expectShown(6, 6, 'The figures count all companies.');
    expect(box()).not.toBeChecked();
    unmount();
    show('vendor', '/?scope=own');
    expectShown(1, 1, `The figures count ${delta} only.`);
    expect(box()).toBeChecked();
  });

  it('[policy] is everybody’s again from a list that has nothing of one’s own', async () => {
    const { user, location } = show('vendor');
    expect(screen.getByText(`There is no contract of ${delta} yet.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all companies' }));
    expect(location()).toBe('/?scope=all');
    expect(screen.queryByRole('button', { name: 'Show all companies' })).not.toBeInTheDocument();
  });

  it.each(['admin', 'law_firm', 'banking', 'regulator'] as const)(
    '[policy] is everybody’s in the %s portal, which has no switch',
    (portal) => {
      show(portal, '/?scope=own');
      expectShown(6, 6, 'no note');
      expect(box()).not.toBeInTheDocument();
    },
  );

  it.each(['client', 'vendor'] as const)(
    '[policy] is everybody’s in reference, in the %s portal too',
    (portal) => {
      show(portal, '/?scope=own', 'reference');
      expectShown(6, 6, 'no note');
      expect(box()).not.toBeInTheDocument();
    },
  );
});
