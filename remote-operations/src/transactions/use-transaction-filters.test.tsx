import { renderNavigationSteps } from 'shared-kernel/testing/render';
import { useTransactionFilters } from './use-transaction-filters';

function useSteps() {
  const { open, close, clear } = useTransactionFilters();
  return {
    Clear: clear,
    Open: () => open('TX-1'),
    'Open another': () => open('TX-2'),
    Close: close,
  };
}

it('[R22, TX4] after closing a transaction, Back leads to the page that was open before the list', async () => {
  const list = '/?tab=transactions';
  const { take, location } = renderNavigationSteps({ route: '/?tab=clients', list, useSteps });
  await take('List', 'Open', 'Open another', 'Close', 'Open', 'Close');
  expect(location()).toBe(list);
  await take('Back');
  expect(location()).toBe('/?tab=clients');
});

it('[R131] “Clear filters” also resets the sort order of transactions', async () => {
  const list = '/?tab=transactions&q=rig&status=failed&sort=time';
  const { take, location } = renderNavigationSteps({ route: '/?tab=clients', list, useSteps });
  await take('List', 'Clear');
  expect(location()).toBe('/?tab=transactions');
});
