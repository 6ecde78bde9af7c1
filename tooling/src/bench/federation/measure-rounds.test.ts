import { measureBoth } from './measure-rounds';

async function orderOf(round: number) {
  const order: string[] = [];
  const measured = await measureBoth(round, (build) => {
    order.push(build);
    return Promise.resolve(build);
  });
  expect(measured).toEqual({ composed: 'composed', bundle: 'bundle' });
  return order;
}

describe('the order of the builds', () => {
  it('[bench] changes from round to round, so that each is first as often as the other', async () => {
    expect(await orderOf(0)).toEqual(['composed', 'bundle']);
    expect(await orderOf(1)).toEqual(['bundle', 'composed']);
    expect(await orderOf(2)).toEqual(await orderOf(0));
  });

  it('[bench] is followed one after the other, and a failure names its build', async () => {
    const measured: string[] = [];
    const failing = measureBoth(1, (build) => {
      measured.push(build);
      return Promise.reject(new Error('A page never showed it.'));
    });
    await expect(failing).rejects.toThrow('bundle: A page never showed it.');
    expect(measured).toEqual(['bundle']);
  });
});
