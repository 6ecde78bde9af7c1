/**
 * @jest-environment ./jest.zone-page-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import { screen, waitFor, within } from '@testing-library/react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { createTestWorkspace, setSystemDate } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { createSampleProfile } from 'shared-kernel/testing/records';
import { ProfileSettings } from '../profile-settings';

const show = (portal: PortalKey, behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(<ProfileSettings portal={portal} />, {
    portal,
    workspace: createTestWorkspace({ behaviour }),
  });

const card = async (name = 'Elena Vasquez') => within(await screen.findByRole('region', { name }));

describe('profile card', () => {
  it.each([
    [
      'admin',
      'Level 5 Full System Access',
      'error',
      'MFA enabled',
      ['Admin', 'Regulator', 'Legal'],
    ],
    ['client', 'Level 3', 'success', 'MFA enabled', ['Client']],
    ['law_firm', 'Level 4 Legal Professional', 'processing', 'MFA enabled', ['Legal', 'Client']],
    ['banking', 'Level 4 Financial Institution', 'processing', 'MFA enabled', ['Banking']],
    ['vendor', 'Level 2', 'success', 'MFA disabled', ['Vendor']],
    ['regulator', 'Level 5 Regulatory Authority', 'error', 'MFA enabled', ['Regulator']],
  ] as const)(
    '[PR2, PR3] the profile card of %s shows the security level %s in its colour, the MFA status and the portals @deep',
    async (portal, level, tint, mfa, portals) => {
      show(portal);
      const { fullName, jobTitle, apiKeyStatus } = createSampleProfile(portal);
      const shown = await card(fullName);
      expect(shown.getByText(level).parentElement).toHaveClass(`ant-tag-${tint}`);
      expect(shown.getByText(mfa)).toBeVisible();
      expect(shown.getByText(jobTitle)).toBeVisible();
      expect(shown.getByText(apiKeyStatus)).toBeVisible();
      for (const name of portals) expect(shown.getByText(name)).toBeVisible();
    },
  );

  it('[PR2] the profile card shows the photo, or initials if there is none', async () => {
    const { unmount } = show('banking');
    expect((await card('Tan Mei Ling')).getByText('TL')).toBeVisible();
    unmount();
    show('law_firm');
    expect(
      (await card('Oliver Bennett')).getByRole('img', { name: 'Photo of Oliver Bennett' }),
    ).toHaveAttribute('src', createSampleProfile('law_firm').avatar);
  });

  it('[PR2] shows the date, time and time zone of the last login @deep', async () => {
    const { user } = show('client');
    const shown = await card();
    expect(shown.getByText(/^Jul 22, 2024, 07:15 UTC/)).toBeVisible();
    const time = shown.getByText('1 hour ago');
    expect(time).toHaveAttribute('datetime', '2024-07-22T07:15:00.000Z');
    await user.hover(time);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Jul 22, 2024, 07:15 UTC');
  });

  it('[R33, PR2] shows “Authenticator: not set up” until an authenticator is set up', async () => {
    const { user } = show('client');
    const words = 'Authenticator: not set up';
    const shown = await card();
    expect(shown.getByText('MFA enabled')).toBeVisible();
    expect(shown.getByText(words).parentElement).toHaveClass('ant-tag-warning');
    await user.click(screen.getByRole('tab', { name: 'Security' }));
    await user.click(await screen.findByRole('button', { name: 'Set up the authenticator' }));
    await screen.findByRole('region', { name: 'Authenticator' });
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    expect((await card()).getByText('MFA enabled')).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('[R33] shows the authenticator badge if MFA is disabled, but not in reference mode', async () => {
    const { unmount } = show('vendor');
    expect(await screen.findByText('Authenticator: not set up')).toBeVisible();
    unmount();
    show('vendor', 'reference');
    expect(await screen.findByText('MFA disabled')).toBeVisible();
    expect(screen.queryByText('Authenticator: not set up')).not.toBeInTheDocument();
  });

  it('[PR2, B23] the profile card updates its badges when Two-Factor or API Access changes @deep', async () => {
    const { user } = show('client');
    await user.click(screen.getByRole('tab', { name: 'Security' }));
    const twoFactor = await screen.findByRole('switch', { name: 'Two-Factor Authentication' });
    const api = screen.getByRole('switch', { name: 'API Access' });
    expect(twoFactor).toBeChecked();
    expect(api).not.toBeChecked();
    await user.click(twoFactor);
    await user.click(api);
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    const shown = await card();
    expect(await shown.findByText('MFA disabled')).toBeVisible();
    expect(await shown.findByText('Active')).toBeVisible();
  });

  it.each(['live', 'reference'] as const)(
    '[PR2] “Export Data” downloads the profile and its settings as JSON, in %s mode @deep',
    async (behaviour) => {
      setSystemDate('2026-11-25T08:00:00.000Z');
      const create = jest.spyOn(URL, 'createObjectURL');
      const click = jest
        .spyOn(HTMLAnchorElement.prototype, 'click')
        .mockImplementation(() => undefined);
      const { user, workspace } = show('client', behaviour);
      await user.click((await card()).getByRole('button', { name: 'Export Data' }));
      await waitFor(() => expect(click).toHaveBeenCalled());
      expect(click.mock.contexts[0]).toHaveProperty(
        'download',
        'trustfold-profile_client_2026-11-25.json',
      );
      const file = create.mock.calls[0]?.[0] as Blob;
      expect(JSON.parse(await file.text())).toMatchObject({
        profile: createSampleProfile('client'),
        exportedAt: expect.stringMatching(/^2026-11-25T08:00/) as unknown,
        preferences: { weeklyDigest: true, colourMode: 'light' },
      });
      const entries = await workspace.source.find('auditEntries', 'at', {
        descending: true,
        limit: 1,
      });
      expect(entries[0]?.action).toBe('profile.export');
    },
  );
});
