import { openTabChannel } from './tabs';

it('[workspace] tells nothing more once it is closed, though a write is under way', () => {
  const heard = jest.fn();
  const [channel, other] = [openTabChannel('left', () => undefined), openTabChannel('left', heard)];
  channel.close();
  expect(() => channel.tell()).not.toThrow();
  expect(heard).not.toHaveBeenCalled();
  other.close();
});
