import { renderNavigationSteps } from 'shared-kernel/testing/render';
import { useContractDrawer } from './use-contract-drawer';

function useSteps() {
  const { openContract, closeContract } = useContractDrawer();
  return {
    Open: () => openContract('CON-1'),
    Next: () => openContract('CON-2', 'replace'),
    Close: closeContract,
  };
}

it('[R22, C11] after closing a contract, Back leads to the page before the list', async () => {
  const list = '/?tab=contracts&q=oil';
  const { take, location } = renderNavigationSteps({ route: '/?tab=clients', list, useSteps });
  await take('List', 'Open', 'Next', 'Close', 'Close', 'Open', 'Close');
  expect(location()).toBe(list);
  await take('Back');
  expect(location()).toBe('/?tab=clients');
});
