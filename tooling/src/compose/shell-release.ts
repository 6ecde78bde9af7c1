import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { shellConfig } from 'shared-kernel/shell';
import { configMeta, pageMeta, remotesMeta, withPageData } from '../../webpack/page-meta';
import { contentPolicy, knownRemotes } from './page';
import type { Store } from '../store/store';
import { readBuiltShell, type BuiltShell } from './built-shell';
import { sha256 } from '../base/sha256';
import { readPointer } from './documents';
import { inParallel } from '../base/in-parallel';
import { assetsFolder, pageRecordKey, pointerKey, shellAssets } from './keys';
import { type KeptShell, makeCurrent } from './publish-shell';
import { digest, putFile } from './releases';
import { readRecord } from './built';
import type { ShellRecord } from './environment';

/** What a page can be told of its environment; what it is not told has its default. */
export type ShellConfig = Partial<ReturnType<typeof shellConfig> & { readonly previews: boolean }>;

const charset = '<meta charset="utf-8" />';

/** The page with a connection to each origin of its remotes begun at once: what they hold is asked for with CORS. */
function connectedPage(
  html: string,
  remotes: readonly (readonly [string, { readonly address: string }])[],
): string {
  const elsewhere = remotes.filter(([, { address }]) => URL.canParse(address));
  const origins = new Set(elsewhere.map(([, { address }]) => new URL(address).origin));
  const links = Array.from(
    origins,
    (origin) => `\n    <link rel="preconnect" href="${origin}" crossorigin />`,
  );
  return html.replace(charset, `${charset}${links.join('')}`);
}

/** The page as an environment has it: with its configuration, and with what its remotes say of themselves. */
async function composedPage(
  store: Store,
  environment: string,
  html: string,
  config: ShellConfig,
): Promise<string> {
  const standing = await readPointer(store, environment);
  const remotes = Object.entries(standing?.pointer.composition.remotes ?? {});
  const brought = Object.fromEntries(remotes.map(([name, { brings }]) => [name, brings]));
  const configured = withPageData(connectedPage(html, remotes), configMeta, {
    compositionPointer: `/${pointerKey(environment)}`,
    ...config,
  });
  return withPageData(configured, remotesMeta, knownRemotes(brought));
}

/** The page with its policy in itself: a bucket sends none as a header, and no server knows its scripts. */
function guardedPage(html: string, remoteOrigins: readonly string[]): string {
  const policy = contentPolicy(html, remoteOrigins);
  const meta = pageMeta('http-equiv', 'Content-Security-Policy', policy);
  return html.replace(charset, `${charset}\n    ${meta}`);
}

export interface PutShellOptions {
  readonly config?: ShellConfig;
  /** The build; the host's own unless given. */
  readonly built?: BuiltShell;
  /** Store for the page and its assets when it is not the environment's; they lie at its root. */
  readonly pages?: Store | undefined;
  /** Origins of its remotes, for the policy in the page; without them its server sends one. */
  readonly remoteOrigins?: readonly string[] | undefined;
  /** Address under which the page reads the store, for the remotes that come after it. */
  readonly address?: string | undefined;
  /** Refuses a shell that may not become the environment's, by what will be known of it and its files. */
  readonly requireFit?: ((shell: KeptShell) => Promise<void>) | undefined;
  readonly dryRun?: boolean;
  readonly now?: () => Date;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface PutShellReport {
  /** Files that were written, or would be. */
  readonly put: number;
  /** Hash of the page. */
  readonly page: string;
}

/**
 * Puts the shell's hashed assets and then the environment's page into the store. What the page will
 * need is written down first, so that nothing of it is pruned meanwhile.
 */
export async function putShell(
  store: Store,
  environment: string,
  {
    config = {},
    built: { directory, html, kernel, assets } = readBuiltShell(),
    pages,
    remoteOrigins,
    address,
    requireFit,
    dryRun = false,
    now = () => new Date(),
    onProgress,
  }: PutShellOptions = {},
): Promise<PutShellReport> {
  const composed = await composedPage(store, environment, html, config);
  const page = remoteOrigins === undefined ? composed : guardedPage(composed, remoteOrigins);
  const record: ShellRecord = {
    kernel,
    page: sha256(page),
    ...(remoteOrigins && { origins: [...remoteOrigins] }),
    ...(address !== undefined && { address }),
    ...(config.previews === true && { previews: true }),
    ...(pages && { pages: pages.name }),
  };
  const bodyOf = (file: string) => readFileSync(join(directory, assetsFolder, file));
  let put = 0;
  const putAssets = async () => {
    const folder = shellAssets(pages !== undefined);
    const work = (file: string) => putFile(pages ?? store, folder + file, bodyOf(file), dryRun);
    put = (await inParallel(assets, work, { onProgress })).filter(Boolean).length;
  };
  if (dryRun) {
    await putAssets();
    return { put, page: record.page };
  }
  const digests = Object.fromEntries(assets.map((file) => [file, digest(bodyOf(file))]));
  const shell = { record, html: page, assets: [...assets], digests };
  const built = readRecord(directory);
  await makeCurrent(store, environment, shell, {
    pages,
    at: now().toISOString(),
    requireFit: requireFit && (() => requireFit(shell)),
    putAssets,
  });
  if (built) await store.putNew(pageRecordKey(environment, record.page), built);
  return { put, page: record.page };
}
