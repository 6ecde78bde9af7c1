import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requirePointer } from '../compose/documents';
import { recordKey } from '../compose/keys';
import { builtFrom, commitWords, writeBuiltFrom } from '../provenance/built-from';
import { production, useReleases } from './test-bench';

const { store, run, buildRemote, buildShell, releaseShell } = useReleases();

const elsewhere = {
  commit: 'c0ffee'.repeat(6),
  clean: false,
  builder: 'https://ci.example.com/runs/7',
  lockfile: 'digest',
  node: 'v20',
};

const where = [...production, '--public', 'https://r.example.com/'];
const releaseBuild = (dist: string) => run('contracts', '--dist', dist, ...where);

describe('a build that was made elsewhere', () => {
  it('[deployment] is recorded beside its release, in the history and in the status, by its own commit', async () => {
    const remote = await buildRemote('contracts', 'one');
    writeBuiltFrom(remote, elsewhere);
    await releaseBuild(remote);
    const pointer = await requirePointer(store, 'production');
    expect(pointer).toMatchObject({
      from: commitWords(builtFrom()),
      built: 'c0ffeec0ffee with changes',
    });
    const { release = '' } = pointer.composition.remotes.contracts ?? {};
    const kept = await store.get(recordKey('contracts', release));
    expect(JSON.parse(String(kept?.body))).toEqual(elsewhere);
    expect(await run('history', ...production)).toMatch(
      /from [^,]+, built from c0ffeec0ffee with changes\n/,
    );
    const builder = 'by https://ci.example.com/runs/7\n';
    expect(await run('status')).toContain(`built from c0ffeec0ffee with changes ${builder}`);

    const shell = await buildShell('one');
    writeBuiltFrom(shell, { ...elsewhere, clean: true });
    await run('shell', '--dist', shell, ...where);
    expect((await requirePointer(store, 'production')).built).toBe('c0ffeec0ffee');
    expect(await run('status')).toContain(`built from c0ffeec0ffee ${builder}`);
  });

  it('[deployment] is released though its record cannot be read, and nothing is said of it', async () => {
    const remote = await buildRemote('contracts', 'one');
    await writeFile(join(remote, 'built.json'), '{');
    await releaseBuild(remote);
    expect((await requirePointer(store, 'production')).built).toBeUndefined();
    expect(await run('status')).not.toContain('built from');
  });
});

describe('a shell that was released before anything was promoted', () => {
  it('[deployment] is in the history with who released it and why, then and afterwards', async () => {
    await releaseShell('one', ...where, '--message', 'The first page');
    await releaseShell('two', ...where);
    await run('rollback', 'shell', ...production);
    const alone = await run('history', ...production);
    expect(alone).toMatch(
      /^ {4}3 .* roll shell back to (\w{8})\n[^]*release shell \w{8}\n[^]*release shell \1\n +“The first page”, by .+, from .+\n$/,
    );
    await releaseBuild(await buildRemote('contracts', 'one'));
    const all = await run('history', ...production);
    expect(all).toMatch(/^ {4}4 .* release contracts \w{8}\n/);
    expect(all.endsWith(alone)).toBe(true);
  });
});
