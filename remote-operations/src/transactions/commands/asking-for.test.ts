import { askingFor } from './asking-for';

describe('what a notification asks for', () => {
  it('[N5] requires no action if it is nothing, and is worked one by one', () => {
    expect(askingFor([])).toEqual({ asked: [], actionRequired: false });
    expect(askingFor(['A'])).toEqual({
      asked: [{ id: 'A', isWorked: false }],
      actionRequired: true,
    });
  });
});
