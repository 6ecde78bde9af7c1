import { maskFields } from './deep-equal';

const masks = { taxId: (value: string) => `…${value.slice(-2)}` };

it('[CL5] sensitive fields are masked at any depth', () => {
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
