import { act, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { behaviourKey, useCurrentToast } from 'shared-kernel/shell';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { demoCredentials } from '../access';
import { portalAuthKey } from '../../page/session-keys';
import { demoAccounts } from './demo-accounts';
import { DemoSignInPage } from './demo-sign-in-page';
import type { DemoCredentialCheck } from './use-demo-sign-in';

function CurrentToast() {
  const { toast } = useCurrentToast();
  return <output>{toast ? `${toast.title}: ${toast.description ?? ''}` : ''}</output>;
}

function renderPage(authenticate?: DemoCredentialCheck) {
  return renderWithProviders(
    <>
      <DemoSignInPage {...(authenticate ? { authenticate } : {})} />
      <CurrentToast />
    </>,
    { route: '/portal/demo', store: createStore() },
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const tab = (name: string) => screen.getByRole('tab', { name });
const card = (name: string) => screen.getByRole('button', { name: `Use ${name}` });
const submitButton = () => screen.getByRole('button', { name: /^Access \w+ Portal$|^Authent/ });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.setItem(
    portalAuthKey,
    JSON.stringify({ username: 'a@b.example', signedInAt: '2024-07-22T09:00:00.000Z' }),
  );
});

afterEach(() => jest.useRealTimers());

describe('demo sign-in', () => {
  it('[D1] the demo sign-in has the title “demo portal”', () => {
    renderPage();
    expect(screen.getByRole('heading', { level: 1, name: 'demo portal' })).toBeVisible();
    expect(document.title).toBe('Demo portal · Trustfold');
  });

  it.each([undefined, 'not json', '{"username":""}'])(
    '[D1, B6] in reference mode, the demo sign-in redirects if the stored portalAuth is %j',
    (stored) => {
      sessionStorage.clear();
      sessionStorage.setItem(behaviourKey, 'reference');
      if (stored !== undefined) sessionStorage.setItem(portalAuthKey, stored);
      expect(renderPage().location()).toBe('/portal/login');
    },
  );

  it('[R60, D6] the demo sign-in accepts a visitor without a session', async () => {
    sessionStorage.clear();
    const { user, location } = renderPage();
    expect(location()).toBe('/portal/demo');
    await user.click(card('System Administrator'));
    await user.click(submitButton());
    await wait(1000);
    expect(location()).toBe('/trustfold/dashboard/admin');
    expect(sessionStorage.getItem(portalAuthKey)).toContain(demoCredentials.username);
  });

  it('[D2, G2] the demo sign-in shows six role cards with description, features and a button', () => {
    renderPage();
    for (const { roleLabel, description, features } of demoAccounts) {
      const item = card(roleLabel).closest('li');
      if (!item) throw new Error('A card is a list item');
      expect(within(item).getByRole('heading', { name: roleLabel })).toBeVisible();
      expect(within(item).getByText(description)).toBeVisible();
      for (const feature of features) expect(within(item).getByText(feature)).toBeVisible();
    }
    expect(demoAccounts).toHaveLength(6);
  });

  it.each([
    ['System Administrator', 'Admin'],
    ['Corporate Client', 'Client'],
    ['Legal Counsel', 'Legal'],
    ['Banking Partner', 'Banking'],
    ['Vendor', 'Vendor'],
    ['Regulatory Examiner', 'Regulator'],
  ])(
    '[D2] the role card %s fills in username and password and selects the matching tab @deep',
    async (role, label) => {
      const { user } = renderPage();
      await user.click(card(role));
      expect(email()).toHaveValue(demoCredentials.username);
      expect(password()).toHaveValue(demoCredentials.password);
      expect(tab(label)).toHaveAttribute('aria-selected', 'true');
      expect(card(role)).toHaveAttribute('aria-pressed', 'true');
      await user.type(email(), 'x');
      expect(card(role)).toHaveAttribute('aria-pressed', 'false');
    },
  );

  it('[D2] the arrow keys, Home and End move the focus between the role cards', async () => {
    const { user } = renderPage();
    act(() => card('System Administrator').focus());
    await user.keyboard('{ArrowRight}');
    expect(card('Corporate Client')).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(card('Regulatory Examiner')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(card('System Administrator')).toHaveFocus();
    await user.keyboard('{End}');
    expect(card('Regulatory Examiner')).toHaveFocus();
  });

  it('[D3] the demo sign-in shows the six portals as tabs', async () => {
    const { user } = renderPage();
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Admin',
      'Client',
      'Legal',
      'Banking',
      'Vendor',
      'Regulator',
    ]);
    await user.click(tab('Client'));
    await user.keyboard('{ArrowRight}');
    expect(tab('Legal')).toHaveFocus();
    expect(tab('Legal')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Legal' })).toBeVisible();
  });

  it('[D4] the button of the demo sign-in names the selected portal', async () => {
    const { user } = renderPage();
    expect(submitButton()).toHaveTextContent('Access Admin Portal');
    await user.click(tab('Vendor'));
    expect(submitButton()).toHaveTextContent('Access Vendor Portal');
  });

  it('[B3, D5] the demo sign-in says that its button opens a portal other than the selected one', async () => {
    const { user } = renderPage();
    expect(submitButton()).toHaveAccessibleDescription('');
    await user.click(tab('Vendor'));
    expect(submitButton()).toHaveAccessibleDescription(
      'Opens the Admin portal: all demo roles use the same account.',
    );
  });

  it('[D3, D5, D9, B24] the demo sign-in leaves required-field validation to the browser', async () => {
    const { user } = renderPage();
    expect(email()).toBeRequired();
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toBeRequired();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(submitButton());
    expect(submitButton()).toHaveTextContent('Access Admin Portal');
  });

  it('[D4, D5, D6, D9, B3] the demo sign-in opens the admin portal after one second, whichever tab is selected', async () => {
    const { user, location } = renderPage();
    await user.click(card('Regulatory Examiner'));
    await user.click(submitButton());
    expect(submitButton()).toHaveTextContent('Authenticating...');
    expect(submitButton()).toBeDisabled();
    expect(screen.getByText('Opening the Admin portal.')).toBeVisible();
    await wait(999);
    expect(location()).toBe('/portal/demo');
    await wait(1);
    expect(location()).toBe('/trustfold/dashboard/admin');
    expect(
      screen.getByText(
        'Admin portal: You entered the Admin portal, not Regulator: all demo roles use the same account.',
      ),
    ).toBeVisible();
  });

  it('[D6, B3] the success message of the demo sign-in names only one portal if it is also the selected one', async () => {
    const { user } = renderPage();
    await user.click(card('System Administrator'));
    await user.click(submitButton());
    await wait(1000);
    expect(screen.getByText('Admin portal: You entered the Admin portal.')).toBeVisible();
  });

  it('[D7] the demo sign-in rejects unknown credentials immediately', async () => {
    jest.useRealTimers();
    const { user } = renderPage();
    await user.type(email(), demoCredentials.username);
    await user.type(password(), demoCredentials.password.toLowerCase());
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Invalid credentials. Please use demo accounts provided.',
    );
    expect(submitButton()).toHaveTextContent('Access Admin Portal');
    await user.type(password(), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[D7] the demo sign-in shows “Login failed” if a value that is not an Error is thrown', async () => {
    jest.useRealTimers();
    const { user } = renderPage(() => {
      // oxlint-disable-next-line typescript/only-throw-error -- the statement is about just this
      throw 'a plain text';
    });
    await user.click(card('Vendor'));
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  });

  it('[D8] the demo sign-in shows the specified badges, and the footer items as plain text', () => {
    renderPage();
    for (const badge of ['SOC2 Ready', 'GDPR Compliant', 'Demo Mode']) {
      expect(screen.getByText(badge)).toBeVisible();
    }
    for (const item of [
      'Privacy Policy',
      'Terms of Service',
      'Compliance Documentation',
      'Security Notice',
    ]) {
      expect(within(screen.getByRole('contentinfo')).getByText(item)).toBeVisible();
      expect(screen.queryByRole('link', { name: item })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: item })).not.toBeInTheDocument();
    }
  });
});
