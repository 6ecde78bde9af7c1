import { asJson } from './results';

describe('asJson', () => {
  it('[bench] keeps what is boundless, and what was not measured', () => {
    expect(JSON.parse(asJson({ ratio: Infinity, charts: NaN, gate: 1 }))).toEqual({
      ratio: 'Infinity',
      charts: null,
      gate: 1,
    });
  });
});
