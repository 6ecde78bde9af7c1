import { openBroadcast } from './broadcast';

it('[workspace] a closed broadcast channel posts nothing, even if a write is still running', () => {
  const heard = jest.fn();
  const [closed, other] = [
    openBroadcast('closed', () => undefined),
    openBroadcast('closed', heard),
  ];
  closed.close();
  expect(() => closed.post({ revision: 1, epoch: 0, changed: [] })).not.toThrow();
  expect(heard).not.toHaveBeenCalled();
  other.close();
});
