import { screen, waitFor, within } from '@testing-library/react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { createSampleProfile } from 'shared-kernel/testing/records';
import { preferencesKey } from 'shared-kernel/shell';
import {
  createTestWorkspace,
  setSystemDate,
  testWorkspaceFailure,
  type TestWorkspaceOptions,
} from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { UserActivity } from './user-activity';
import { SecuritySection } from './security-section';

const show = (portal: PortalKey = 'banking', options: TestWorkspaceOptions = {}) =>
  renderWithProviders(<SecuritySection profile={createSampleProfile(portal)} />, {
    portal,
    workspace: createTestWorkspace(options),
  });

const showActivity = (options: TestWorkspaceOptions = {}) =>
  renderWithProviders(<UserActivity profile={createSampleProfile('banking')} />, {
    workspace: createTestWorkspace(options),
  });

describe('security settings', () => {
  it('[PR9] the security settings have three toggles with the specified defaults', () => {
    show('vendor');
    const toggles = screen.getAllByRole('switch');
    expect(toggles.map(({ ariaChecked }) => ariaChecked)).toEqual(['false', 'true', 'false']);
    expect(screen.getByRole('switch', { name: 'Two-Factor Authentication' })).toBe(toggles[0]);
    expect(screen.getByRole('switch', { name: 'Login Notifications' })).toBe(toggles[1]);
    expect(screen.getByRole('switch', { name: 'API Access' })).toBe(toggles[2]);
  });

  it.each([
    ['live', expect.stringContaining('"loginNotifications":false') as unknown],
    ['reference', null],
  ] as const)(
    '[PR9] stores the setting “Login Notifications” only in live mode: %s @deep',
    async (behaviour, kept) => {
      window.sessionStorage.setItem('tf_behaviour', behaviour);
      const { user } = show('client', { behaviour });
      const toggle = screen.getByRole('switch', { name: 'Login Notifications' });
      await user.click(toggle);
      expect(toggle).not.toBeChecked();
      expect(window.localStorage.getItem(preferencesKey)).toEqual(kept);
    },
  );

  it('[PR9, policy] lets the regulator change the security settings', () => {
    show('regulator');
    for (const toggle of screen.getAllByRole('switch')) expect(toggle).toBeEnabled();
    expect(screen.queryByText(/read-only/)).not.toBeInTheDocument();
  });

  it.each(['live', 'reference'] as const)(
    '[PR9] “Download Security Report” downloads a PDF, in %s mode @deep',
    async (behaviour) => {
      setSystemDate('2026-11-25T08:00:00.000Z');
      const create = jest.spyOn(URL, 'createObjectURL');
      const click = jest
        .spyOn(HTMLAnchorElement.prototype, 'click')
        .mockImplementation(() => undefined);
      const { user, workspace } = show('banking', { behaviour });
      await screen.findByRole('list', { name: 'Your activity' });
      await user.click(screen.getByRole('button', { name: 'Download Security Report' }));
      await waitFor(() => expect(click).toHaveBeenCalled());
      expect(click.mock.contexts[0]).toHaveProperty(
        'download',
        'trustfold-security-report_banking_2026-11-25.pdf',
      );
      const file = create.mock.calls[0]?.[0] as Blob;
      expect(file.type).toBe('application/pdf');
      expect(await file.text()).toMatch(/^%PDF-/);
      const [entry] = await workspace.source.find('auditEntries', 'at', {
        descending: true,
        limit: 1,
      });
      expect(entry?.action).toBe('profile.securityReport');
    },
  );

  it('[PR9] “Download Security Report” is disabled with a reason until the audit log has loaded', () => {
    show('banking', { state: 'loading' });
    const report = screen.getByRole('button', { name: 'Download Security Report' });
    expect(report).toHaveAttribute('aria-disabled', 'true');
    expect(report).toHaveAccessibleDescription('Still loading. Try again in a moment.');
  });
});

describe('activity of a person', () => {
  it('[PR9] the security settings show a skeleton while the audit log loads', () => {
    showActivity({ state: 'loading' });
    expect(screen.getByRole('status', { name: 'Loading rows' })).toBeInTheDocument();
  });

  it('[PR9, E3] the security settings show an error if the audit log cannot be loaded, and offer a retry', async () => {
    showActivity({ state: 'failing' });
    expect(await screen.findByRole('alert')).toHaveTextContent(testWorkspaceFailure);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('[PR9] the activity of a person without audit entries shows a message', async () => {
    showActivity({ state: 'empty' });
    expect(await screen.findByText('No activity yet')).toBeVisible();
  });

  it('[PR9] the activity of a person lists only that person’s audit entries, newest first', async () => {
    showActivity();
    const list = await screen.findByRole('list', { name: 'Your activity' });
    const [newest] = within(list).getAllByRole('listitem');
    expect(newest).toHaveTextContent('Held for compliance review · TX-059');
    expect(list).not.toHaveTextContent('dip test');
  });
});
