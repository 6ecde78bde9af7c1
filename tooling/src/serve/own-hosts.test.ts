import {
  addHosts,
  hostsVariable,
  isOwnHost,
  isOwnOrigin,
  isShellOrigin,
  ownHosts,
} from './own-hosts';

const loopback = ownHosts('');
const named = ownHosts('box.example.com, 192.168.1.5');

describe('the hosts of a server', () => {
  it('[R26] listens on loopback unless the setting says otherwise', () => {
    expect(loopback).toEqual({ listensOn: '127.0.0.1', named: [] });
    expect(ownHosts('0.0.0.0,Box')).toEqual({ listensOn: '0.0.0.0', named: ['box'] });
  });

  it.each(['https://box.example.com', 'box:8200', 'box/a', 'a b', '*'])(
    '[R26] refuses “%s” as a host name',
    (name) => {
      expect(() => ownHosts(name)).toThrow(`“${name}” is not a host name.`);
    },
  );

  it('[R26] adds names to those of the environment', () => {
    const { env } = process;
    process.env = { ...env, [hostsVariable]: 'one' };
    addHosts(['two', '0.0.0.0']);
    expect(ownHosts()).toEqual({ listensOn: '0.0.0.0', named: ['one', 'two'] });
    process.env = env;
  });
});

describe('a Host header', () => {
  it.each(['localhost', 'localhost:8200', 'LOCALHOST:8200', '127.0.0.1:4300', '[::1]:8200'])(
    '[R26] is the server’s own: %s',
    (host) => {
      expect(isOwnHost(host, loopback)).toBe(true);
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
  ])('[R26] is foreign: %s', (host) => {
    expect(isOwnHost(host, loopback)).toBe(false);
  });

  it('[R26] is the server’s own when the setting names it', () => {
    expect(isOwnHost('box.example.com:80', named)).toBe(true);
    expect(isOwnHost('192.168.1.5:8200', named)).toBe(true);
    expect(isOwnHost('other.example.com', named)).toBe(false);
    expect(isOwnHost('sub.box.example.com', named)).toBe(false);
  });
});

describe('an Origin header', () => {
  it.each([
    ['http://localhost:8200', 'localhost:8200'],
    ['http://127.0.0.1:8200', '127.0.0.1:8200'],
    ['http://[::1]:9000', '[::1]:9000'],
    ['https://localhost', 'localhost:443'],
  ])('[R26] %s is that of the page at %s', (origin, host) => {
    expect(isOwnOrigin(origin, host, loopback)).toBe(true);
  });

  it.each([
    ['http://localhost:3000', 'localhost:8200'],
    ['http://127.0.0.1:8200', 'localhost:8200'],
    ['http://evil.example', '127.0.0.1:8200'],
    ['null', '127.0.0.1:8200'],
    ['file://', '127.0.0.1:8200'],
    ['chrome-extension://abc', '127.0.0.1:8200'],
  ])('[R26] %s is foreign to the page at %s', (origin, host) => {
    expect(isOwnOrigin(origin, host, loopback)).toBe(false);
  });

  it('[R26] may be a name of the setting where a forwarder replaced the Host header', () => {
    expect(isOwnOrigin('https://box.example.com', 'localhost:8200', named)).toBe(true);
    expect(isOwnOrigin('https://box.example.com:3000', 'box.example.com:8200', named)).toBe(false);
    expect(isOwnOrigin('https://other.example.com', 'localhost:8200', named)).toBe(false);
  });

  it('[R26] is that of a shell on its port, or on a host of the setting', () => {
    expect(isShellOrigin('http://localhost:8200', 8200, loopback)).toBe(true);
    expect(isShellOrigin('http://localhost:3000', 8200, loopback)).toBe(false);
    expect(isShellOrigin('https://box.example.com', 8200, loopback)).toBe(false);
    expect(isShellOrigin('https://box.example.com', 8200, named)).toBe(true);
  });
});
