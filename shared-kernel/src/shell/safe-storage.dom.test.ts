import { durableStorage } from './safe-storage';

describe('durableStorage', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('[B6] stores a value in local storage', () => {
    durableStorage.set('key', 'value');
    expect(localStorage.getItem('key')).toBe('value');
    expect(durableStorage.get('key')).toBe('value');
    expect(durableStorage.isDurable()).toBe(true);
  });

  it('[GA6] stores a value in memory if storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    durableStorage.set('held', 'for the page');
    expect(durableStorage.get('held')).toBe('for the page');
    expect(durableStorage.isDurable()).toBe(false);
    durableStorage.remove('held');
    expect(durableStorage.get('held')).toBeNull();
  });

  it('[GA6] stores a value in memory if the browser blocks storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    durableStorage.set('blocked', 'value');
    expect(durableStorage.get('blocked')).toBe('value');
    durableStorage.remove('blocked');
    expect(durableStorage.get('blocked')).toBeNull();
    expect(durableStorage.isDurable()).toBe(false);
  });

  it('[GA6] reads local storage again after a successful write', () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    durableStorage.set('again', 'page');
    blocked.mockRestore();
    durableStorage.set('again', 'stored');
    localStorage.setItem('again', 'from another tab');
    expect(durableStorage.get('again')).toBe('from another tab');
  });
});
