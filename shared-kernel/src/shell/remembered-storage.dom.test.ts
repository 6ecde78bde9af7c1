import { rememberedStorage, tabRememberedStorage } from './remembered-storage';
import { behaviourKey } from './storage-keys';

describe.each([
  ['beyond the session', rememberedStorage, () => localStorage],
  ['in the tab', tabRememberedStorage, () => sessionStorage],
] as const)('what is remembered %s', (_where, remembered, storage) => {
  it('[workspace] is kept and found again', () => {
    remembered.set('tf_thing', 'kept');
    expect(storage().getItem('tf_thing')).toBe('kept');
    expect(remembered.get('tf_thing')).toBe('kept');
  });

  it('[workspace] is neither kept nor found in reference, and what was kept before stays', () => {
    storage().setItem('tf_thing', 'of before');
    sessionStorage.setItem(behaviourKey, 'reference');
    expect(remembered.get('tf_thing')).toBeNull();
    remembered.set('tf_thing', 'of the sample');
    expect(storage().getItem('tf_thing')).toBe('of before');
  });
});
