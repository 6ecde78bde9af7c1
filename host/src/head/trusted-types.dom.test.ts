import { trustedTypesRules, registerTrustedTypesPolicy } from './trusted-types';

describe('trusted types policy', () => {
  it.each([
    ['/assets/main.js', true],
    ['https://remotes.example.com/contracts/r/entry.js?retry=1', true],
    ['data:text/javascript,alert(1)', false],
    ['blob:https://app.example.com/1', false],
    ['javascript:alert(1)', false],
  ])('[deployment, security] the policy accepts the script URL %s: %s', (address, isTaken) => {
    expect(trustedTypesRules.createScriptURL(address)).toBe(isTaken ? address : null);
  });

  it.each([
    ['', true],
    ['<div class="g2-tooltip"></div>', true],
    ['a < b', false],
    ['<img src=x onerror=alert(1)>', false],
    ['<div onclick="alert(1)"></div>', false],
    ['<div class="a" onclick="alert(1)"></div>', false],
    ['<div><script>alert(1)</script></div>', false],
    ['<svg><a href="javascript:alert(1)">x</a></svg>', false],
  ])('[deployment, security] the policy accepts the markup %s: %s', (markup, isTaken) => {
    expect(trustedTypesRules.createHTML(markup, 'TrustedHTML', 'Element innerHTML')).toBe(
      isTaken ? markup : null,
    );
  });

  it('[deployment] the policy accepts the HTML of a released page that is parsed but never displayed', () => {
    const page = '<!doctype html><script>go()</script>';
    expect(trustedTypesRules.createHTML(page, 'TrustedHTML', 'DOMParser parseFromString')).toBe(
      page,
    );
    expect(trustedTypesRules.createHTML(page, 'TrustedHTML', 'Document write')).toBeNull();
  });

  it('[deployment] the default policy is registered if the browser supports trusted types', () => {
    const createPolicy = jest.fn();
    Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
    registerTrustedTypesPolicy();
    expect(createPolicy).toHaveBeenCalledWith('default', trustedTypesRules);
    Reflect.deleteProperty(window, 'trustedTypes');
    expect(() => registerTrustedTypesPolicy()).not.toThrow();
  });
});
