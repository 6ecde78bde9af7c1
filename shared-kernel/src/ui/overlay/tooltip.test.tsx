import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';
import { TooltipProvider } from './tooltip-provider';

/** The tooltips' chunk, which can be lost. */
const chunk = { isLost: false };
jest.mock('./tooltips', () => {
  const tips = jest.requireActual<object>('./tooltips');
  return {
    get Tooltips() {
      if (chunk.isLost) throw new Error('The chunk is lost');
      return (tips as { readonly Tooltips: unknown }).Tooltips;
    },
  };
});

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

/** Does what leads to an approach, and waits for the code that it brings. */
const withCode = (approach: () => void) =>
  act(() => {
    approach();
    return Promise.resolve();
  });

const come = (name: string) => withCode(() => hover(name));

/** The same, when the tooltips' code has loaded with an earlier approach. */
async function sampleWithCode() {
  sample(true);
  await come('Copy');
  leave('Copy');
}

describe('Tooltip', () => {
  beforeEach(() => {
    chunk.isLost = false;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('[E2] opens 700 ms after the pointer arrives and not sooner', async () => {
    await sampleWithCode();
    hover('Copy');
    advance(699);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    advance(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Copies the id');
  });

  it('[E2] opens at once within 300 ms of another, and waits again after', async () => {
    await sampleWithCode();
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

  it('[E2] opens on focus and Escape hides it', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await sampleWithCode();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription(
      'Copies the id',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('[E2] remembers who came by pointer before its code did', async () => {
    sample(true);
    const button = screen.getByRole('button', { name: 'Copy' });
    await come('Copy');
    advance(700);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Copies the id');
    expect(screen.getByRole('button', { name: 'Copy' })).toBe(button);
  });

  it('[E2] remembers who came by the keyboard before its code did', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    sample(true);
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Copies the id');
    // The tooltip is moved to its place.
    await act(() => Promise.resolve());
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
  });

  it('[E2] shows nothing to who left before its code came', async () => {
    sample(true);
    await withCode(() => {
      hover('Copy');
      leave('Copy');
    });
    advance(2000);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('[E2] asks again for its code where that was lost', async () => {
    chunk.isLost = true;
    sample(true);
    await come('Copy');
    advance(2000);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    chunk.isLost = false;
    leave('Copy');
    await come('Copy');
    advance(700);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Copies the id');
  });

  it('[PR11, B22] shows nothing when tooltips are off, and names stay', () => {
    sample(false);
    hover('Copy');
    advance(2000);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });
});
