import {
  addHosts,
  allowedHostsVariable,
  isAllowedHost,
  isShellOrigin,
  readAllowedHosts,
} from './allowed-hosts';

const loopback = readAllowedHosts('');
const named = readAllowedHosts('box.example.com, 192.168.1.5');

describe('host names of a server', () => {
  it('[R26] only loopback host names are accepted unless the setting adds others', () => {
    expect(loopback).toEqual({ listensOn: '127.0.0.1', named: [] });
    expect(readAllowedHosts('0.0.0.0,Box')).toEqual({ listensOn: '0.0.0.0', named: ['box'] });
  });

  it.each(['https://box.example.com', 'box:8200', 'box/a', 'a b', '*'])(
    '[R26] “%s” is not accepted as a host name',
    (name) => {
      expect(() => readAllowedHosts(name)).toThrow(`“${name}” is not a host name.`);
    },
  );

  it('[R26] additional host names and those of the environment variable are accepted', () => {
    const { env } = process;
    process.env = { ...env, [allowedHostsVariable]: 'one' };
    addHosts(['two', '0.0.0.0']);
    expect(readAllowedHosts()).toEqual({ listensOn: '0.0.0.0', named: ['one', 'two'] });
    process.env = env;
  });
});

describe('Host header', () => {
  it.each(['localhost', 'localhost:8200', 'LOCALHOST:8200', '127.0.0.1:4300', '[::1]:8200'])(
    '[R26] the server accepts the Host header %s',
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
  ])('[R26] the server rejects the Host header %s', (host) => {
    expect(isAllowedHost(host, loopback)).toBe(false);
  });

  it('[R26] the server accepts a Host header that the setting allows', () => {
    expect(isAllowedHost('box.example.com:80', named)).toBe(true);
    expect(isAllowedHost('192.168.1.5:8200', named)).toBe(true);
    expect(isAllowedHost('other.example.com', named)).toBe(false);
    expect(isAllowedHost('sub.box.example.com', named)).toBe(false);
  });
});

describe('Origin header', () => {
  it('[R26] a shell origin is accepted on the same port or on a host that the setting allows', () => {
    expect(isShellOrigin('http://localhost:8200', 8200, loopback)).toBe(true);
    expect(isShellOrigin('http://localhost:3000', 8200, loopback)).toBe(false);
    expect(isShellOrigin('https://box.example.com', 8200, loopback)).toBe(false);
    expect(isShellOrigin('https://box.example.com', 8200, named)).toBe(true);
  });
});
