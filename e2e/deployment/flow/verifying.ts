import { join } from 'node:path';
import { repository } from 'tooling/release';
import { expect } from '../../core/test';
import { environment, must } from '../services/stage';
import type { Flow } from './staged-test';

/** Where `verify` can ask as browsers do: Node resolves no names below `localhost`, and some have no one address. */
export type Asked = 'remotes' | 'remotes and pages' | 'nothing';

/** What browsers get, compared with what was released. */
export function verifyTests({ test, where, tag }: Flow, asked: Asked): void {
  if (asked === 'nothing') return;
  test(`[deployment] ${where}: verify compares what browsers get where they ask for it${tag}`, async ({
    stage,
  }) => {
    const status = await must(stage.release('status', '--env', environment));
    const [, address = ''] = /(https?:\/\/\S+\/)contracts\/r\//.exec(status) ?? [];
    const pages = asked === 'remotes' ? [] : ['--shell', stage.product.origins.shell];
    const places = ['--public', address, ...pages];
    await must(stage.release('settings', '--env', environment, ...places));
    const verify = ['verify', '--env', environment];
    expect(await must(stage.release(...verify))).toMatch(
      /browsers get the same: \d{2,} files requested from the public address/,
    );
    const dist = join(repository, 'remote-account', 'dist');
    const again = await must(stage.release('account', '--env', environment, '--dist', dist));
    expect(again).toMatch(
      /account\/r\/remote-entry\S+\.js: 200; text\/javascript; (br|gzip); public, /,
    );
    expect(again).toMatch(/browsers get the same: \d{2,} files requested from the public address/);
    const elsewhere = await stage.release(...verify, '--public', `${address}elsewhere/`);
    expect(elsewhere.code).toBe(1);
    expect(elsewhere.output).toMatch(
      /Browsers are told to read contracts at \S+, not at \S+elsewhere/,
    );
    const entry =
      (await stage.keys()).find((key) => key.startsWith('account/r/remote-entry')) ?? '';
    await stage.tamper(entry, (body) => `${body}\n`);
    const { output } = await stage.release(...verify);
    expect(output).toContain(`${entry} does not have the digest that the composition names.`);
    expect(output).toContain(`${address}${entry} differs from what was released.`);
    await stage.tamper(entry, (body) => body.slice(0, -1));
    await must(stage.release(...verify));
  });
}
