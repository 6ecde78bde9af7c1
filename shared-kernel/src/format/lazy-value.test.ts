import { lazyValue } from './locale';

describe('lazyValue', () => {
  it('[G8] creates the value on the first call and returns it for all later calls', () => {
    const make = jest.fn(() => ({}));
    const made = lazyValue(make);
    expect(make).not.toHaveBeenCalled();
    expect(made()).toBe(made());
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('[G8] caches undefined too', () => {
    const make = jest.fn(() => undefined);
    const made = lazyValue(make);
    made();
    made();
    expect(make).toHaveBeenCalledTimes(1);
  });
});
