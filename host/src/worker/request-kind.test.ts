import { kindOf } from './request-kind';

const shell = 'https://app.example.com';
const release = `https://remotes.example.com/contracts/r/${'a'.repeat(32)}`;

interface Asked {
  readonly method?: string;
  readonly mode?: RequestMode;
  readonly named?: readonly string[];
}

const kind = (url: string, { method = 'GET', mode = 'cors', named = [] }: Asked = {}) =>
  kindOf({ url, method, mode, headers: { has: (name) => named.includes(name) } }, shell);

describe('what the worker answers', () => {
  it.each([
    [`${shell}/`, 'page'],
    [`${shell}/trustfold/dashboard/admin?tab=contracts`, 'page'],
    [`${shell}/assets/main.0a1b2c3d4e.js`, undefined],
    [`${shell}/env/production/current.json`, undefined],
    [`${shell}/sw.js`, undefined],
    ['https://elsewhere.example.com/', undefined],
  ])('[E3] of navigations the product’s pages alone: %s', (url, expected) => {
    expect(kind(url, { mode: 'navigate' })).toBe(expected);
  });

  it.each([
    [`${shell}/env/production/current.json`, 'pointer'],
    ['https://remotes.example.com/folder/env/production/current.json', 'pointer'],
    [`${shell}/env/production/history/00000001.json`, undefined],
    [`${shell}/assets/main.0a1b2c3d4e.js`, 'file'],
    [`${shell}/assets/main.0a1b2c3d4e.js?retry=1`, 'file'],
    [`${release}/remote-entry.js`, 'file'],
    ['https://elsewhere.example.com/assets/main.js', undefined],
    ['http://127.0.0.1:8201/remote-entry.js', undefined],
    [`${shell}/`, undefined],
    [`${shell}/sw.js`, undefined],
  ])('[E3] of what pages ask for, what is deployed and its files: %s', (url, expected) => {
    expect(kind(url)).toBe(expected);
  });

  it('[E3] nothing that sends something, and no part of a file', () => {
    expect(kind(`${release}/a.js`, { method: 'POST' })).toBeUndefined();
    expect(kind(`${shell}/`, { method: 'POST', mode: 'navigate' })).toBeUndefined();
    expect(kind(`${shell}/assets/gate.webm`, { named: ['range'] })).toBeUndefined();
  });
});
