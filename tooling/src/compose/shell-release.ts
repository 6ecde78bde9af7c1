import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from 'shared-kernel/remote';
import type { readShellConfig } from 'shared-kernel/shell';
import { configMeta, createPageMeta, remotesMeta, withPageData } from '../../webpack/page-meta';
import { sha256 } from '../command-line/sha256';
import type { Store } from '../store/store';
import { type BuiltShell, readBuiltShell } from './built-shell';
import { changeEnvironment } from './change-environment';
import { toCanonicalJson, type EnvironmentPointer, readEnvironmentPointer } from './documents';
import {
  assetsFolder,
  createEnvironmentPointerKey,
  shellAssetsFolder,
  createShellKey,
} from './keys';
import { createContentPolicy, filterKnownRemotes } from './page';
import { computeIntegrity, uploadFiles, type UploadOptions } from './releases';
import type { ReleasedShell } from './shells';
import { withWorkspaceServer, type WorkspaceServer } from './workspace-server';

export type ShellConfig = Partial<
  ReturnType<typeof readShellConfig> & { readonly previews: boolean }
>;

interface ShellOptions {
  readonly built?: BuiltShell | undefined;
  readonly config?: ShellConfig | undefined;
  readonly composition?: Composition | undefined;
  /** URL of the remotes in the page’s security policy. Without it, the server sends the policy as a header. */
  readonly source?: string | undefined;
  /** Workspace server of the environment. Without one, records stay in the browser. */
  readonly server?: WorkspaceServer | undefined;
}

const charset = '<meta charset="utf-8" />';

function composePage(
  environment: string,
  html: string,
  { composition, config, source, server }: ShellOptions,
): string {
  const remotes = Object.entries(composition?.remotes ?? {});
  const elsewhere = remotes.filter(([, { address }]) => URL.canParse(address));
  const origins = new Set(elsewhere.map(([, { address }]) => new URL(address).origin));
  const links = Array.from(origins, (one) => `<link rel="preconnect" href="${one}" crossorigin />`);
  const connected = html.replace(charset, [charset, ...links].join('\n    '));
  const compositionPointer = `/${createEnvironmentPointerKey(environment)}`;
  const configured = withPageData(connected, configMeta, { compositionPointer, ...config });
  const brought = Object.fromEntries(remotes.map(([name, { brings }]) => [name, brings]));
  const described = withPageData(configured, remotesMeta, filterKnownRemotes(brought));
  const page = server ? withWorkspaceServer(described, server) : described;
  if (source === undefined) return page;
  const policy = createPageMeta(
    'http-equiv',
    'Content-Security-Policy',
    createContentPolicy(page, [source]),
  );
  return page.replace(charset, `${charset}\n    ${policy}`);
}

export async function uploadShellFiles(
  store: Store,
  environment: string,
  { built = readBuiltShell(), ...options }: ShellOptions,
  putOptions: UploadOptions = {},
) {
  const { directory, assets, html, kernel } = built;
  const bodyOf = (file: string) => readFileSync(join(directory, assetsFolder, file));
  const bodies = new Map(assets.map((file) => [file, bodyOf(file)] as const));
  const shell: ReleasedShell = {
    kernel,
    html: composePage(environment, html, options),
    files: Object.fromEntries([...bodies].map(([file, body]) => [file, computeIntegrity(body)])),
    ...(options.source !== undefined && { source: options.source }),
  };
  const entry = { page: sha256(shell.html), kernel };
  const report = await uploadFiles(store, shellAssetsFolder, bodies, putOptions);
  const document = Buffer.from(toCanonicalJson(shell));
  if (putOptions.dryRun !== true)
    await store.putNew(createShellKey(environment, entry.page), document);
  return { ...report, shell, entry };
}

export async function releaseShell(
  store: Store,
  environment: string,
  { composition, ...options }: ShellOptions = {},
): Promise<EnvironmentPointer> {
  const runs =
    composition ?? (await readEnvironmentPointer(store, environment))?.document.composition;
  const { entry } = await uploadShellFiles(store, environment, { ...options, composition: runs });
  const next = (current: Composition) => ({ ...(composition ?? current), shell: entry });
  return changeEnvironment(store, environment, { next, action: 'compose' });
}
