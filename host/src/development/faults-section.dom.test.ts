import { isDown, setDown } from './faults-section';

afterEach(() => sessionStorage.clear());

const asked = () => JSON.parse(sessionStorage.getItem('tf_overrides') ?? '{}') as unknown;

describe('a remote that is down', () => {
  it('[tooling] a remote that is down is requested from an address without a server until it is restored', () => {
    expect(isDown('contracts')).toBe(false);
    setDown('contracts', true);
    setDown('account', true);
    expect(isDown('contracts')).toBe(true);
    expect(asked()).toEqual({
      remotes: { contracts: 'http://127.0.0.1:1/', account: 'http://127.0.0.1:1/' },
    });
    setDown('contracts', false);
    expect(isDown('contracts')).toBe(false);
    expect(isDown('account')).toBe(true);
  });
});
