import { act, fireEvent, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { preferencesAtom } from 'shared-kernel/shell';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { portalTypeConfigs } from '../page/portal-config';
import { createPortalSwitchState } from '../page/portal-path';
import { PortalSelectionPage } from './portal-selection-page';

const renderPage = (state?: unknown) =>
  renderWithProviders(<PortalSelectionPage />, {
    route: '/trustfold/login',
    state,
    store: createStore(),
  });
const search = () => screen.getByRole('searchbox', { name: 'Search portals' });
const cards = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const cardOf = (name: string) => {
  const item = screen.getByRole('link', { name }).closest('li');
  if (!item) throw new Error('A card is a list item');
  return within(item);
};

describe('portal selection', () => {
  it('[S1, S2, B5] the portal selection shows six cards that link to the dashboards', () => {
    renderPage();
    expect(cards()).toEqual(['Admin', 'Client', 'Legal', 'Banking', 'Vendor', 'Regulator']);
    for (const { type, title, description } of portalTypeConfigs) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `/trustfold/dashboard/${type}`,
      );
      expect(cardOf(title).getByText(description)).toBeVisible();
    }
    expect(document.title).toBe('Choose a portal · Trustfold');
  });

  it('[R126, S2] the portal selection shows each portal’s icon in the colour of the portal', () => {
    renderPage();
    for (const { title, colour } of portalTypeConfigs) {
      const icon = screen.getByRole('link', { name: title }).closest('li')?.querySelector('.icon');
      expect(icon).toHaveClass(colour);
    }
  });

  it('[R52, S1] the portal search limits its text to the maximum length @deep', () => {
    renderPage();
    expect(search()).toHaveAttribute('maxlength', '200');
  });

  it('[G4] the portal selection describes one product that many companies use together', () => {
    renderPage();
    expect(screen.getByText(/multi-tenant/)).toBeVisible();
  });

  it('[G2] the portal selection lists what each portal is used for', () => {
    renderPage();
    for (const { title, features } of portalTypeConfigs) {
      for (const feature of features) expect(cardOf(title).getByText(feature)).toBeVisible();
    }
  });

  it('[S1] the portal search covers title, description and tasks, ignoring letter case', async () => {
    const { user } = renderPage();
    await user.type(search(), 'ESCROW');
    expect(cards()).toEqual(['Banking']);
    expect(screen.getByRole('status')).toHaveTextContent('1 portal');
    await user.clear(search());
    await user.type(search(), 'pre-cert');
    expect(cards()).toEqual(['Legal']);
  });

  it('[S1] typing on the portal selection focuses the search field', async () => {
    const { user } = renderPage();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('escrow');
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('escrow');
    expect(cards()).toEqual(['Banking']);
  });

  it('[S1, C2] the portal search ignores accents and letter case, like the list search', async () => {
    const { user } = renderPage();
    await user.type(search(), 'ＥＳＣＲＯＷ');
    expect(cards()).toEqual(['Banking']);
  });

  it('[S1] Enter in the portal search opens the first match', async () => {
    const { user, location } = renderPage();
    await user.type(search(), 'investigation{Enter}');
    expect(location()).toBe('/trustfold/dashboard/regulator');
  });

  it('[S1] the portal search says that no portal matches, and can be cleared', async () => {
    const { user, location } = renderPage();
    await user.type(search(), 'gardening{Enter}');
    expect(location()).toBe('/trustfold/login');
    expect(screen.getByText('No portals match “gardening”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(cards()).toHaveLength(6);
  });

  it.each(portalTypeConfigs.map(({ type }, index) => [index + 1, type] as const))(
    '[S1] the key %d opens a portal',
    async (number, type) => {
      const { user, location } = renderPage();
      await user.keyboard(String(number));
      expect(location()).toBe(`/trustfold/dashboard/${type}`);
    },
  );

  it('[S1] digits above 6, digits in text fields and digits with a modifier key open no portal', async () => {
    const { user, location } = renderPage();
    await user.type(search(), '3');
    await user.click(document.body);
    await user.keyboard('{Control>}2{/Control}7');
    expect(location()).toBe('/trustfold/login');
  });

  it.each([
    ['a French layout', { key: '"', code: 'Digit3' }],
    ['a French layout with Shift', { key: '3', code: 'Digit3', shiftKey: true }],
    ['Arabic digits', { key: '٣', code: 'Digit3' }],
    ['the number pad', { key: '3', code: 'Numpad3' }],
  ])('[R14, S1] the key 3 opens the third portal on %s @deep', (_layout, init) => {
    const { location } = renderPage();
    fireEvent.keyDown(document.body, init);
    expect(location()).toBe('/trustfold/dashboard/legal');
  });

  it('[R14, S1] single-key shortcuts do nothing and are not displayed once the user has turned them off', async () => {
    const { user, location, store } = renderPage();
    expect(screen.getByText('1', { selector: 'kbd' })).toBeVisible();
    act(() => store.set(preferencesAtom, { singleKeys: false }));
    await user.keyboard('2a');
    expect(location()).toBe('/trustfold/login');
    expect(search()).not.toHaveFocus();
    expect(screen.queryByText('1', { selector: 'kbd' })).not.toBeInTheDocument();
  });

  it('[R15, S1] a digit that ends an IME composition opens no portal', () => {
    const { location } = renderPage();
    fireEvent.keyDown(document.body, { key: '2', code: 'Digit2', isComposing: true });
    fireEvent.keyDown(document.body, { key: '2', code: 'Digit2', keyCode: 229 });
    expect(location()).toBe('/trustfold/login');
  });

  it('[S1] the portal selection marks the last used portal and links to it', async () => {
    const { user, unmount } = renderPage();
    expect(screen.queryByText('Last used')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Continue/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Legal' }));
    unmount();
    renderPage();
    expect(cardOf('Legal').getByText('Last used')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Legal' })).toHaveAccessibleDescription(
      'Legal review, pre-certification Last used',
    );
    expect(screen.getByRole('link', { name: 'Continue as Legal' })).toHaveAttribute(
      'href',
      '/trustfold/dashboard/legal',
    );
  });

  it('[B4] the portal selection links to the demo sign-in', () => {
    renderPage();
    expect(screen.getByRole('link', { name: 'Demo portal' })).toHaveAttribute(
      'href',
      '/portal/demo',
    );
  });

  it('[R65, R29] an open review case stays open in portals that show all records', async () => {
    const { user, location } = renderPage(createPortalSwitchState('?tab=compliance&review=RC-1'));
    expect(screen.getByRole('link', { name: 'Client' })).toHaveAttribute(
      'href',
      '/trustfold/dashboard/client',
    );
    await user.keyboard('4');
    expect(location()).toBe('/trustfold/dashboard/banking?tab=compliance&review=RC-1');
  });

  it.each([{ openSearch: 7 }, { openSearch: '//evil.example' }])(
    '[S1, R65] a portal card opens the overview if the history state contains %j',
    (state) => {
      renderPage(state);
      expect(screen.getByRole('link', { name: 'Banking' })).toHaveAttribute(
        'href',
        '/trustfold/dashboard/banking',
      );
    },
  );
});
