import { renderNavigationSteps } from 'shared-kernel/testing/render';
import { useComplianceDrawer } from './use-compliance-drawer';

function useSteps() {
  const { openCase, closeCase } = useComplianceDrawer();
  return {
    Open: () => openCase('CS-1'),
    Close: closeCase,
  };
}

it('[R22, CO4] after closing a compliance record, Back leads to the screen that was open before the list', async () => {
  const list = '/?tab=compliance';
  const { take, location } = renderNavigationSteps({ route: '/?tab=clients', list, useSteps });
  await take('List', 'Open', 'Close', 'Open', 'Close');
  expect(location()).toBe(list);
  await take('Back');
  expect(location()).toBe('/?tab=clients');
});
