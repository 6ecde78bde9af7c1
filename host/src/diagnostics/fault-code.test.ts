import { faultCode, type Fault } from './fault-code';

const load = (error: unknown, remote = 'contracts'): Fault => ({ kind: 'load', remote, error });

describe('faultCode', () => {
  it('[E3] is short, and of signs that are not mistaken for each other', () => {
    for (let count = 0; count < 500; count += 1)
      expect(faultCode(load(new Error('x'.repeat(count))))).toMatch(/^TF-[2-9A-HJ-NP-VZ]{4}$/);
  });

  it('[E3] is the same for the same fault, whatever value it met', () => {
    const met = (value: string) => faultCode(load(new Error(`No record “${value}” in 7 lists`)));
    expect(met('CTR-1')).toBe(met('A contract with Atlas'));
    expect(faultCode(load(new Error('Loading chunk 12 failed')))).toBe(
      faultCode(load(new Error('Loading chunk 345 failed'))),
    );
  });

  it('[E3] differs by what happened, to which remote, and why', () => {
    const error = new Error('It could not be loaded.');
    const codes = [
      faultCode(load(error)),
      faultCode(load(error, 'account')),
      faultCode({ kind: 'card', remote: 'contracts', error }),
      faultCode(load(new TypeError('It could not be loaded.'))),
      faultCode(load(new Error('It could not be loaded.', { cause: new Error('It hangs.') }))),
    ];
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each([undefined, null, 7, Symbol('s'), {}, Object.create(null)])(
    '[E3] is there for anything that is thrown, such as %p',
    (thrown) => {
      expect(faultCode({ kind: 'rejection', error: thrown })).toMatch(/^TF-/);
    },
  );
});
