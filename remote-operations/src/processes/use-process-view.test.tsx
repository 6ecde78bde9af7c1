import { renderNavigationSteps } from 'shared-kernel/testing/render';
import { useProcessViewState } from './use-process-view';

function useSteps() {
  const { select, close } = useProcessViewState();
  return {
    Open: () => select('PF-1'),
    'Open another': () => select('PF-2'),
    Close: close,
  };
}

it('[R22, PM2] after closing a process, Back leads to the page that was open before the list', async () => {
  const list = '/?tab=processes';
  const { take, location } = renderNavigationSteps({ route: '/?tab=clients', list, useSteps });
  await take('List', 'Open', 'Open another', 'Close', 'Open', 'Close');
  expect(location()).toBe(list);
  await take('Back');
  expect(location()).toBe('/?tab=clients');
});
