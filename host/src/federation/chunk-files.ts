import { pageMeta } from '../page/page-meta';

interface ShellFile {
  readonly href: string;
  /** The digest of the file in the page; `undefined` if the page is served from source. */
  readonly digest: string | undefined;
}

const digestLength = 43;

interface Chunks {
  readonly names?: string;
  readonly digests?: string;
  readonly files?: Readonly<Record<string, readonly (number | string)[] | undefined>>;
}

const chunks = () => pageMeta('chunks') as Chunks;

/** All scripts and stylesheets of the shell except the first, as listed in the page. */
export function shellFiles(): readonly ShellFile[] {
  const { names = '', digests = '' } = chunks();
  return names
    .split(' ')
    .filter(Boolean)
    .map((name, at) => ({
      href: `/assets/${name}`,
      digest: `sha256-${digests.slice(at * digestLength, (at + 1) * digestLength)}=`,
    }));
}

export function chunkFiles(wanted: readonly string[]): readonly ShellFile[] {
  const { files = {} } = chunks();
  const own = shellFiles();
  return [...new Set(wanted.flatMap((name) => files[name] ?? []))].flatMap((file) =>
    typeof file === 'string' ? { href: `/${file}`, digest: undefined } : (own[file] ?? []),
  );
}
