import { webcrypto } from 'node:crypto';
import { auditCsvColumns, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Checkpoint } from './evidence-data';
import {
  headOf,
  headOfStanding,
  linkEntry,
  makeSigningKey,
  signCheckpoint,
} from 'shared-kernel/testing/evidence';
import { csvContent } from 'shared-kernel/format';
import { evidencePage, inLogOrder } from './evidence-page';
import { showEvidence } from './show-evidence';

const entryOf = (number: number): AuditEntry => ({
  id: `AU-172163880000${number}-0001-abcdefg`,
  at: '2024-07-22T09:00:00.000Z',
  actor: 'Nadia Rahman',
  portal: 'admin',
  action: 'contract.create',
  label: 'Created the contract',
  subject: { collection: 'contracts', id: `CON-${number}`, label: `</script>Supply ${number}` },
  note: number === 0 ? 'A line\rand another\r\n\0 with “quotes”' : undefined,
});

async function* none() {
  yield await Promise.resolve([]);
}

const at = '2026-07-22T09:00:00.000Z';

/** The evidence of a log of this many entries; with `closes`, one more closes their section. */
async function pageOf(many: number, closes?: (checkpoint: Checkpoint) => Checkpoint) {
  let head = await headOfStanding(none());
  const entries = Array.from({ length: many }, (_, number) => {
    const entry = linkEntry(entryOf(number), head);
    head = headOf(entry);
    return entry;
  });
  if (closes) {
    const { seq, digest } = head;
    const checkpoint = await signCheckpoint({ seq, digest, at }, await makeSigningKey());
    const closed = { section: 1, count: many, earlier: 0, checkpoint: closes(checkpoint) };
    const closing = linkEntry(entryOf(many), head, closed);
    entries.push(closing);
    head = headOf(closing);
  }
  const { seq, digest } = head;
  const checkpoint = await signCheckpoint({ seq, digest, at }, await makeSigningKey());
  const ordered = inLogOrder(entries);
  const csv = csvContent(auditCsvColumns, ordered);
  return evidencePage({ entries: ordered, csv, checkpoint, at, script: '' });
}

async function opened(page: string): Promise<Document> {
  const document = new DOMParser().parseFromString(page, 'text/html');
  await showEvidence(document);
  return document;
}

const shown = async (page: string): Promise<string> =>
  (await opened(page)).getElementById('verdict')?.textContent ?? '';

/** A page with something of it changed, which is there. */
function changed(page: string, from: string, to: string): string {
  expect(page).toContain(from);
  return page.replace(from, to);
}

beforeAll(() => {
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
});

afterAll(() => {
  Reflect.deleteProperty(crypto, 'subtle');
});

describe('the exported evidence', () => {
  it('[audit] verifies itself with any content of its entries', async () => {
    const text = await shown(await pageOf(4));
    expect(text).toContain('Sound up to entry 4');
    expect(text).toContain('signed by the key of the browser');
    expect(text).toContain('cannot detect that the owner of the device');
  });

  it.each([1, 2, 4])('[audit] names entry %d where one byte of it was changed', async (seq) => {
    const page = changed(await pageOf(4), `Supply ${seq - 1}"`, `supply ${seq - 1}"`);
    expect(await shown(page)).toContain(`Entry ${seq} was changed after it was written.`);
  });

  it('[audit] names a line that cannot be read', async () => {
    const page = await pageOf(3);
    expect(
      await shown(page.replace('{"id":"AU-1721638800001', '{"id:"AU-1721638800001')),
    ).toContain('Broken at line 2');
  });

  it('[audit] says that the checkpoint was changed', async () => {
    const page = changed(
      await pageOf(3),
      '"at":"2026-07-22T09:00:00.000Z","sig',
      '"at":"2026-07-23T09:00:00.000Z","sig',
    );
    expect(await shown(page)).toContain('Broken at the checkpoint');
  });

  it.each([
    ['Supply 2,', 'supply 2,', 'at the line of 3 of 4. The entry reads: Nadia Rahman, Created'],
    ['Time (UTC)', 'Time (GMT)', 'at its header.'],
    ['Supply 3,,,\r\n', 'Supply 3,,,\r\nAU-9,more\r\n', 'at the line of 5 of 4.'],
  ])('[audit] names where the CSV was changed from “%s” to “%s”', async (from, to, where) => {
    const text = await shown(changed(await pageOf(4), from, to));
    expect(text).toContain('Broken in the CSV');
    expect(text).toContain(`but their CSV was changed ${where}`);
  });

  it('[audit] shows next to the verdict what was verified, not what the file says there', async () => {
    const page = changed(
      await pageOf(2),
      '>2 entries, exported at 2026',
      '>9 entries, exported at 2020',
    );
    const document = await opened(changed(page, '  "seq": 2', '  "seq": 9'));
    expect(document.getElementById('about')?.textContent).toMatch(
      /^2 entries, exported at 2026-07-22T09:00:00\.000Z \(UTC\)\./,
    );
    expect(document.getElementById('statement')?.textContent).toContain('"seq": 2');
  });

  it('[audit, evidence] has the closed sections of the log, each with its checkpoint', async () => {
    const text = await shown(await pageOf(3, (checkpoint) => checkpoint));
    expect(text).toContain('Sound up to entry 4');
    expect(text).toContain('3 entries are in 1 closed section.');
    const page = changed(await pageOf(3, (checkpoint) => checkpoint), 'Supply 1"', 'supply 1"');
    expect(await shown(page)).toContain('Entry 2 was changed after it was written.');
  });

  it('[audit, evidence] says that the checkpoint of a closed section is not its key’s', async () => {
    const page = await pageOf(3, (checkpoint) => ({
      ...checkpoint,
      at: '2026-07-23T09:00:00.000Z',
    }));
    expect(await shown(page)).toContain('Broken at the end of closed section 1');
  });

  it('[audit] makes no request', async () => {
    const page = await pageOf(1);
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/(?:src|href)=/);
  });
});
