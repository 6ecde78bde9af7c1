import { act, screen, within } from '@testing-library/react';
import { permissions, portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { setDescriptions } from 'shared-kernel/shell';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ProfileSettings } from '../profile-settings';

const show = async (portal: PortalKey, behaviour: 'live' | 'reference' = 'live') => {
  renderWithProviders(<ProfileSettings portal={portal} />, {
    portal,
    workspace: createTestWorkspace({ behaviour }),
  });
  await screen.findByRole('textbox', { name: /^Full Name/ });
};

const region = () => screen.queryByRole('region', { name: 'Your permissions' });

const lines = () => {
  const found = region();
  if (!found) return {};
  const terms = within(found).getAllByRole('term');
  const values = within(found).getAllByRole('definition');
  return Object.fromEntries(
    terms.map(({ textContent }, index) => [textContent, values[index]?.textContent]),
  );
};

describe('list of the user’s permissions', () => {
  it('[policy] grants the admin every permission', async () => {
    await show('admin');
    const values = Object.values(lines());
    expect(values).toHaveLength(Object.keys(permissions).length + 2);
    for (const value of values) expect(value).toMatch(/^Yes/);
  });

  it('[policy] lets the regulator view and export records and change their settings', async () => {
    await show('regulator');
    expect(Object.values(lines()).filter((value) => value?.startsWith('Yes'))).toEqual([
      'Yes, for all records',
      'Yes, for your profile',
    ]);
  });

  it.each([
    ['client', 'View, search and export', /^Yes, except for audit log details$/],
    ['vendor', 'View, search and export', /^Yes, except for audit log details$/],
    [
      'client',
      'Send contracts for signature, and recall them',
      /^Yes, for Meridian Energy Partners$/,
    ],
    ['client', 'Hold, release, execute and reject transactions', /^No\. The banking portal/],
    ['law_firm', 'Accept or reject documents of clients', /^Yes$/],
    [
      'law_firm',
      'Sign off or flag the stages of clients',
      /^Yes, for steps assigned to your portal$/,
    ],
    ['client', 'Sign off or flag the stages of clients', /^No\. Legal, Banking and Admin/],
    [
      'law_firm',
      'Import a workspace, or reset it to the sample data',
      /^No\. Only administrators can replace/,
    ],
    ['banking', 'Screen clients (KYC and AML)', /^Yes$/],
    ['banking', 'Sign off payments', /^Yes, for steps assigned to your portal$/],
    ['vendor', 'Complete the milestones of processes', /^Yes, for items assigned to vendors$/],
  ] as const)(
    '[policy] the %s portal shows the permission “%s” as: %s',
    async (portal, label, value) => {
      await show(portal);
      expect(lines()[label]).toMatch(value);
    },
  );

  it('[R101] the list of permissions includes those that remotes declare', async () => {
    await show('vendor');
    act(() =>
      setDescriptions({
        permissions: [
          {
            id: 'inspection',
            label: 'Record inspections',
            reason: 'Vendors record inspections.',
            portals: { admin: 'all', vendor: 'own' },
          },
        ],
      }),
    );
    expect(lines()['Record inspections']).toBe('Yes, for items assigned to vendors');
    expect(Object.keys(lines())).toHaveLength(3);
  });

  it.each(portalKeys)(
    '[policy] hides the permissions of the %s portal in reference mode',
    async (portal) => {
      await show(portal, 'reference');
      expect(region()).not.toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'Your activity' })).not.toBeInTheDocument();
    },
  );

  it('[PR4] shows the permissions below the form, and the latest activity below the card', async () => {
    await show('banking');
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Tan Mei Ling',
      'Your activity',
      'Profile information',
      'Your permissions',
    ]);
  });
});
