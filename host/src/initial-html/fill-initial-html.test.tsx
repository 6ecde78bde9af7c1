import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { pagePaths } from '../page/addresses';
import { removeInitialHtml } from '../page/remove-initial-html';
import { specifiedTabs, writeRemotesMeta } from '../page/test-remotes';
import { InitialHtml } from './initial-html';
import { fillInitialHtml } from './fill-initial-html';

const scrolled = jest.fn();

function paint(page: string, address: string) {
  writeRemotesMeta();
  document.documentElement.dataset.page = page;
  window.history.replaceState(null, '', address);
  const { container } = render(
    <MemoryRouter>
      <InitialHtml />
    </MemoryRouter>,
  );
  document.body.innerHTML = container.innerHTML;
  fillInitialHtml();
}

const text = (selector: string) =>
  document.querySelector(`[data-first="dashboard"] ${selector}`)?.textContent;
const tabs = () => [...document.querySelectorAll('[data-first="dashboard"] [role="tab"]')];

beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  delete document.documentElement.dataset.page;
  document.body.innerHTML = '';
});

describe('initial HTML', () => {
  it.each([
    ['gate', 'Secure Access Required'],
    ['landing', 'Legal-grade automation for contracts, compliance and payments'],
    ['portal-sign-in', 'Portal access'],
    ['demo-sign-in', 'demo portal'],
    ['portal-selection', 'Choose a portal'],
  ] as const)('[federation] the initial HTML shows the title of the page %s', (page, title) => {
    paint(page, pagePaths[page]);
    expect(document.querySelector(`[data-first="${page}"] h1`)).toHaveTextContent(title);
  });

  it('[federation] the initial HTML contains each page exactly once', () => {
    paint('gate', '/');
    const places = [...document.querySelectorAll<HTMLElement>('[data-first]')];
    expect(places.map(({ dataset }) => dataset.first)).toEqual(Object.keys(pagePaths));
  });

  it('[F1, F3] the initial HTML shows the portal and its tabs, and marks the open tab', () => {
    paint('dashboard', '/trustfold/dashboard/legal?tab=contracts');
    expect(text('h1')).toBe('Legal Portal');
    expect(tabs().map((tab) => tab.textContent)).toEqual(specifiedTabs);
    expect(text('[aria-selected="true"]')).toBe('Contracts');
  });

  it('[federation] the initial HTML shows the titles of a tab and of the overview', () => {
    paint('dashboard', '/trustfold/dashboard/legal?tab=contracts');
    expect(text('h2')).toBe('Contract Management');
    expect(text('main p')).toMatch(/^Create contracts/);
    paint('dashboard', '/trustfold/dashboard/legal');
    expect(text('h2')).toBe('Overview');
  });

  it.each([
    ['?tab=contracts', false],
    ['', true],
    ['?tab=analytics', true],
  ])(
    '[federation] the initial HTML reserves space for the date only on tabs with figures: “%s”',
    (search, isKept) => {
      paint('dashboard', `/trustfold/dashboard/legal${search}`);
      expect(text('h2 + div') === undefined).toBe(!isKept);
    },
  );

  it('[federation] the initial HTML has an empty title if a record is open', () => {
    paint('dashboard', '/trustfold/dashboard/legal?tab=contracts&contract=CTR-1');
    expect(text('h2')).toBe('');
  });

  const bar = () => document.querySelector('[data-first="dashboard"] nav[data-actions]');
  const inBar = (current: string) =>
    [...(bar()?.querySelectorAll(`:scope > ${current}`) ?? [])].map((place) => place.textContent);

  it.each([
    ['clients', [...specifiedTabs.slice(0, 4), 'More'], 'Clients'],
    ['contracts', [...specifiedTabs.slice(0, 4), 'Contracts'], 'Contracts'],
  ])(
    '[F1, F3] the initial HTML shows the phone bar and marks the open tab for %s',
    (tab, places, current) => {
      paint('dashboard', `/trustfold/dashboard/legal?tab=${tab}`);
      expect(inBar('*')).toEqual(places);
      expect(inBar('[aria-current]')).toEqual([current]);
    },
  );

  it('[F3] the initial HTML has no phone bar in reference mode', () => {
    paint('dashboard', '/trustfold/dashboard/legal?behaviour=reference');
    expect(bar()).toBeNull();
    expect(document.querySelector('[data-first="dashboard"] [data-bar]')).toBeNull();
    sessionStorage.clear();
  });

  it.each(['', '?tab=nothing'])(
    '[F3] the initial HTML marks the overview as open at “%s”',
    (search) => {
      paint('dashboard', `/trustfold/dashboard/admin${search}`);
      expect(text('[aria-selected="true"]')).toBe('Overview');
    },
  );

  it('[federation] the initial HTML is empty for an unknown page', () => {
    paint('toString', '/nowhere');
    expect(text('h1')).toBe('');
  });

  it('[federation] removing the initial HTML a second time has no effect', () => {
    paint('landing', '/');
    removeInitialHtml();
    removeInitialHtml();
    expect(document.getElementById('first-paint')).toBeNull();
  });
});
