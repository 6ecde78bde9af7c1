import { rules, trustOwnTypes } from './trusted-types';

describe('the page’s policy of trusted types', () => {
  it.each([
    ['/assets/main.js', true],
    ['https://remotes.example.com/contracts/r/entry.js?retry=1', true],
    ['data:text/javascript,alert(1)', false],
    ['blob:https://app.example.com/1', false],
    ['javascript:alert(1)', false],
  ])('[deployment, security] takes for the address of a script: %s (%s)', (address, isTaken) => {
    expect(rules.createScriptURL(address)).toBe(isTaken ? address : null);
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
  ])('[deployment, security] takes for markup: %s (%s)', (markup, isTaken) => {
    expect(rules.createHTML(markup, 'TrustedHTML', 'Element innerHTML')).toBe(
      isTaken ? markup : null,
    );
  });

  it('[deployment] reads a released page, which is not shown', () => {
    const page = '<!doctype html><script>go()</script>';
    expect(rules.createHTML(page, 'TrustedHTML', 'DOMParser parseFromString')).toBe(page);
    expect(rules.createHTML(page, 'TrustedHTML', 'Document write')).toBeNull();
  });

  it('[deployment] is the default of a browser that asks for one', () => {
    const createPolicy = jest.fn();
    Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
    trustOwnTypes();
    expect(createPolicy).toHaveBeenCalledWith('default', rules);
    Reflect.deleteProperty(window, 'trustedTypes');
    expect(() => trustOwnTypes()).not.toThrow();
  });
});
