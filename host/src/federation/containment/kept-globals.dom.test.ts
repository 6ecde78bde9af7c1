import { keepGlobals } from './kept-globals';

const spoilt = () => {
  throw new Error('patched on purpose');
};

const holders: readonly (readonly [name: string, holder: object, key: string])[] = [
  ['Array.prototype.map', Array.prototype, 'map'],
  ['Array.prototype.push', Array.prototype, 'push'],
  ['Object.assign', Object, 'assign'],
  ['Promise.prototype.then', Promise.prototype, 'then'],
  ['JSON.parse', JSON, 'parse'],
  ['Reflect.ownKeys', Reflect, 'ownKeys'],
  ['Storage.prototype.getItem', Storage.prototype, 'getItem'],
  ['Node.prototype.appendChild', Node.prototype, 'appendChild'],
  ['history.pushState', history, 'pushState'],
  ['document.querySelector', document, 'querySelector'],
];

describe('keepGlobals', () => {
  it.each(holders)('[E3] puts %s back once it was changed, and names it', (_name, holder, key) => {
    const before: unknown = Reflect.get(holder, key);
    const wasOwn = Object.hasOwn(holder, key);
    const putBack = keepGlobals();
    Reflect.set(holder, key, spoilt);
    const changed = putBack();
    expect(changed).toBe(key);
    expect(Reflect.get(holder, key)).toBe(before);
    expect(Object.hasOwn(holder, key)).toBe(wasOwn);
    expect(putBack()).toBeUndefined();
  });

  it('[E3] puts everything back at once, though what is changed is what lists are walked by', () => {
    const { map, push } = Array.prototype;
    const iterate = Array.prototype[Symbol.iterator];
    const putBack = keepGlobals();
    Object.assign(Array.prototype, { map: spoilt, push: spoilt, [Symbol.iterator]: spoilt });
    putBack();
    expect([map, push, iterate]).toEqual([
      Array.prototype.map,
      Array.prototype.push,
      Array.prototype[Symbol.iterator],
    ]);
  });

  it('[E3] lets be what a page adds of its own', () => {
    const putBack = keepGlobals();
    Object.assign(globalThis, { addedByPage: 1 });
    expect(putBack()).toBeUndefined();
    expect(globalThis).toHaveProperty('addedByPage', 1);
    Reflect.deleteProperty(globalThis, 'addedByPage');
  });
});
