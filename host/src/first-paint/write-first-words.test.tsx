import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { addresses } from '../page/addresses';
import { endFirstPaint } from '../page/end-first-paint';
import { specifiedTabs, stampPage } from '../page/test-remotes';
import { FirstPaint } from './first-paint';
import { writeFirstWords } from './write-first-words';

const scrolled = jest.fn();

function paint(page: string, address: string) {
  stampPage();
  document.documentElement.dataset.page = page;
  window.history.replaceState(null, '', address);
  const { container } = render(
    <MemoryRouter>
      <FirstPaint />
    </MemoryRouter>,
  );
  // As the HTML has it: nothing of React's.
  document.body.innerHTML = container.innerHTML;
  writeFirstWords();
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

describe('what the HTML paints', () => {
  it.each([
    ['gate', 'Secure Access Required'],
    ['landing', 'Legal-grade automation for contracts, compliance and payments'],
    ['portal-sign-in', 'Portal access'],
    ['demo-sign-in', 'demo portal'],
    ['portal-selection', 'Choose a portal'],
  ] as const)('[federation] begins %s with its own words', (page, title) => {
    paint(page, addresses[page]);
    expect(document.querySelector(`[data-first="${page}"] h1`)).toHaveTextContent(title);
  });

  it('[federation] has one place for each page', () => {
    paint('gate', '/');
    const places = [...document.querySelectorAll<HTMLElement>('[data-first]')];
    expect(places.map(({ dataset }) => dataset.first)).toEqual(Object.keys(addresses));
  });

  it('[F1, F3] names the portal and its tabs, that of the address marked', () => {
    paint('dashboard', '/trustfold/dashboard/legal?tab=contracts');
    expect(text('h1')).toBe('Legal Portal');
    expect(tabs().map((tab) => tab.textContent)).toEqual(specifiedTabs);
    expect(text('[aria-selected="true"]')).toBe('Contracts');
  });

  it('[federation] begins a tab with its own words, and the overview with its', () => {
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
  ])('[federation] keeps room for of when the figures are: “%s”', (search, isKept) => {
    paint('dashboard', `/trustfold/dashboard/legal${search}`);
    expect(text('h2 + div') === undefined).toBe(!isKept);
  });

  it('[federation] leaves the words to a record that is open', () => {
    paint('dashboard', '/trustfold/dashboard/legal?tab=contracts&contract=CTR-1');
    expect(text('h2')).toBe('');
  });

  const bar = () => document.querySelector('[data-first="dashboard"] nav[data-actions]');
  const inBar = (current: string) =>
    [...(bar()?.querySelectorAll(`:scope > ${current}`) ?? [])].map((place) => place.textContent);

  it.each([
    ['clients', [...specifiedTabs.slice(0, 4), 'More'], 'Clients'],
    ['contracts', [...specifiedTabs.slice(0, 4), 'Contracts'], 'Contracts'],
  ])('[F1, F3] draws the bar that a phone has, open at %s', (tab, places, current) => {
    paint('dashboard', `/trustfold/dashboard/legal?tab=${tab}`);
    expect(inBar('*')).toEqual(places);
    expect(inBar('[aria-current]')).toEqual([current]);
  });

  it('[F3] draws no bar in reference, where a phone has all tabs in one row', () => {
    paint('dashboard', '/trustfold/dashboard/legal?behaviour=reference');
    expect(bar()).toBeNull();
    expect(document.querySelector('[data-first="dashboard"] [data-bar]')).toBeNull();
    sessionStorage.clear();
  });

  it.each(['', '?tab=nothing'])('[F3] marks the overview at “%s”', (search) => {
    paint('dashboard', `/trustfold/dashboard/admin${search}`);
    expect(text('[aria-selected="true"]')).toBe('Overview');
  });

  it('[federation] writes nothing for a page that it does not know', () => {
    paint('toString', '/nowhere');
    expect(text('h1')).toBe('');
  });

  it('[federation] goes when the page stands, once', () => {
    paint('landing', '/');
    endFirstPaint();
    endFirstPaint();
    expect(document.getElementById('first-paint')).toBeNull();
  });
});
