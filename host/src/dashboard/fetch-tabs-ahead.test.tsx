import { act, render } from '@testing-library/react';
import type { ScreenId } from '../federation/described-tabs';
import { aheadDelayMs, fetchTabAhead, useTabsAhead } from './fetch-tabs-ahead';
import { contractsTab, screensInOrder, stampPage } from '../federation/test-remotes';

const load = jest.fn<Promise<object>, [ScreenId]>();
jest.mock('../federation/screens', () => ({ loadScreen: (id: ScreenId) => load(id) }));

function connectedBy(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

function Dashboard() {
  useTabsAhead();
  return null;
}

const asked = () => load.mock.calls.map(([id]) => id);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
  load.mockResolvedValue({});
  stampPage();
});

afterEach(() => {
  jest.useRealTimers();
  connectedBy(undefined);
});

describe('fetchTabAhead', () => {
  it('[federation] fetches the tab’s screen', async () => {
    await fetchTabAhead(contractsTab);
    expect(asked()).toEqual(['contracts/contract-management']);
  });

  it('[E3] has nothing to fetch of a release that says something wrong', async () => {
    await fetchTabAhead({ ...contractsTab, fault: 'is wrong.' });
    expect(asked()).toEqual([]);
  });

  it('[federation] keeps a failure to itself', async () => {
    load.mockRejectedValue(new Error('down'));
    await expect(fetchTabAhead(contractsTab)).resolves.toBeUndefined();
  });

  it('[federation] fetches nothing for who saves data', async () => {
    connectedBy({ saveData: true });
    await fetchTabAhead(contractsTab);
    expect(asked()).toEqual([]);
  });
});

describe('useTabsAhead', () => {
  it('[federation] waits, then fetches every tab in its order', async () => {
    render(<Dashboard />);
    await pass(aheadDelayMs - 1);
    expect(asked()).toEqual([]);
    await pass(60_000);
    expect(asked()).toEqual(screensInOrder);
  });

  it('[federation] fetches one after the other', async () => {
    let finish: (module: object) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    render(<Dashboard />);
    await pass(60_000);
    expect(asked()).toHaveLength(1);
    finish({});
    await pass(60_000);
    expect(asked()).toHaveLength(screensInOrder.length);
  });

  it('[federation] goes on past a tab that cannot be fetched', async () => {
    load.mockRejectedValueOnce(new Error('down'));
    render(<Dashboard />);
    await pass(60_000);
    expect(asked()).toHaveLength(screensInOrder.length);
  });

  it('[federation] ends when the dashboard is left', async () => {
    const { unmount } = render(<Dashboard />);
    unmount();
    await pass(60_000);
    expect(asked()).toEqual([]);
  });

  it('[federation] fetches nothing on a metered connection', async () => {
    connectedBy({ type: 'cellular' });
    render(<Dashboard />);
    await pass(60_000);
    expect(asked()).toEqual([]);
  });
});
