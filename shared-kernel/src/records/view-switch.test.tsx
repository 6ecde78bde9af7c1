import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithProviders } from '../testing/render';
import type { ListLayout } from './lists/list-definition';
import { ViewSwitch } from './view-switch';

function List() {
  const [view, setView] = useState<ListLayout>('cards');
  return (
    <>
      <ViewSwitch value={view} onChange={setView} />
      <p>Shown as {view}</p>
    </>
  );
}

describe('ViewSwitch', () => {
  test('[C1, CL1, TX3] selects a view by click and marks it', async () => {
    const user = userEvent.setup();
    renderWithProviders(<List />);
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Cards' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getByText('Shown as table')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Cards' })).not.toBeChecked();
  });

  test('[C1, CL1, TX3] has one tab stop and changes with the arrow keys', async () => {
    const user = userEvent.setup();
    renderWithProviders(<List />);
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Cards' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Shown as table')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Table' })).toHaveFocus();
  });

  test('[R14] ignores Alt with an arrow key, which the browser uses for navigation', async () => {
    const user = userEvent.setup();
    renderWithProviders(<List />);
    await user.tab();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft', altKey: true });
    expect(screen.getByText('Shown as cards')).toBeVisible();
  });

  test('[E2] shows a tooltip instead of a native title', async () => {
    const user = userEvent.setup();
    renderWithProviders(<List />);
    await user.hover(screen.getByText('Table'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Table');
    expect(document.querySelector('[title]')).toBeNull();
  });

  test('[C1] two switches on the same page do not affect each other', async () => {
    const user = userEvent.setup();
    renderWithProviders(
      <>
        <List />
        <List />
      </>,
    );
    const [first, second] = screen.getAllByRole('radio', { name: 'Table' });
    if (!first || !second) throw new Error('There are not two switches.');
    await user.click(first);
    expect(first).toBeChecked();
    expect(second).not.toBeChecked();
  });
});
