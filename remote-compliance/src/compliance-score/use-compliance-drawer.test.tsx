import { renderSteps } from 'shared-kernel/testing/render';
import { useComplianceDrawer } from './use-compliance-drawer';

function useSteps() {
  const { openCase, closeCase } = useComplianceDrawer();
  return {
    Open: () => openCase('CS-1'),
    Close: closeCase,
  };
}

it('[R22, CO4] Back after closing a compliance record leads to the screen before the list', async () => {
  const list = '/?tab=compliance';
  const { take, location } = renderSteps({ route: '/?tab=clients', list, useSteps });
  await take('List', 'Open', 'Close', 'Open', 'Close');
  expect(location()).toBe(list);
  await take('Back');
  expect(location()).toBe('/?tab=clients');
});
