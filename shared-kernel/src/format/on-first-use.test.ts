import { onFirstUse } from './locale';

describe('onFirstUse', () => {
  it('[G8] creates the value on the first call and returns it for all calls', () => {
    const make = jest.fn(() => ({}));
    const made = onFirstUse(make);
    expect(make).not.toHaveBeenCalled();
    expect(made()).toBe(made());
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('[G8] caches undefined too', () => {
    const make = jest.fn(() => undefined);
    const made = onFirstUse(make);
    made();
    made();
    expect(make).toHaveBeenCalledTimes(1);
  });
});
