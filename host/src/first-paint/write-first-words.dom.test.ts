import { specifiedTabs, stampPage } from '../page/test-remotes';
import { endFirstPaint } from '../page/end-first-paint';
import { firstWords } from '../page/first-words';
import { writeFirstWords } from './write-first-words';

const scrolled = jest.fn();

function paint(page: string, address: string) {
  stampPage();
  document.documentElement.dataset.page = page;
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="first-paint"><p class="first-title"></p><nav></nav>
    <div class="first-screen"><h2></h2><p></p></div>
    <div class="first-words"><h1></h1><p></p></div></div>`;
  writeFirstWords();
}

const text = (selector: string) => document.querySelector(selector)?.textContent;
const tabs = () => [...document.querySelectorAll('nav > span')];

beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  delete document.documentElement.dataset.page;
  document.body.innerHTML = '';
});

describe('what the HTML paints', () => {
  it.each(['landing', 'portal-sign-in', 'demo-sign-in', 'portal-selection'] as const)(
    '[federation] begins %s with its own words',
    (page) => {
      paint(page, '/');
      expect(text('h1')).toBe(firstWords[page].title);
      expect(text('h1 + p')).toBe(firstWords[page].lead);
    },
  );

  it('[F1, F3] names the portal and its tabs, that of the address marked', () => {
    paint('dashboard', '/trustfold/dashboard/legal?tab=contracts');
    expect(text('.first-title')).toBe('Legal Portal');
    expect(tabs().map((tab) => tab.textContent)).toEqual(specifiedTabs);
    expect(text('[data-current]')).toBe('Contracts');
  });

  it('[federation] begins a tab with its own words, and the overview with its', () => {
    paint('dashboard', '/trustfold/dashboard/legal?tab=contracts');
    expect(text('h2')).toBe('Contract Management');
    expect(text('h2 + p')).toMatch(/^Create contracts/);
    paint('dashboard', '/trustfold/dashboard/legal');
    expect(text('h2')).toBe('Overview');
  });

  it.each([
    ['?tab=contracts', false],
    ['', true],
    ['?tab=analytics', true],
  ])('[federation] keeps room for of when the figures are: “%s”', (search, isKept) => {
    paint('dashboard', `/trustfold/dashboard/legal${search}`);
    expect(document.querySelector('h2')?.hasAttribute('data-dated')).toBe(isKept);
  });

  it('[federation] leaves the words to a record that is open', () => {
    paint('dashboard', '/trustfold/dashboard/legal?tab=contracts&contract=CTR-1');
    expect(text('h2')).toBe('');
  });

  it.each(['', '?tab=nothing'])('[F3] marks the overview at “%s”', (search) => {
    paint('dashboard', `/trustfold/dashboard/admin${search}`);
    expect(text('[data-current]')).toBe('Overview');
  });

  it('[federation] says nothing of a page that it does not know', () => {
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
