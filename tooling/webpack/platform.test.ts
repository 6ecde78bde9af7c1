import { createKernelRange } from './platform';

it.each([
  ['3.1.4', '^3.1.0'],
  ['3.0.0', '^3.0.0'],
])(
  '[deployment] a remote built with kernel %s requires the kernel version range %s',
  (version, range) => {
    expect(createKernelRange(version)).toBe(range);
  },
);
