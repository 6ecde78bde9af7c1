import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip, TooltipProvider } from './tooltip';

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const hover = (name: string) =>
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });

const leave = (name: string) => {
  fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' });
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 500, clientY: 500 });
};

const sample = (enabled: boolean) =>
  render(
    <TooltipProvider enabled={enabled}>
      <Tooltip content="Copies the id">
        <button type="button">Copy</button>
      </Tooltip>
      <Tooltip content="Prints the list">
        <button type="button">Print</button>
      </Tooltip>
    </TooltipProvider>,
  );

describe('Tooltip', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[E2] opens 700 ms after the pointer arrives', () => {
    sample(true);
    hover('Copy');
    advance(699);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    advance(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Copies the id');
  });

  it('[E2] opens immediately within 300 ms of another tooltip, otherwise after the delay', () => {
    sample(true);
    hover('Copy');
    advance(700);
    leave('Copy');
    advance(299);
    hover('Print');
    expect(screen.getByRole('tooltip')).toHaveTextContent('Prints the list');
    leave('Print');
    advance(301);
    hover('Copy');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    advance(700);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Copies the id');
  });

  it('[E2] opens on focus and closes on Escape', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    sample(true);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription(
      'Copies the id',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('[E2] does not open if the pointer left before the delay', () => {
    sample(true);
    hover('Copy');
    leave('Copy');
    advance(2000);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('[PR11, B22] shows no tooltip if tooltips are off, and keeps the accessible names', () => {
    sample(false);
    hover('Copy');
    advance(2000);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });
});
