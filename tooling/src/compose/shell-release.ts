import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellConfig } from 'shared-kernel/shell';
import { contentPolicy } from '../serve/content-policy';
import type { Store } from '../store/store';
import { readBuiltShell, type BuiltShell } from './built-shell';
import { sha256 } from './canonical-json';
import { pointerKey } from './documents';
import { inParallel } from './in-parallel';
import { publishShell } from './publish-shell';
import { keepShellInHistory } from './shell-history';
import { shellRecordKey, type ShellRecord } from './shell-record';

const emptyConfig = '<meta name="trustfold-config" content="{}" />';
const charset = '<meta charset="utf-8" />';

const asAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The shell's page with an environment's configuration in it. */
export function configuredPage(html: string, config: Partial<ShellConfig>): string {
  if (!html.includes(emptyConfig))
    throw new Error("The shell's page has no place for its configuration.");
  const content = asAttribute(JSON.stringify(config));
  return html.replace(emptyConfig, `<meta name="trustfold-config" content="${content}" />`);
}

/** The page with its policy in itself: a bucket sends none as a header, and no server knows its scripts. */
export function guardedPage(html: string, remoteOrigins: readonly string[]): string {
  const policy = contentPolicy(html, remoteOrigins);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${asAttribute(policy)}" />`;
  return html.replace(charset, `${charset}\n    ${meta}`);
}

export const shellPageKey = (environment: string) => `env/${environment}/index.html`;

export interface PutShellOptions {
  readonly config?: Partial<ShellConfig>;
  /** The build; the host's own unless given. */
  readonly built?: BuiltShell;
  /** Store for the page and its assets when it is not the environment's; they lie at its root. */
  readonly pages?: Store | undefined;
  /** Origins of its remotes, for the policy in the page; without them whoever serves it sends one. */
  readonly remoteOrigins?: readonly string[] | undefined;
  /** Address under which the page reads the store, for the remotes that come after it. */
  readonly address?: string | undefined;
  readonly now?: () => Date;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

const uploadsAtOnce = 16;

/** The folder of the shell's hashed assets: a store of its own has them at its root. */
export const shellAssets = (isOwnStore: boolean) => (isOwnStore ? 'assets/' : 'shell/assets/');

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
    now = () => new Date(),
    onProgress = () => undefined,
  }: PutShellOptions = {},
): Promise<{ readonly put: number }> {
  const configured = configuredPage(html, {
    compositionPointer: `/${pointerKey(environment)}`,
    ...config,
  });
  const page = remoteOrigins === undefined ? configured : guardedPage(configured, remoteOrigins);
  const record: ShellRecord = {
    kernel,
    page: sha256(page),
    ...(remoteOrigins && { origins: [...remoteOrigins] }),
    ...(address !== undefined && { address }),
  };
  const before = await store.get(shellRecordKey(environment));
  const promotion = { page: record.page, at: now().toISOString(), assets: [...assets] };
  await keepShellInHistory(store, environment, promotion);

  let done = 0;
  let put = 0;
  await inParallel(assets, uploadsAtOnce, async (file) => {
    const key = shellAssets(pages !== undefined) + file;
    const target = pages ?? store;
    const isThere = await target.has(key);
    if (!isThere && (await target.putNew(key, readFileSync(join(directory, 'assets', file)))))
      put += 1;
    onProgress((done += 1), assets.length);
  });

  await publishShell({
    store,
    environment,
    record,
    before,
    pages: pages ? { store: pages, key: 'index.html' } : { store, key: shellPageKey(environment) },
    page: Buffer.from(page),
  });
  return { put };
}
