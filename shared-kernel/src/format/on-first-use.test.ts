import { onFirstUse } from './locale';

describe('onFirstUse', () => {
  it('[G8] makes nothing before it is asked, and one thing for all who ask', () => {
    const make = jest.fn(() => ({}));
    const made = onFirstUse(make);
    expect(make).not.toHaveBeenCalled();
    expect(made()).toBe(made());
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('[G8] keeps nothing, too, once it was made', () => {
    const make = jest.fn(() => undefined);
    const made = onFirstUse(make);
    made();
    made();
    expect(make).toHaveBeenCalledTimes(1);
  });
});
