import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { commandsOf, documentsOf, isServer, tryCommand, whyLeftOut } from 'tooling/docs';
import { repository } from 'tooling/release';
import { limitFor } from './services/hang-limits';
import { run } from './services/run';

/** Every command of the README and the other documents, with the document that has it first. */
const commands = new Map<string, string>();
for (const { path, text } of documentsOf('.md'))
  for (const command of commandsOf(text))
    if (whyLeftOut(command) === undefined && !commands.has(command)) commands.set(command, path);

test.describe.configure({ timeout: limitFor(10 * commands.size) });

test('[tooling] every command of the documents works in a fresh clone @deep', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-documents-'));
  try {
    await run('git', ['clone', '--quiet', repository, folder], tmpdir());
    for (const [command, document] of commands)
      await test.step(`${command} (${document})`, async () => {
        const { code, output } = await tryCommand(command, folder);
        if (isServer(command)) {
          expect(output).toMatch(/ answered 200\./);
          expect(output).not.toMatch(/compiled with \d+ error/);
        } else expect(code, output.slice(-2_000)).toBe(0);
      });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
