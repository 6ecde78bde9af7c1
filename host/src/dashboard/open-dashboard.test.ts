import type { ScreenId } from 'shared-kernel/remote';
import { openDashboard } from './open-dashboard';

const prepare = jest.fn<Promise<void>, [ScreenId]>();
jest.mock('../federation/screens', () => ({ prepareScreen: (id: ScreenId) => prepare(id) }));

const openWorkspace = jest.fn();
jest.mock('shared-kernel/workspace', () => ({ pageWorkspace: () => openWorkspace() as unknown }));

beforeEach(() => {
  openWorkspace.mockReset();
  prepare.mockReset();
  prepare.mockResolvedValue(undefined);
});

describe('openDashboard', () => {
  it('[federation] opens the workspace while the page is on its way', async () => {
    await openDashboard('');
    expect(openWorkspace).toHaveBeenCalledTimes(1);
  });

  it('[federation, F3] prepares the screen of the tab that the address names', async () => {
    let isReady = false;
    prepare.mockImplementation(async () => {
      await Promise.resolve();
      isReady = true;
    });
    await openDashboard('?tab=clients&client=CL-001');
    expect(prepare.mock.calls).toEqual([['compliance/client-management']]);
    expect(isReady).toBe(true);
  });

  it.each(['', '?tab=overview', '?tab=nonsense', '?tab=__proto__'])(
    '[federation, F3] asks for nothing where the address is “%s”',
    async (search) => {
      await openDashboard(search);
      expect(prepare).not.toHaveBeenCalled();
    },
  );
});
