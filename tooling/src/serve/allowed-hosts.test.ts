import {
  addHosts,
  hostsVariable,
  isAllowedHost,
  isOwnOrigin,
  isShellOrigin,
  readAllowedHosts,
} from './allowed-hosts';

const loopback = readAllowedHosts('');
const named = readAllowedHosts('box.example.com, 192.168.1.5');

describe('host names of a server', () => {
  it('[R26] are those of loopback unless the setting adds others', () => {
    expect(loopback).toEqual({ listensOn: '127.0.0.1', named: [] });
    expect(readAllowedHosts('0.0.0.0,Box')).toEqual({ listensOn: '0.0.0.0', named: ['box'] });
  });

  it.each(['https://box.example.com', 'box:8200', 'box/a', 'a b', '*'])(
    '[R26] do not include “%s”',
    (name) => {
      expect(() => readAllowedHosts(name)).toThrow(`“${name}” is not a host name.`);
    },
  );

  it('[R26] include added names and those of the environment variable', () => {
    const { env } = process;
    process.env = { ...env, [hostsVariable]: 'one' };
    addHosts(['two', '0.0.0.0']);
    expect(readAllowedHosts()).toEqual({ listensOn: '0.0.0.0', named: ['one', 'two'] });
    process.env = env;
  });
});

describe('Host header', () => {
  it.each(['localhost', 'localhost:8200', 'LOCALHOST:8200', '127.0.0.1:4300', '[::1]:8200'])(
    '[R26] is accepted: %s',
    (host) => {
      expect(isAllowedHost(host, loopback)).toBe(true);
    },
  );

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:8200',
    'localhost.evil.example',
    'evil.localhost',
    '127.0.0.1.evil.example:8200',
    '192.168.1.5:8200',
    '0.0.0.0:8200',
    'evil.example@localhost',
    'localhost:8200/evil',
    'localhost:99999',
  ])('[R26] is rejected: %s', (host) => {
    expect(isAllowedHost(host, loopback)).toBe(false);
  });

  it('[R26] is accepted if the setting names it', () => {
    expect(isAllowedHost('box.example.com:80', named)).toBe(true);
    expect(isAllowedHost('192.168.1.5:8200', named)).toBe(true);
    expect(isAllowedHost('other.example.com', named)).toBe(false);
    expect(isAllowedHost('sub.box.example.com', named)).toBe(false);
  });
});

describe('Origin header', () => {
  it.each([
    ['http://localhost:8200', 'localhost:8200'],
    ['http://127.0.0.1:8200', '127.0.0.1:8200'],
    ['http://[::1]:9000', '[::1]:9000'],
    ['https://localhost', 'localhost:443'],
  ])('[R26] %s belongs to the page at %s', (origin, host) => {
    expect(isOwnOrigin(origin, host, loopback)).toBe(true);
  });

  it.each([
    ['http://localhost:3000', 'localhost:8200'],
    ['http://127.0.0.1:8200', 'localhost:8200'],
    ['http://evil.example', '127.0.0.1:8200'],
    ['null', '127.0.0.1:8200'],
    ['file://', '127.0.0.1:8200'],
    ['chrome-extension://abc', '127.0.0.1:8200'],
  ])('[R26] %s does not belong to the page at %s', (origin, host) => {
    expect(isOwnOrigin(origin, host, loopback)).toBe(false);
  });

  it('[R26] may be a name of the setting if a proxy replaced the Host header', () => {
    expect(isOwnOrigin('https://box.example.com', 'localhost:8200', named)).toBe(true);
    expect(isOwnOrigin('https://box.example.com:3000', 'box.example.com:8200', named)).toBe(false);
    expect(isOwnOrigin('https://other.example.com', 'localhost:8200', named)).toBe(false);
  });

  it('[R26] belongs to a shell on its port or on a host of the setting', () => {
    expect(isShellOrigin('http://localhost:8200', 8200, loopback)).toBe(true);
    expect(isShellOrigin('http://localhost:3000', 8200, loopback)).toBe(false);
    expect(isShellOrigin('https://box.example.com', 8200, loopback)).toBe(false);
    expect(isShellOrigin('https://box.example.com', 8200, named)).toBe(true);
  });
});
