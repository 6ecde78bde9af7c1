import { renderNavigationSteps } from 'shared-kernel/testing/render';
import { useClientDrawer } from './use-client-drawer';

const list = '/?tab=clients';

function useSteps() {
  const { openClient, showSection, closeClient } = useClientDrawer();
  return {
    Open: () => openClient('CL-001'),
    Documents: () => showSection('documents'),
    Close: closeClient,
  };
}

describe('closing a profile', () => {
  it('[R22, CL2] after closing a profile, Back leads to the screen that was open before the list', async () => {
    const { take, location } = renderNavigationSteps({ route: '/?tab=contracts', list, useSteps });
    await take('List', 'Open', 'Documents', 'Back');
    expect(location()).toBe('/?tab=clients&client=CL-001');
    await take('Documents', 'Close');
    expect(location()).toBe(list);
    await take('Back');
    expect(location()).toBe('/?tab=contracts');
  });

  it('[R22, CL2] after closing a profile that was opened by a link, Back does not reopen the profile', async () => {
    const route = '/?tab=clients&client=CL-001&section=history';
    const { take, location } = renderNavigationSteps({ route, list, useSteps });
    await take('Documents', 'Close');
    expect(location()).toBe(list);
    await take('Back');
    expect(location()).toBe(list);
  });
});
