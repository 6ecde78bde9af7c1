import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { gateCode } from '../sign-in/access';
import { GateRoute } from './gate-route';

const renderGate = (route = '/') => renderWithProviders(<GateRoute />, { route });
const codeField = () => screen.getByLabelText<HTMLInputElement>('Access code');
const submitButton = () => screen.getByRole('button', { name: /^Access Trustfold$|^Verifying/ });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

afterEach(() => jest.useRealTimers());

describe('gate', () => {
  it('[GA1, GA2] the gate shows a field for the access code and focuses it', () => {
    renderGate();
    expect(screen.getByRole('heading', { name: 'Secure Access Required' })).toBeVisible();
    expect(screen.getByText('Advanced Financial Platform')).toBeVisible();
    expect(screen.getByText('Trustfold').previousElementSibling?.tagName).toBe('svg');
    expect(codeField()).toHaveAttribute('type', 'password');
    expect(codeField()).toHaveAttribute('autocomplete', 'off');
    expect(codeField()).toHaveFocus();
    expect(submitButton()).toHaveTextContent('Access Trustfold');
    expect(document.title).toBe('Access · Trustfold');
  });

  it('[GA1] the gate can show the code and hide it again', async () => {
    const { user } = renderGate();
    await user.click(screen.getByRole('button', { name: 'Show characters' }));
    expect(codeField()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide characters' }));
    expect(codeField()).toHaveAttribute('type', 'password');
  });

  it('[GA1] the gate warns that Caps Lock is on until the field loses the focus', () => {
    renderGate();
    fireEvent.keyDown(codeField(), { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock is on')).toBeVisible();
    fireEvent.blur(codeField());
    expect(screen.queryByText('Caps Lock is on')).not.toBeInTheDocument();
  });

  it('[GA3, GA10] the gate disables the button if the code is empty or only spaces', async () => {
    const { user } = renderGate();
    expect(submitButton()).toBeDisabled();
    await user.type(codeField(), '   ');
    expect(submitButton()).toBeDisabled();
    await user.type(codeField(), 'a');
    expect(submitButton()).toBeEnabled();
  });

  it('[GA1, GA3, GA4] the gate is busy for 800 ms while the code is verified', async () => {
    const { user } = renderGate();
    await user.type(codeField(), 'wrong{Enter}');
    expect(submitButton()).toHaveTextContent('Verifying...');
    expect(submitButton()).toBeDisabled();
    expect(submitButton().closest('form')).toHaveAttribute('aria-busy', 'true');
    await wait(799);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await wait(1);
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    expect(submitButton()).toBeEnabled();
  });

  it('[GA5] the gate shows the error for a wrong code below the button, and selects the text of the field', async () => {
    const { user } = renderGate();
    await user.type(codeField(), 'wrong');
    await user.click(submitButton());
    await wait(801);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Invalid access code. Please try again.');
    expect(submitButton().compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(codeField()).toHaveFocus();
    expect([codeField().selectionStart, codeField().selectionEnd]).toEqual([0, 'wrong'.length]);
    expect(localStorage.getItem('tf_site_gate')).toBeNull();
  });

  it('[GA5] editing the code removes the error of the gate', async () => {
    const { user } = renderGate();
    await user.type(codeField(), 'wrong{Enter}');
    await wait(800);
    await user.type(codeField(), 'x');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('[GA6, GA10] the correct code opens the landing page', async () => {
    const { user, location } = renderGate();
    await user.type(codeField(), `${gateCode}{Enter}`);
    expect(localStorage.getItem('tf_site_gate')).toBeNull();
    await wait(800);
    expect(localStorage.getItem('tf_site_gate')).toBe('ok');
    expect(location()).toBe('/trustfold');
  });

  it('[GA4] the gate stays busy after the correct code until the next page appears', async () => {
    const { user } = renderGate();
    await user.type(codeField(), `${gateCode}{Enter}`);
    await wait(801);
    expect(submitButton()).toHaveTextContent('Verifying...');
    expect(submitButton()).toBeDisabled();
  });

  it('[GA6, GA9] the correct code opens the requested path and query', async () => {
    const next = '/trustfold/dashboard/client?tab=contracts&q=oil';
    const { user, location } = renderGate(`/?next=${encodeURIComponent(next)}`);
    await user.type(codeField(), `${gateCode}{Enter}`);
    await wait(800);
    expect(location()).toBe(next);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '%2F%2Fevil.example',
    '/',
  ])(
    '[GA6, B9] the correct code opens the landing page for the unsafe next parameter %s',
    async (next) => {
      const { user, location } = renderGate(`/?next=${encodeURIComponent(next)}`);
      await user.type(codeField(), `${gateCode}{Enter}`);
      await wait(800);
      expect(location()).toBe('/trustfold');
    },
  );

  it('[GA7] the gate shows Continue in a browser that already has access', async () => {
    localStorage.setItem('tf_site_gate', 'ok');
    const { user, location } = renderGate('/?next=%2Fportal%2Flogin');
    expect(codeField()).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    expect(location()).toBe('/portal/login');
  });

  it('[GA4] leaving the gate cancels the verification of the code', async () => {
    const { user, unmount } = renderGate();
    await user.type(codeField(), `${gateCode}{Enter}`);
    unmount();
    await wait(800);
    expect(localStorage.getItem('tf_site_gate')).toBeNull();
  });
});
