import { createLazyValue } from './locale';

describe('createLazyValue', () => {
  it('[G8] a lazy value is created at the first call and then reused', () => {
    const make = jest.fn(() => ({}));
    const made = createLazyValue(make);
    expect(make).not.toHaveBeenCalled();
    expect(made()).toBe(made());
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('[G8] a lazy value can be undefined', () => {
    const make = jest.fn(() => undefined);
    const made = createLazyValue(make);
    made();
    made();
    expect(make).toHaveBeenCalledTimes(1);
  });
});
