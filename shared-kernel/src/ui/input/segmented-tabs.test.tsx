import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/render';
import { SegmentedTabs } from './segmented-tabs';

const tabs = [
  { key: 'all', label: 'All', count: 2575 },
  { key: 'unread', label: 'Unread', icon: 'mail' },
  { key: 'starred', label: 'Starred' },
] as const;

function Sample() {
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('all');
  return (
    <SegmentedTabs label="Notifications" tabs={tabs} value={tab} onChange={setTab}>
      Panel of {tab} <input aria-label="Find" />
    </SegmentedTabs>
  );
}

describe('SegmentedTabs', () => {
  it('[N2] opens the panel of the selected tab', async () => {
    const { user } = renderWithProviders(<Sample />);
    expect(screen.getByRole('tablist', { name: 'Notifications' })).toBeVisible();
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('All 2,575');
    await user.click(screen.getByRole('tab', { name: 'Unread' }));
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Unread');
    expect(screen.getByRole('tabpanel', { name: 'Unread' })).toHaveTextContent('Panel of unread');
  });

  it('[R14] ignores Alt with an arrow key, which the browser uses to go back', async () => {
    const { user } = renderWithProviders(<Sample />);
    await user.tab();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{End}{/Control}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/All 2,575$/);
  });

  it('[N2] moves with arrow keys, wrapping at the ends, and with Home and End', async () => {
    const { user } = renderWithProviders(<Sample />);
    await user.tab();
    const open = () => screen.getByRole('tab', { selected: true });
    expect(open()).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(open()).toHaveTextContent(/Starred$/);
    expect(open()).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(open()).toHaveTextContent(/All 2,575$/);
    await user.keyboard('{End}');
    expect(open()).toHaveTextContent(/Starred$/);
    await user.keyboard('{Home}');
    expect(open()).toHaveTextContent(/All 2,575$/);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it('opens the focused tab when the arrow key is released', async () => {
    const { user } = renderWithProviders(<Sample />);
    await user.tab();
    await user.keyboard('{ArrowRight>}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/Starred$/);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel of starred');
  });

  it('[E2] has one panel, which keeps its state, and no title attributes', async () => {
    const { user } = renderWithProviders(<Sample />);
    await user.type(screen.getByRole('textbox', { name: 'Find' }), 'late');
    await user.click(screen.getByRole('tab', { name: 'Unread' }));
    const panel = screen.getByRole('tabpanel');
    expect(panel).toHaveAccessibleName('Unread');
    expect(screen.getByRole('tab', { name: 'Unread' })).toHaveAttribute('aria-controls', panel.id);
    expect(screen.getByRole('textbox', { name: 'Find' })).toHaveValue('late');
    expect(document.querySelector('[title]')).toBeNull();
  });
});
