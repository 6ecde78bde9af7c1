import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, NavigationType, RouterProvider, useBlocker } from 'react-router-dom';
import { Link } from './link';
import { createTextParam, useUrlState } from './url-state';
import { useNavigate } from './use-url-search';

const params = { contract: createTextParam(), section: createTextParam(), q: createTextParam() };

function List() {
  const { values, set } = useUrlState(params);
  const navigate = useNavigate();
  const close = () => set({ contract: '', section: '' }, 'back');
  const steps = {
    'open 1': () => set({ contract: '1' }, 'push'),
    'open 2': () => set({ contract: '2' }, 'push'),
    'open 1 twice': () => {
      set({ contract: '1' }, 'push');
      set({ contract: '1' }, 'push');
    },
    next: () => set({ contract: '3' }),
    section: () => set({ section: 'history' }, 'push'),
    filter: () => set({ q: 'oil' }),
    'jump to 2': () => void navigate('/page?contract=2'),
    close,
    'close twice': () => {
      close();
      close();
    },
  };
  return (
    <>
      {Object.entries(steps).map(([name, step]) => (
        <button key={name} type="button" onClick={step}>
          {name}
        </button>
      ))}
      <Link to="/page?contract=2">link to 2</Link>
      <Link to="/other">other</Link>
      <output>{values.contract === '' ? 'list' : `contract ${values.contract}`}</output>
    </>
  );
}

const routes = [
  { path: '/start', element: <Link to="/page">the list</Link> },
  { path: '/other', element: <output>other</output> },
  { path: '/page', element: <List /> },
];

let shown: { readonly unmount: () => void; readonly dispose: () => void } | undefined;

function load(address?: string, ui = routes) {
  shown?.unmount();
  shown?.dispose();
  if (address !== undefined) window.history.pushState(null, '', address);
  const router = createBrowserRouter(ui);
  const { unmount } = render(<RouterProvider router={router} />);
  shown = { unmount, dispose: () => router.dispose() };
  return router;
}

let asked = 0;
let arrived = 0;
const arrive = () => {
  arrived += 1;
};

beforeEach(() => {
  [asked, arrived] = [0, 0];
  for (const way of ['go', 'back', 'forward'] as const) {
    const travel = window.history[way].bind(window.history);
    jest.spyOn(window.history, way).mockImplementation((delta?: number) => {
      asked += 1;
      travel(delta);
    });
  }
  window.addEventListener('popstate', arrive);
});

afterEach(() => {
  window.removeEventListener('popstate', arrive);
  jest.restoreAllMocks();
  shown?.dispose();
  shown = undefined;
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const address = () => window.location.pathname + window.location.search;

const settled = () => waitFor(() => expect(arrived).toBe(asked));

async function back() {
  window.history.back();
  await settled();
}

async function visit() {
  load('/start');
  await follow('the list');
}

async function go(...names: readonly string[]) {
  for (const name of names) {
    await press(name);
    await settled();
  }
}

describe('closing a record', () => {
  it('[R22] after records were opened and closed, Back leads to the page visited before the list', async () => {
    await visit();
    await go('open 1', 'close', 'open 2', 'close');
    expect(address()).toBe('/page');
    await back();
    expect(address()).toBe('/start');
  });

  it.each([
    ['a change of its section', ['open 1', 'section', 'close']],
    ['the next record', ['open 1', 'next', 'next', 'close']],
    ['another record was opened over it', ['open 1', 'open 2', 'close']],
    ['a link to another record', ['open 1', 'jump to 2', 'close']],
    ['a double click', ['open 1 twice', 'close twice']],
    ['closing it twice', ['open 1', 'close', 'close', 'close twice']],
  ])(
    '[R22] closing a record returns to the only history entry of the list after %s @deep',
    async (_what, steps) => {
      await visit();
      await go(...steps);
      expect(address()).toBe('/page');
      await back();
      expect(address()).toBe('/start');
    },
  );

  it('[R22] closing a record returns to the list after a link inside the record was followed twice', async () => {
    await visit();
    await go('open 1');
    await follow('link to 2');
    await follow('link to 2');
    await go('close');
    expect(address()).toBe('/page');
    await back();
    expect(address()).toBe('/start');
  });

  it('[R22] Forward reopens a closed record', async () => {
    await visit();
    await go('open 1', 'close');
    window.history.forward();
    await settled();
    expect(address()).toBe('/page?contract=1');
    await go('close');
    await back();
    expect(address()).toBe('/start');
  });

  it('[R22] closing a record returns to the list after a reload', async () => {
    await visit();
    await go('open 1', 'section');
    load();
    await go('close');
    expect(address()).toBe('/page');
    await back();
    expect(address()).toBe('/start');
  });

  it('[R22] closing a record opened by a deep link replaces the URL and stays in the product', async () => {
    load('/start');
    load('/page?contract=1');
    await go('close');
    expect(address()).toBe('/page');
    await back();
    expect(address()).toBe('/start');
  });

  it('[R22] closing a record opened by a deep link replaces the URL after a change of section', async () => {
    load('/start');
    load('/page?contract=1');
    await go('section', 'close');
    expect(address()).toBe('/page');
    await back();
    expect(address()).toBe('/start');
  });

  it('[R22] closing a record replaces the URL if the filters were changed while it was open', async () => {
    await visit();
    await go('open 1', 'filter', 'close');
    expect(address()).toBe('/page?q=oil');
    await back();
    expect(address()).toBe('/page');
  });

  it('[R22] closing a record works at the second attempt if navigation was blocked at the first', async () => {
    let isHeld = true;
    function Held() {
      const blocker = useBlocker(
        ({ historyAction }) => isHeld && historyAction === NavigationType.Pop,
      );
      return (
        <>
          <button type="button" onClick={() => blocker.reset?.()}>
            stay
          </button>
          <List />
        </>
      );
    }
    load('/page', [{ path: '/page', element: <Held /> }]);
    await go('open 1', 'close');
    expect(address()).toBe('/page?contract=1');
    await go('stay');
    isHeld = false;
    await go('close');
    expect(address()).toBe('/page');
  });

  it('[R22] closing a record replaces the URL if the browser does not go back @deep', async () => {
    await visit();
    await go('open 1');
    jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    await press('close');
    await waitFor(() => expect(address()).toBe('/page'));
  });
});
