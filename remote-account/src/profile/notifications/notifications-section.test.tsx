import { screen, waitFor } from '@testing-library/react';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { createSampleProfile } from 'shared-kernel/testing/records';
import { preferencesAtom, preferencesKey } from 'shared-kernel/shell';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { NotificationsSection } from './notifications-section';

const show = (portal: PortalKey = 'client', behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(<NotificationsSection profile={createSampleProfile(portal)} />, {
    portal,
    workspace: createTestWorkspace({ behaviour }),
  });

const stated = [
  ['New contract assignments', 'newContractAssignments', true],
  ['Legal review completed', 'legalReviewCompleted', true],
  ['Milestone deadlines', 'milestoneDeadlines', true],
  ['Compliance score changes', 'complianceScoreChanges', true],
  ['AML screening alerts', 'amlScreeningAlerts', true],
  ['Audit simulation results', 'auditSimulationResults', false],
  ['Security alerts', 'securityAlerts', true],
  ['Weekly digest', 'weeklyDigest', true],
  ['Platform updates', 'platformUpdates', false],
] as const;

const toggle = (name: string) => screen.getByRole('switch', { name });

const describedBy = (element: HTMLElement): string =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

describe('notification settings', () => {
  it('[PR10] shows nine toggles in three groups with their specified defaults', () => {
    show();
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['Contract', 'Compliance', 'System']);
    expect(screen.getAllByRole('switch')).toHaveLength(stated.length);
    for (const [name, , isOn] of stated) {
      expect(toggle(name)).toHaveAttribute('aria-checked', String(isOn));
      expect(toggle(name)).toHaveAccessibleDescription(/\w/);
    }
  });

  it('[PR10] describes the effect of each notification toggle in live mode, and shows the sample’s texts in reference mode', () => {
    const { unmount } = show();
    const recorded = stated.flatMap(([name]) =>
      describedBy(toggle(name)).startsWith('Saved as a preference. This demo') ? name : [],
    );
    expect(recorded).toEqual(['Platform updates']);
    for (const [name] of stated.filter(([of]) => !recorded.some((each) => each === of))) {
      expect(toggle(name)).toHaveAccessibleDescription(/^Notify me (when|about|once a week) /);
    }
    unmount();
    show('client', 'reference');
    expect(toggle('Weekly digest')).toHaveAccessibleDescription(
      'Weekly summary, sent every Monday',
    );
  });

  it.each(stated)('[PR10] stores the notification toggle %s @deep', async (name, key, isOn) => {
    const { user, store } = show();
    await user.click(toggle(name));
    expect(toggle(name)).toHaveAttribute('aria-checked', String(!isOn));
    expect(store.get(preferencesAtom)[key]).toBe(!isOn);
    expect(JSON.parse(window.localStorage.getItem(preferencesKey) ?? '{}')).toHaveProperty(
      key,
      !isOn,
    );
  });

  it('[PR10] stores no notification settings in reference mode', async () => {
    window.sessionStorage.setItem('tf_behaviour', 'reference');
    const { user } = show('client', 'reference');
    await user.click(toggle('Platform updates'));
    expect(toggle('Platform updates')).toBeChecked();
    expect(window.localStorage.getItem(preferencesKey)).toBeNull();
  });

  it('[PR10] turns on all notification toggles of a group, or turns them off if all are on', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'System: turn all on' }));
    const ofSystem = ['Security alerts', 'Weekly digest', 'Platform updates'];
    for (const name of ofSystem) expect(toggle(name)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'System: turn all off' }));
    for (const name of ofSystem) expect(toggle(name)).not.toBeChecked();
    expect(toggle('New contract assignments')).toBeChecked();
  });

  it('[PR10] sends sample notifications only for toggles that are on', async () => {
    const { user, workspace } = show('admin');
    const titles = async () =>
      (await workspace.source.list('notifications')).map(({ title }) => title);
    await user.click(toggle('Weekly digest'));
    await user.click(screen.getByRole('button', { name: 'System: send sample notifications' }));
    await waitFor(async () => expect(await titles()).toContain('Sample: security alert'));
    expect(await titles()).toHaveLength(9);
    expect(await titles()).not.toContain('Sample: weekly digest');
  });

  it('[PR10] offers no sample notifications in reference mode', () => {
    show('client', 'reference');
    expect(screen.queryByRole('button', { name: /sample/ })).not.toBeInTheDocument();
  });

  it('[PR10] a changed notification toggle adds an audit entry with the previous values', async () => {
    const { user, workspace } = show();
    await user.click(toggle('Weekly digest'));
    await waitFor(async () => {
      const [entry] = await workspace.source.find('auditEntries', 'at', {
        descending: true,
        limit: 1,
      });
      expect(entry).toMatchObject({
        action: 'preferences.setNotifications',
        before: { weeklyDigest: true },
        after: { weeklyDigest: false },
      });
    });
  });

  it('[PR10, policy] lets the regulator change notification settings', () => {
    show('regulator');
    for (const one of screen.getAllByRole('switch')) expect(one).toBeEnabled();
  });

  it.each(portalKeys)(
    '[R55, PR10] enables sample notifications for the %s portal @deep',
    (portal) => {
      show(portal);
      for (const button of screen.getAllByRole('button', { name: /send sample notifications/ }))
        expect(button).toBeEnabled();
    },
  );
});
