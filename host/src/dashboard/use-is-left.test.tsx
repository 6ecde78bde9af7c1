import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { useIsLeft } from './tab-panel';

const Shown = () => <p>{useIsLeft() ? 'left' : 'shown'}</p>;

const lead = (address: string) => window.history.replaceState(null, '', address);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const at = '/dashboard?tab=contracts';

beforeEach(() => {
  jest.useFakeTimers();
  lead(at);
});
afterEach(() => jest.useRealTimers());

describe('a screen that the page was led away from', () => {
  it.each(['/dashboard?tab=clients', '/dashboard', '/login?tab=contracts'])(
    '[E3] is left once the page is at %s for a while and still shows it',
    (elsewhere) => {
      renderWithProviders(<Shown />, { route: at });
      lead(elsewhere);
      fireEvent.click(document.body);
      pass(1_999);
      expect(screen.getByText('shown')).toBeVisible();
      pass(1);
      expect(screen.getByText('left')).toBeVisible();
    },
  );

  it('[E3] is not, where only what the screen itself says in the address changed', () => {
    renderWithProviders(<Shown />, { route: at });
    lead(`${at}&q=oil#top`);
    fireEvent.keyDown(document.body);
    pass(10_000);
    expect(screen.getByText('shown')).toBeVisible();
  });

  it('[E3] is not, where nothing was pressed', () => {
    renderWithProviders(<Shown />, { route: at });
    lead('/dashboard');
    pass(10_000);
    expect(screen.getByText('shown')).toBeVisible();
  });
});
