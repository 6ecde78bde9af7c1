import { act, screen, waitFor } from '@testing-library/react';
import { generateAuthenticatorCode } from 'shared-kernel/domain/second-factor';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { useRecord } from 'shared-kernel/workspace';
import { SecuritySection } from './security-section';

interface OwnProps {
  readonly portal: PortalKey;
}

function Own({ portal }: OwnProps) {
  const profile = useRecord('profiles', portal).data;
  return profile && <SecuritySection profile={profile} />;
}

const show = (portal: PortalKey, behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(<Own portal={portal} />, {
    portal,
    workspace: createTestWorkspace({ behaviour }),
  });

const twoFactor = () => screen.findByRole('switch', { name: 'Two-Factor Authentication' });
const currentCode = /^\d{3} \d{3}$/;
const shownCode = async () => (await screen.findByText(currentCode)).textContent.replace(' ', '');

describe('authenticator of the profile', () => {
  it('[PR9] shows the authenticator with the current code until Two-Factor is turned off', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const { user, workspace } = show('vendor');
    await user.click(await twoFactor());
    const code = await shownCode();
    const secret = (await workspace.source.get('profiles', 'vendor'))?.record.authenticatorSecret;
    expect(code).toBe(generateAuthenticatorCode(secret ?? '', Date.now()));
    expect(screen.getByRole('timer')).toHaveTextContent(/^\d+ seconds? left$/);
    expect(screen.getByText(/for demonstration only/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy authenticator address' })).toBeVisible();
    await user.click(await twoFactor());
    await waitFor(() => expect(screen.queryByText(currentCode)).not.toBeInTheDocument());
  });

  it('[PR9] shows the next code when the current code expires @deep', async () => {
    const { user } = show('vendor');
    await user.click(await twoFactor());
    const code = await shownCode();
    const later = Date.now() + 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await waitFor(async () => expect(await shownCode()).not.toBe(code));
  });

  it('[PR9] reports a missing authenticator if Two-Factor is on, and offers to set one up', async () => {
    const { user } = show('banking');
    expect(await twoFactor()).toBeChecked();
    expect(
      screen.getByText(/No authenticator is set up\. Sign-in does not require a code/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set up the authenticator' }));
    expect(await shownCode()).toMatch(/^\d{6}$/);
    expect(await twoFactor()).toBeChecked();
  });

  it('[PR9] shows no authenticator in reference mode', async () => {
    const { user } = show('vendor', 'reference');
    await user.click(await twoFactor());
    await waitFor(async () => expect(await twoFactor()).toBeChecked());
    await act(() => import('./authenticator').then(() => undefined));
    expect(screen.queryByText(/authenticator/i)).not.toBeInTheDocument();
  });
});

describe('descriptions of the security toggles', () => {
  const description = async (name: string) =>
    (await screen.findByRole('switch', { name })).getAttribute('aria-describedby') ?? '';
  const textOf = async (name: string) =>
    document.getElementById(await description(name))?.textContent;

  it('[PR9] describes the actual effect of the security toggles in live mode', async () => {
    show('vendor');
    expect(await textOf('Two-Factor Authentication')).toBe(
      'Require an authenticator code at every sign-in to this portal after setup',
    );
    expect(await textOf('API Access')).toBe('Saved as a preference. This demo has no API.');
    expect(await textOf('Login Notifications')).toBe(
      'Notify me about each new sign-in to this portal',
    );
  });

  it('[PR9] shows the sample’s descriptions in reference mode', async () => {
    show('vendor', 'reference');
    expect(await textOf('Two-Factor Authentication')).toBe('Require a code at every sign-in');
    expect(await textOf('Login Notifications')).toBe(
      'Notify me when someone signs in with my account',
    );
    expect(await textOf('API Access')).toBe('Allow access with an API key');
  });
});
