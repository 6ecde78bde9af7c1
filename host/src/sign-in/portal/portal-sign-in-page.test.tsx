import { act, screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { bankingDisclaimer } from '../../brand/banking-disclaimer';
import { portalAccessCredentials } from '../access';
import { readPortalSession } from '../portal-session';
import { demoSession, setSessionPort } from '../session-port';
import { portalAuthenticatedKey, portalAuthKey } from '../../page/session-keys';
import { readSignedOutPortal, createSignOutState } from '../create-sign-out-state';
import { PortalSignInPage } from './portal-sign-in-page';

const renderPage = () => renderWithProviders(<PortalSignInPage />, { route: '/portal/login' });
const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submitButton = () => screen.getByRole('button', { name: /Access Portal|Authenticating/ });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function attempt(page: ReturnType<typeof renderPage>, pair: typeof portalAccessCredentials) {
  await page.user.type(username(), pair.username);
  await page.user.type(password(), pair.password);
  await page.user.click(submitButton());
}

const wrongPair = { username: 'someone@else.example', password: 'wrong' };

describe('portal sign-in', () => {
  it('[P1, P2, B24] the portal sign-in uses native fields that password managers recognize', () => {
    renderPage();
    expect(username()).toBeRequired();
    expect(username()).toHaveAttribute('type', 'email');
    expect(username()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toBeRequired();
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(submitButton()).toHaveTextContent('Access Portal');
    expect(document.title).toBe('Portal access · Trustfold');
  });

  it('[P2, B24] the portal sign-in leaves validation of an empty or malformed username to the browser', async () => {
    const { user } = renderPage();
    await user.click(submitButton());
    expect(submitButton()).toHaveTextContent('Access Portal');
    await user.type(username(), 'not an address');
    await user.type(password(), 'x{Enter}');
    expect(submitButton()).toHaveTextContent('Access Portal');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[P1, P2] the portal sign-in shows “Authenticating...” for 500 ms', async () => {
    const page = renderPage();
    await attempt(page, wrongPair);
    expect(submitButton()).toHaveTextContent('Authenticating...');
    expect(submitButton()).toBeDisabled();
    await wait(499);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await wait(1);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(submitButton()).toHaveTextContent('Access Portal');
  });

  it('[P3] a failed portal sign-in shows the error above the form and focuses the error', async () => {
    const page = renderPage();
    await attempt(page, wrongPair);
    await wait(500);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Invalid credentials. Please try again.');
    expect(alert).toHaveFocus();
    expect(alert.closest('form')).toBeNull();
    expect(alert.compareDocumentPosition(username())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['username', username],
    ['password', password],
  ])('[P3] editing the %s removes the sign-in error @deep', async (_name, field) => {
    const page = renderPage();
    await attempt(page, wrongPair);
    await wait(500);
    await page.user.type(field(), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[P4, P5, B6, S1] the portal sign-in stores the session and opens the portal selection', async () => {
    const page = renderPage();
    await attempt(page, portalAccessCredentials);
    expect(sessionStorage).toHaveLength(0);
    await wait(500);
    expect(readPortalSession()?.username).toBe(portalAccessCredentials.username);
    expect(sessionStorage.getItem('portal-authenticated')).toBe('true');
    expect(page.location()).toBe('/trustfold/login');
  });

  it('[P1] the portal sign-in links to the landing page', async () => {
    const { user, location } = renderPage();
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    expect(location()).toBe('/trustfold');
  });

  it('[P1] the portal sign-in can show the password', async () => {
    const { user } = renderPage();
    await user.click(screen.getByRole('button', { name: 'Show characters' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('[G3, G4] the portal sign-in lists the offered services and states that the product is not a bank', () => {
    renderPage();
    for (const offer of [
      'Legal-as-a-Service',
      'KYC/AML compliance scoring',
      'Transaction monitoring',
      'Process tracking',
      'Contract management',
    ]) {
      expect(screen.getByText(offer)).toBeVisible();
    }
    expect(screen.getByText(bankingDisclaimer)).toBeVisible();
  });
});

const note = jest.fn<Promise<void>, [string, string]>(() => Promise.resolve());
jest.mock('../record-session-event', () => ({
  recordSessionEvent: (what: string, portal: string) => note(what, portal),
}));

describe('sign-out', () => {
  const session = JSON.stringify({
    username: 'a@b.example',
    signedInAt: '2024-07-22T09:00:00.000Z',
  });

  it('[P4, F8, GA7] a sign-out ends the session without locking the access gate, and adds one audit entry', () => {
    localStorage.setItem('tf_site_gate', 'ok');
    sessionStorage.setItem(portalAuthKey, session);
    sessionStorage.setItem(portalAuthenticatedKey, 'true');
    renderWithProviders(<PortalSignInPage />, {
      route: '/portal/login',
      state: createSignOutState('vendor'),
    });
    expect(readPortalSession()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('tf_site_gate')).toBe('ok');
    expect(note.mock.calls).toEqual([['left', 'vendor']]);
  });

  it('[R161] with a workspace server, a sign-out is recorded before the session and its token end', async () => {
    const server = { server: 'https://a.example', issuer: 'https://b.example', clientId: 'c' };
    const { dataset } = document.documentElement;
    Object.assign(dataset, server);
    const order: (readonly [string, boolean])[] = [];
    const add = (what: string) => {
      order.push([what, readPortalSession() !== undefined]);
      return Promise.resolve();
    };
    const endSession = () => add('ended at the issuer');
    setSessionPort({ startSignIn: () => new Promise(() => undefined), endSession });
    note.mockImplementationOnce(() => add('recorded'));
    sessionStorage.setItem(portalAuthKey, session);
    renderWithProviders(<PortalSignInPage />, {
      route: '/portal/login',
      state: createSignOutState('vendor'),
    });
    await wait(0);
    expect(order).toEqual([
      ['recorded', true],
      ['ended at the issuer', true],
    ]);
    expect(readPortalSession()).toBeUndefined();
    setSessionPort(demoSession);
    for (const name of Object.keys(server)) Reflect.deleteProperty(dataset, name);
  });

  it.each([null, 'vendor', {}, { signedOutOf: 'somewhere' }])(
    '[P4] the history state %j does not end the session',
    (state) => {
      expect(readSignedOutPortal(state)).toBeUndefined();
    },
  );
});
