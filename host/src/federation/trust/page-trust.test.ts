import { pageTrust } from './page-trust';

function say(config: string): void {
  document.head.innerHTML = '';
  const meta = document.createElement('meta');
  meta.name = 'trustfold-config';
  meta.content = config;
  document.head.append(meta);
}

describe('pageTrust', () => {
  it('[security] believes whom the page names, and everybody where it names nobody', () => {
    const trust = { environment: 'production', keys: ['key'], stampKey: 'stamp' };
    say(JSON.stringify({ trust }));
    expect(pageTrust()).toEqual(trust);
    say('{}');
    expect(pageTrust()).toBeUndefined();
  });

  it.each(['7', 'null', '{"environment":"production","keys":[]}', '{"keys":["key"]}'])(
    '[security] believes nobody where it cannot be read: %s',
    (trust) => {
      say(`{"trust":${trust}}`);
      expect(pageTrust()).toEqual({ environment: '', keys: [] });
    },
  );
});
