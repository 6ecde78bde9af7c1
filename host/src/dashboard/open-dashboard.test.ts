import type { ScreenId } from 'shared-kernel/remote';
import { openDashboard } from './open-dashboard';

const load = jest.fn<Promise<object>, [ScreenId]>();
jest.mock('../federation/screens', () => ({
  loadScreen: (id: ScreenId) => load(id),
}));

const openWorkspace = jest.fn();
jest.mock('shared-kernel/workspace', () => ({ pageWorkspace: () => openWorkspace() as unknown }));

beforeEach(() => {
  openWorkspace.mockReset();
  load.mockReset();
  load.mockResolvedValue({});
});

describe('openDashboard', () => {
  it('[federation] opens the workspace while the page is on its way', () => {
    openDashboard('');
    expect(openWorkspace).toHaveBeenCalledTimes(1);
  });

  it('[federation, F3] asks for the screen of the tab that the address names', () => {
    openDashboard('?tab=clients&client=CL-001');
    expect(load.mock.calls).toEqual([['compliance/client-management']]);
  });

  it.each(['', '?tab=overview', '?tab=nonsense', '?tab=__proto__'])(
    '[federation, F3] asks for nothing where the address is “%s”',
    (search) => {
      openDashboard(search);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('[E3] leaves a failure to the tab to tell', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    load.mockRejectedValue(new Error('down'));
    openDashboard('?tab=contracts');
    await new Promise((resolve) => setTimeout(resolve));
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
  });
});
