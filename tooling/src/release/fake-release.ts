import { sha256 } from '../base/sha256';
import { releaseKey, releasesFolder } from '../compose/keys';
import { describeRelease, type BuiltRelease } from '../compose/built-release';

export interface FakeRelease {
  /** What tells its files from those of another release. */
  readonly mark: string;
  readonly files?: number;
  readonly kernelRange?: string;
}

const hashed = (name: string, text: string) => `${name}.${sha256(text).slice(0, 10)}.js`;

/** A release as a build would make it, small enough to be put many times. For tests. */
export function fakeRelease({
  mark,
  files = 3,
  kernelRange = '^1.0.0',
}: FakeRelease): BuiltRelease {
  const textOf = (name: string) => `/* ${mark} ${name} */`.repeat(40);
  const names = ['remote-entry', ...Array.from({ length: files - 1 }, (_, at) => `assets/${at}`)];
  const bodies = new Map(
    names.map((name) => [hashed(name, textOf(name)), Buffer.from(textOf(name))] as const),
  );
  const [entry = '', ...chunks] = bodies.keys();
  return describeRelease(bodies, { entry, kernelRange, screens: { screen: chunks } });
}

/** Where a store holds a release of `contracts`: what describes it, and its files in their order. For tests. */
export function fakePlaces(mark: string) {
  const { release, files } = fakeRelease({ mark }).description;
  const described = releaseKey('contracts', release);
  const keys = Object.keys(files).map((path) => releasesFolder('contracts') + path);
  return { described, files: keys, all: [described, ...keys] };
}
