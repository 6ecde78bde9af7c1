import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTryAgain } from 'shared-kernel/remote';
import { note, showDiagnostics } from '../diagnostics/collector';
import { faultCode } from '../diagnostics/fault-code';
import { PlainErrorCard } from './plain-error-card';

jest.mock('../diagnostics/collector', () => ({ note: jest.fn(), showDiagnostics: jest.fn() }));

const error = new Error('The page is gone');

afterEach(() => {
  delete window.trustfoldPlain;
});

describe('PlainErrorCard', () => {
  it('[E3] says its code, notes the fault, and shows what can be copied of it', async () => {
    window.trustfoldPlain = { code: faultCode, show: jest.fn() };
    render(<PlainErrorCard error={error} onRetry={jest.fn()} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The page is gone');
    expect(screen.getByText(faultCode({ kind: 'card', error }))).toBeVisible();
    expect(note).toHaveBeenCalledWith('card', { error });
    await userEvent.click(screen.getByRole('button', { name: 'Copy diagnostics' }));
    expect(showDiagnostics).toHaveBeenCalledWith({ kind: 'card', error });
  });

  it('[E3] stands without the page’s head, and has what hangs asked for anew too', async () => {
    const [onRetry, press] = [jest.fn(), jest.fn()];
    const stop = onTryAgain(press);
    render(<PlainErrorCard error={error} onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    stop();
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(press).toHaveBeenCalledTimes(1);
  });
});
