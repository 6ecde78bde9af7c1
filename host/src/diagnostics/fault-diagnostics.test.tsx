import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing';
import { ErrorCard } from 'shared-kernel/ui';
import { CompositionError, RemoteError } from '../federation/remote-error';
import { FaultsOf } from './fault-diagnostics';
import { faultCode } from './fault-code';

const note = jest.fn();
const show = jest.fn();
jest.mock('./collector', () => ({
  note: (...said: readonly unknown[]) => note(...said) as unknown,
  showDiagnostics: (fault: unknown) => show(fault) as unknown,
}));

const card = (error: Error, remote?: string) =>
  renderWithProviders(
    <FaultsOf {...(remote !== undefined && { remote })}>
      <ErrorCard error={error} onRetry={jest.fn()} />
    </FaultsOf>,
  );

beforeEach(() => {
  window.trustfoldPlain = { code: faultCode, show: jest.fn() };
  note.mockReset();
  show.mockReset();
});

describe('an error card of the dashboard', () => {
  it.each([
    [new RemoteError('It could not be loaded.'), 'load', 'contracts'],
    [new CompositionError('The list is missing.'), 'load', 'account'],
    [new TypeError('x is not a function'), 'card', 'contracts'],
    [new Error('The overview could not be loaded.'), 'card', undefined],
  ] as const)('[E3] says the code of “%s”, a fault of kind %s', async (error, kind, remote) => {
    const { user } = card(error, remote);
    expect(screen.getByText(faultCode({ kind, remote, error }))).toBeVisible();
    expect(note).toHaveBeenCalledWith(kind, expect.objectContaining({ remote, error }));
    expect(screen.queryByRole('button', { name: 'Copy details' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy diagnostics' }));
    expect(show).toHaveBeenCalledWith({ kind, remote, error });
  });

  it('[E3] notes one fault once, however often its card is drawn with an error made anew', () => {
    const drawn = (error: Error) => (
      <FaultsOf remote="contracts">
        <ErrorCard error={error} onRetry={jest.fn()} />
      </FaultsOf>
    );
    const { rerender } = renderWithProviders(drawn(new RemoteError('lacks its files.')));
    const before = note.mock.calls.length;
    rerender(drawn(new RemoteError('lacks its files.')));
    expect(note.mock.calls.length - before).toBeLessThanOrEqual(1);
    expect(before).toBeGreaterThan(0);
  });
});
