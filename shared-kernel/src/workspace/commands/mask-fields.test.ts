import { maskFields } from '../database/deep-equal';

const masks = { taxId: (value: string) => `…${value.slice(-2)}` };

it('[CL5] masks a field at any depth, but ignores names of built-in object properties', () => {
  const change = {
    'users.taxId': '12-34',
    deep: [{ taxId: '56-78' }],
    constructor: 'a',
    toString: 'b',
  };
  expect(maskFields(change, masks)).toEqual({
    'users.taxId': '…34',
    deep: [{ taxId: '…78' }],
    constructor: 'a',
    toString: 'b',
  });
});
