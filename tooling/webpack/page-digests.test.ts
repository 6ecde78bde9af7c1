import { createHash } from 'node:crypto';
import { packChunkDigests } from './page-digests';

const digestOf = (file: string) => createHash('sha256').update(file).digest('base64');

it('[federation, security] the page lists each file with its integrity hash once, and chunks refer to files by index', () => {
  const files = { gate: ['assets/gate.css', 'assets/base.js'], landing: ['assets/base.js'] };
  const {
    kernel,
    names,
    digests,
    files: places,
  } = packChunkDigests({ kernel: '1.0.0', files }, ['assets/base.js', 'assets/1.js'], digestOf);
  expect(kernel).toBe('1.0.0');
  expect(names).toBe('gate.css base.js 1.js');
  expect(places).toEqual({ gate: [0, 1], landing: [1] });
  const inOrder = ['assets/gate.css', 'assets/base.js', 'assets/1.js'];
  expect(inOrder.map((_, at) => `${digests.slice(at * 43, (at + 1) * 43)}=`)).toEqual(
    inOrder.map(digestOf),
  );
});
