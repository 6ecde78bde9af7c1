import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { gateCode } from '../sign-in/access';
import { AppRoot } from './app-root';

const loaded = jest.fn();
jest.mock('./routed-app', () => {
  loaded();
  return { RoutedApp: () => <p>The product at {window.location.pathname}</p> };
});

function visit(address: string) {
  window.history.replaceState(null, '', address);
  return renderWithProviders(<AppRoot />);
}

const codeField = () => screen.findByLabelText<HTMLInputElement>('Access code');

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(window, 'scrollTo').mockImplementation();
});

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  document.getElementById('first-paint')?.remove();
});

describe('AppRoot', () => {
  it('[GA1] the gate appears without waiting for the router, which loads when the first character is typed', async () => {
    const { user } = visit('/');
    const field = await codeField();
    expect(loaded).not.toHaveBeenCalled();
    await user.type(field, 'T');
    expect(loaded).toHaveBeenCalled();
  });

  it('[GA6, GA9] the correct code replaces the gate with the page that the next parameter names', async () => {
    const { user } = visit(`/?next=${encodeURIComponent('/portal/login?from=gate')}`);
    const entries = window.history.length;
    await user.type(await codeField(), `${gateCode}{Enter}`);
    expect(await screen.findByText('The product at /portal/login')).toBeVisible();
    expect(window.location.search).toBe('?from=gate');
    expect(window.history.length).toBe(entries);
  });

  it('[GA7] Continue at the gate opens the product and adds a history entry', async () => {
    localStorage.setItem('tf_site_gate', 'ok');
    const { user } = visit('/');
    const entries = window.history.length;
    await user.click(await screen.findByRole('link', { name: 'Continue' }));
    expect(await screen.findByText('The product at /trustfold')).toBeVisible();
    expect(window.history.length).toBe(entries + 1);
  });

  it('[B8] at any URL except that of the gate, the app starts with the router', async () => {
    visit('/trustfold');
    expect(await screen.findByText('The product at /trustfold')).toBeVisible();
  });

  it('[GA1] removes the initial HTML once the gate is rendered', async () => {
    const painted = document.createElement('div');
    painted.id = 'first-paint';
    document.body.append(painted);
    visit('/');
    await codeField();
    expect(painted).not.toBeInTheDocument();
  });
});
