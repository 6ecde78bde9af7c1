import { registerReleaseIntegrity } from 'shared-kernel/loading';
import { sharedModuleChunks, type RemoteRelease } from 'shared-kernel/remote';
import type { RemoteTab } from '../page/remote-tabs';
import { readPageMeta } from '../page/read-page-meta';

export interface PageFile {
  readonly href: string;
  /** `undefined` if a development server serves the page. */
  readonly digest: string | undefined;
}

const assets = '/assets/';

const digestLength = 43;

interface Chunks {
  readonly names?: string;
  readonly digests?: string;
  readonly files?: Readonly<Record<string, readonly (number | string)[] | undefined>>;
}

const chunks = () => readPageMeta('chunks') as Chunks;

function shellFiles(): readonly PageFile[] {
  const { names = '', digests = '' } = chunks();
  return names
    .split(' ')
    .filter(Boolean)
    .map((name, at) => ({
      href: assets + name,
      digest: `sha256-${digests.slice(at * digestLength, (at + 1) * digestLength)}=`,
    }));
}

export function findChunkFiles(wanted: readonly string[]): readonly PageFile[] {
  const { files = {} } = chunks();
  const own = shellFiles();
  return [...new Set(wanted.flatMap((name) => files[name] ?? []))].flatMap((file) =>
    typeof file === 'string' ? { href: `/${file}`, digest: undefined } : (own[file] ?? []),
  );
}

export function requireIntegrityHashes(): void {
  const files = shellFiles().map(
    ({ href, digest = '' }) => [href.slice(assets.length), digest] as const,
  );
  registerReleaseIntegrity(
    { address: assets, files: Object.fromEntries(files) },
    window.location.href,
  );
}

/**
 * Preloads a file once. Later requests must have the same CORS mode: scripts and files of remotes use CORS, stylesheets
 * of the shell do not.
 */
export function preloadFile(href: string, integrity?: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = 'preload';
  link.as = isStyle ? 'style' : 'script';
  if (!isStyle || integrity !== undefined) link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

export const preloadChunks = (names: readonly string[]): void =>
  findChunkFiles(names).forEach(({ href, digest }) => preloadFile(href, digest));

export const getSharedChunks = ({ needs }: Pick<RemoteTab, 'needs'>): readonly string[] => [
  'federation',
  sharedModuleChunks.core,
  ...needs.map(sharedModuleChunks.partOf),
];

export function findScreenFiles(
  { remote, screen }: Pick<RemoteTab, 'remote' | 'screen'>,
  { address, entry, files, screens }: RemoteRelease,
): readonly PageFile[] {
  return [entry, ...(screens[screen.slice(remote.length + 1)] ?? [])].flatMap((file) => {
    const digest = files[file];
    return digest === undefined ? [] : [{ href: address + file, digest }];
  });
}

/** Supports only `^` version ranges, because the script in the head must stay small. */
export function isKernelCompatible({ kernelRange }: RemoteRelease): boolean {
  const [major = 0, minor = 0] = String(readPageMeta('chunks').kernel).split('.').map(Number);
  const [, ofMajor, fromMinor] = /^\^(\d+)\.(\d+)\./.exec(kernelRange) ?? [];
  return Number(ofMajor) === major && Number(fromMinor) <= minor;
}
