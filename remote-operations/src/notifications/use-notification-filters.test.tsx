import { renderSteps } from 'shared-kernel/testing/render';
import { useNotificationFilters } from './use-notification-filters';

function useSteps() {
  const { open, close } = useNotificationFilters();
  return {
    Open: () => open('NT-1'),
    'Open another': () => open('NT-2'),
    Close: close,
  };
}

it('[R22, N3] after closing a notification, Back leads to the page before the list', async () => {
  const list = '/?tab=notifications';
  const { take, location } = renderSteps({ route: '/?tab=clients', list, useSteps });
  await take('List', 'Open', 'Open another', 'Close', 'Open', 'Close');
  expect(location()).toBe(list);
  await take('Back');
  expect(location()).toBe('/?tab=clients');
});
