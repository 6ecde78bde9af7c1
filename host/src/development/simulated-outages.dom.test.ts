import { isRemoteDown, setRemoteDown } from './development-page';

afterEach(() => sessionStorage.clear());

const asked = () => JSON.parse(sessionStorage.getItem('tf_overrides') ?? '{}') as unknown;

describe('a remote that is down', () => {
  it('[tooling] a remote that is set to down is requested from an unreachable URL until it is restored', () => {
    expect(isRemoteDown('contracts')).toBe(false);
    setRemoteDown('contracts', true);
    setRemoteDown('account', true);
    expect(isRemoteDown('contracts')).toBe(true);
    expect(asked()).toEqual({
      remotes: { contracts: 'http://127.0.0.1:1/', account: 'http://127.0.0.1:1/' },
    });
    setRemoteDown('contracts', false);
    expect(isRemoteDown('contracts')).toBe(false);
    expect(isRemoteDown('account')).toBe(true);
  });
});
