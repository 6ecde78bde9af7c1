import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithProviders } from '../testing/render';
import { ViewSwitch, type ListView } from './view-switch';

function List() {
  const [view, setView] = useState<ListView>('cards');
  return (
    <>
      <ViewSwitch value={view} onChange={setView} />
      <p>Shown as {view}</p>
    </>
  );
}

describe('the switch between cards and table', () => {
  test('[C1, CL1, TX3] chooses by a press and says what is chosen', async () => {
    const user = userEvent.setup();
    renderWithProviders(<List />);
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Cards' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getByText('Shown as table')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Cards' })).not.toBeChecked();
  });

  test('[C1, CL1, TX3] the arrows choose, and one stop of the Tab key reaches it', async () => {
    const user = userEvent.setup();
    renderWithProviders(<List />);
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Cards' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Shown as table')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Table' })).toHaveFocus();
  });

  test('[R14] leaves Alt with an arrow to the browser', async () => {
    const user = userEvent.setup();
    renderWithProviders(<List />);
    await user.tab();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft', altKey: true });
    expect(screen.getByText('Shown as cards')).toBeVisible();
  });

  test('[E2] names a half by a tooltip and not by a native title', async () => {
    const user = userEvent.setup();
    renderWithProviders(<List />);
    await user.hover(screen.getByText('Table'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Table');
    expect(document.querySelector('[title]')).toBeNull();
  });

  test('[C1] two switches on a page do not choose for each other', async () => {
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
