import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { NotificationBell } from './notification-bell';

const list = jest.fn<ReactNode, []>();
jest.mock('./latest-notifications', () => ({ LatestNotifications: () => list() }));

const links = () => (
  <>
    <a href="/one">One</a>
    <a href="/two">Two</a>
  </>
);

async function renderBell() {
  const { user } = renderWithProviders(
    <>
      <NotificationBell />
      <a href="/next">Next</a>
      <p>Beside</p>
    </>,
  );
  const bell = await screen.findByRole('button', { name: /^Notifications/ });
  return { user, bell };
}

const panel = () => screen.findByRole('dialog', { name: 'Latest notifications' });
const noPanel = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => {
  list.mockReset().mockImplementation(links);
});

describe('NotificationBell', () => {
  it('[E3] the bell stays visible if rendering its notifications fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    list.mockImplementation(() => {
      throw new Error('broken inside');
    });
    const { user, bell } = await renderBell();
    await user.click(bell);
    expect(await screen.findByText('broken inside')).toBeInTheDocument();
    expect(bell).toBeVisible();
    log.mockRestore();
  });

  it('[F2] opening the bell moves the focus into the panel, and Escape returns it to the bell', async () => {
    const { user, bell } = await renderBell();
    expect(bell).toHaveAttribute('aria-haspopup', 'dialog');
    expect(bell).toHaveAttribute('aria-expanded', 'false');
    bell.focus();
    await user.keyboard('{Enter}');
    expect(bell).toHaveAttribute('aria-expanded', 'true');
    const dialog = await panel();
    await waitFor(() => expect(dialog).toHaveFocus());
    await user.keyboard('{Escape}');
    await noPanel();
    expect(bell).toHaveFocus();
    expect(bell).toHaveAttribute('aria-expanded', 'false');
  });

  it('[F2] the Tab key moves the focus through the notifications panel, and Shift+Tab moves it back to the bell', async () => {
    const { user, bell } = await renderBell();
    await user.click(bell);
    const dialog = await panel();
    await waitFor(() => expect(dialog).toHaveFocus());
    await user.tab({ shift: true });
    await noPanel();
    expect(bell).toHaveFocus();

    await user.keyboard('{Enter}');
    const again = await panel();
    await waitFor(() => expect(again).toHaveFocus());
    await user.tab();
    await user.tab();
    expect(screen.getByText('Two')).toHaveFocus();
    await user.tab();
    await noPanel();
    expect(screen.getByText('Next')).toHaveFocus();
  });

  it('[F2] a second click on the bell or a click outside closes the panel', async () => {
    const { user, bell } = await renderBell();
    await user.click(bell);
    await panel();
    await user.click(bell);
    await noPanel();
    await user.click(bell);
    await panel();
    await user.click(screen.getByText('Beside'));
    await noPanel();
  });

  it('[F2] the bell’s accessible description does not include the notifications panel', async () => {
    const { user, bell } = await renderBell();
    await user.click(bell);
    const dialog = await panel();
    await waitFor(() => expect(dialog).toHaveFocus());
    expect(bell).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(document.querySelector('[title]')).toBeNull();
  });
});
