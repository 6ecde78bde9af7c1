import { pack, unpack } from './pack';

const files = new Map([
  ['host/index.html', Buffer.from('<!doctype html>')],
  ['host/assets/empty.webm', Buffer.alloc(0)],
  ['remote-contracts/assets/§.js', Buffer.from([0, 255, 10, 13])],
]);

it('[deployment] gives back every file byte for byte', () => {
  expect(new Map([...unpack(pack(files))].sort())).toEqual(new Map([...files].sort()));
});

it('[deployment] is the same archive for the same files, in any order', () => {
  expect(pack(new Map([...files].reverse())).equals(pack(files))).toBe(true);
});
