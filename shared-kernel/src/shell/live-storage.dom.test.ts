import { liveStorage, liveTabStorage } from './live-storage';
import { behaviourKey } from './storage-keys';

describe.each([
  ['beyond the session', liveStorage, () => localStorage],
  ['in the tab', liveTabStorage, () => sessionStorage],
] as const)('data stored %s', (_where, remembered, storage) => {
  it('[workspace] stored data can be read again', () => {
    remembered.set('tf_thing', 'kept');
    expect(storage().getItem('tf_thing')).toBe('kept');
    expect(remembered.get('tf_thing')).toBe('kept');
  });

  it('[workspace] data is neither stored nor read in reference behaviour, and earlier data remains', () => {
    storage().setItem('tf_thing', 'of before');
    sessionStorage.setItem(behaviourKey, 'reference');
    expect(remembered.get('tf_thing')).toBeNull();
    remembered.set('tf_thing', 'of the sample');
    expect(storage().getItem('tf_thing')).toBe('of before');
  });
});
