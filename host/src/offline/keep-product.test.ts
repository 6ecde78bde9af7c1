import { prefersLessData, shellConfig } from 'shared-kernel/shell';
import type { Deployed } from '../federation/composition';
import type { Overrides } from '../federation/overrides';
import { keepProduct } from './keep-product';

const deployed = jest.fn<Promise<Deployed>, []>();
const overridden = jest.fn<Overrides, []>();
jest.mock('../federation/composition', () => ({ loadComposition: () => deployed() }));
jest.mock('../federation/overrides', () => ({ overrides: () => overridden() }));
jest.mock('shared-kernel/shell', () => ({ prefersLessData: jest.fn(), shellConfig: jest.fn() }));

const none: Overrides = { composition: undefined, remotes: {}, refused: [] };
const live = (change: Partial<Deployed['composition']> = {}): Deployed => ({
  hash: 'a',
  composition: { schema: 1, remotes: {}, ...change },
  promotion: 'p',
  seq: 1,
});

const active = { postMessage: jest.fn() };
const unregister = jest.fn(() => Promise.resolve(true));
const container = {
  register: jest.fn(() => Promise.resolve()),
  getRegistration: jest.fn(() => Promise.resolve({ active, unregister })),
  ready: Promise.resolve({ active }),
  controller: null,
  addEventListener: jest.fn(),
};
const dropped = jest.fn(() => Promise.resolve(true));
const config = { behaviour: 'live', compositionPointer: '/', allowLocalRemotes: false } as const;

beforeEach(() => {
  jest.clearAllMocks();
  document.head.innerHTML = '';
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { delete: dropped } });
  deployed.mockResolvedValue(live());
  overridden.mockReturnValue(none);
  jest.mocked(prefersLessData).mockReturnValue(false);
  jest.mocked(shellConfig).mockReturnValue(config);
});

const manifest = () => document.head.querySelector('link[rel="manifest"]');

describe('keepProduct', () => {
  it('[E3] has the worker keep what is live, and says how it is installed', async () => {
    await expect(keepProduct()).resolves.toBe(true);
    expect(container.register).toHaveBeenCalledWith('/sw.js');
    expect(active.postMessage).toHaveBeenCalledWith('keep');
    expect(manifest()).toBeInTheDocument();
  });

  it('[E3] fetches nothing ahead where data is dear', async () => {
    jest.mocked(prefersLessData).mockReturnValue(true);
    await expect(keepProduct()).resolves.toBe(false);
    expect(container.register).not.toHaveBeenCalled();
    expect(active.postMessage).not.toHaveBeenCalled();
  });

  it.each<[string, () => unknown]>([
    [
      'an earlier composition',
      () => deployed.mockResolvedValue({ ...live(), promotion: undefined }),
    ],
    [
      'one release of a remote',
      () => overridden.mockReturnValue({ ...none, remotes: { contracts: 'a'.repeat(32) } }),
    ],
    [
      'remotes of a development server',
      () => jest.mocked(shellConfig).mockReturnValue({ ...config, allowLocalRemotes: true }),
    ],
  ])('[E3] leaves %s alone, which is not what is live', async (_, arrange) => {
    arrange();
    await expect(keepProduct()).resolves.toBe(false);
    expect(container.register).not.toHaveBeenCalled();
    expect(manifest()).not.toBeInTheDocument();
  });

  it('[E3] takes the worker away with all that it kept where the composition switches it off', async () => {
    deployed.mockResolvedValue(live({ worker: 'off' }));
    await keepProduct();
    expect(container.register).not.toHaveBeenCalled();
    expect(active.postMessage).toHaveBeenCalledWith('remove');
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(dropped).toHaveBeenCalledWith('trustfold');
  });
});
