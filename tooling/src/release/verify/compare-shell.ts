import { sha256 } from '../../base/sha256';
import type { Environment } from '../../compose/environment';
import { readKeptShell } from '../../compose/kept-shell';
import { shellAssets, shellPageKey } from '../../compose/keys';
import { digest } from '../../compose/release-description';
import { readShellHistory } from '../../compose/shell-history';
import { sentenceOf } from '../../base/cli-error';
import type { Store } from '../../store/store';
import type { Expected } from './fault';

interface ShellComparison {
  /** Whether a page lies there to be compared. */
  readonly page: boolean;
  readonly problems: readonly string[];
  readonly files: readonly Expected[];
}

/** The files that a page may load, told by their digests where those were written down. */
async function filesOf(
  store: Store,
  environment: string,
  page: string,
  pages: Store | undefined,
): Promise<readonly Expected[]> {
  const history = await readShellHistory(store, environment);
  const assets = history.find((one) => one.page === page)?.assets ?? [];
  const { digests = {} } = await readKeptShell(store, environment, page);
  return assets.map((file) => ({
    store: pages ?? store,
    key: shellAssets(pages !== undefined) + file,
    isRight: (body) => digests[file] === undefined || digests[file] === digest(body),
    otherwise: 'of the shell does not have the digest that it was released with.',
  }));
}

/** Whether the environment's page is the one that was released, with every file that it names. */
export async function compareShell(
  { store, name: environment, pointer, shell: record }: Environment,
  pages: Store | undefined,
): Promise<ShellComparison> {
  const place = pages ? 'index.html' : shellPageKey(environment);
  const problems: string[] = [];
  const note = (error: unknown): undefined => void problems.push(sentenceOf(error));
  const page = await (pages ?? store).get(place).catch(note);
  if (!page) {
    if (record && problems.length === 0 && (pages !== undefined || record.pages === undefined))
      problems.push(`The page of ${environment} is missing: release the shell again.`);
    return { page: false, problems, files: [] };
  }
  const hash = sha256(page.body);
  const named = pointer?.composition.shell?.page;
  if (record?.page !== hash)
    problems.push(`The page of ${environment} is not the one that was released.`);
  else if (named !== undefined && named !== hash)
    problems.push(`The page of ${environment} is not the one that its composition names.`);
  if (!record) return { page: true, problems, files: [] };
  const files = await filesOf(store, environment, record.page, pages).catch(note);
  return { page: true, problems, files: files ?? [] };
}
