import { buildNames } from './figures';
import { orderOf } from './measure-rounds';

describe('the order of the builds', () => {
  it('[bench] is balanced over two rounds: each is as often before another as after it', () => {
    const rounds = [orderOf(0), orderOf(1)];
    for (const one of buildNames)
      for (const other of buildNames.filter((name) => name !== one)) {
        const before = rounds.filter((order) => order.indexOf(one) < order.indexOf(other));
        expect(before).toHaveLength(1);
      }
  });

  it('[bench] goes there and back again', () => {
    expect(orderOf(0)).toEqual(['composed', 'twin', 'usual']);
    expect(orderOf(1)).toEqual(['usual', 'twin', 'composed']);
    expect(orderOf(2)).toEqual(orderOf(0));
  });
});
