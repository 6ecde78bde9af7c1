import { describeRelease, type BuiltRelease } from '../compose/release';

export interface FakeRelease {
  /** What tells its files from those of another release. */
  readonly mark: string;
  readonly files?: number;
  readonly kernelRange?: string;
}

/** A release as a build would make it, small enough to be put many times. For tests. */
export function fakeRelease({
  mark,
  files = 3,
  kernelRange = '^1.0.0',
}: FakeRelease): BuiltRelease {
  const entry = 'remote-entry.js';
  const chunks = Array.from({ length: files - 1 }, (_, index) => `assets/${index}.js`);
  const bodies = new Map(
    [entry, ...chunks].map((path) => [path, Buffer.from(`/* ${mark} ${path} */`.repeat(40))]),
  );
  return describeRelease(bodies, { entry, kernelRange, screens: { screen: chunks } });
}
