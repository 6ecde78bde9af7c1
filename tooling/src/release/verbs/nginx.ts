import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { shellPageKey } from '../../compose/keys';
import { allowsLocalRemotes } from '../../compose/page-config';
import { CliError } from '../../base/cli-error';
import { DirectoryStore } from '../../store/directory-store';
import { environmentName, originOf } from '../option-values';
import { nginxConfig } from '../nginx';
import type { Task } from '../task';

/** Writes the configuration of a server for a folder. */
export async function nginx({ values, store, reporter, from }: Task): Promise<number> {
  if (!(store instanceof DirectoryStore))
    throw new CliError('nginx serves a folder: --to names it.');
  const { certificate: chain, 'certificate-key': key } = values;
  if ((chain === undefined) !== (key === undefined))
    throw new CliError('--certificate and --certificate-key go together.');
  const shellOrigin = originOf(values.shell?.[0], 'shell');
  const remotesOrigin = originOf(values.remotes, 'remotes');
  const plain = [shellOrigin, remotesOrigin].find((origin) => origin.startsWith('http:'));
  if (chain !== undefined && plain !== undefined)
    throw new CliError(
      `A certificate is for origins such as https://app.example.com, not ${plain}.`,
    );
  const environment = environmentName(values.env);
  const page = await store.get(shellPageKey(environment));
  const text = nginxConfig({
    store: store.root,
    environment,
    localRemotes: page !== undefined && allowsLocalRemotes(page.body.toString()),
    shellOrigin,
    remotesOrigin,
    run: values.run === undefined ? undefined : resolve(from, values.run),
    brotli: values['no-brotli'] !== true,
    certificate: chain !== undefined && key !== undefined ? { chain, key } : undefined,
  });
  if (values.out === undefined) reporter.block(text);
  else {
    await writeFile(resolve(from, values.out), text);
    reporter.line(`wrote ${resolve(from, values.out)}`);
  }
  return 0;
}
