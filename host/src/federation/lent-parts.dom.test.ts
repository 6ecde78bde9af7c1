import { arrivedPart, bringMissingParts, bringPart } from './lent-parts';
import { platform } from './platform';

const form = { answers: 'anew' };

const answers = (name: 'shared-kernel/form' | 'shared-kernel/records', fails: number) => {
  const spy = jest.spyOn(platform, name).mockResolvedValue(form);
  for (let nth = 0; nth < fails; nth += 1) spy.mockRejectedValueOnce(new Error('refused'));
  return spy;
};

describe('a part of the platform', () => {
  it('[E3] that could not be had is a failure for the screen, and a remote waits for it', async () => {
    answers('shared-kernel/form', 2);
    const waiting = arrivedPart('shared-kernel/form');
    await expect(bringPart('shared-kernel/form')).rejects.toThrow('refused');
    await bringPart('shared-kernel/form');
    await expect(waiting).resolves.toBe(form);
  });

  it('[E3] that a remote alone asked for is asked for again with the next screen', async () => {
    const asked = answers('shared-kernel/records', 1);
    const waiting = arrivedPart('shared-kernel/records');
    await new Promise((resolve) => setTimeout(resolve));
    bringMissingParts();
    await expect(waiting).resolves.toBe(form);
    expect(asked).toHaveBeenCalledTimes(2);
    bringMissingParts();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
