import { readBehaviour } from './behaviour';
import { shellConfig, shellConfigMeta } from './shell-config';

function configure(content: string) {
  document.head.innerHTML = '';
  const meta = document.createElement('meta');
  meta.name = shellConfigMeta;
  meta.content = content;
  document.head.append(meta);
}

afterEach(() => {
  document.head.innerHTML = '';
  sessionStorage.clear();
});

describe('readBehaviour', () => {
  it('[workspace] is live by default', () => {
    expect(readBehaviour('')).toBe('live');
  });

  it('[workspace] follows the shell’s configuration', () => {
    configure('{"behaviour":"reference"}');
    expect(readBehaviour('')).toBe('reference');
  });

  it('[workspace] uses the URL parameter for the whole browser session', () => {
    expect(readBehaviour('?behaviour=reference')).toBe('reference');
    expect(readBehaviour('')).toBe('reference');
    expect(readBehaviour('?behaviour=live')).toBe('live');
    expect(readBehaviour('')).toBe('live');
  });

  it.each(['?behaviour=', '?behaviour=LIVE', '?behaviour=__proto__'])(
    '[workspace] ignores the unknown value %s',
    (search) => expect(readBehaviour(search)).toBe('live'),
  );
});

describe('shellConfig', () => {
  it('[G5] reads the configuration of the page and adds defaults', () => {
    configure('{"behaviour":"reference","allowLocalRemotes":true,"another":1}');
    expect(shellConfig()).toEqual({
      behaviour: 'reference',
      compositionPointer: '/env/local/current.json',
      allowLocalRemotes: true,
    });
  });

  it.each([
    ...['', 'not json', '[]', 'null', '7', '{"behaviour":"odd"}', '{"behaviour":null}'],
    ...['{"compositionPointer":7}', '{"behaviour":"reference","allowLocalRemotes":"yes"}'],
  ])('[G5] uses defaults if the configuration is invalid: %s', (content) => {
    configure(content);
    expect(shellConfig()).toEqual({
      behaviour: 'live',
      compositionPointer: '/env/local/current.json',
      allowLocalRemotes: false,
    });
  });
});
