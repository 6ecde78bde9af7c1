import type { Page } from '@playwright/test';
import { dashboardAddress, tabs, type Tab } from 'tooling/browser';
import { storedLimits } from 'shared-kernel/domain/text';
import { processSchema } from 'shared-kernel/domain/process';
import { clientSchema } from 'shared-kernel/domain/client';
import { contractSchema } from 'shared-kernel/domain/contract';
import {
  auditEntrySchema,
  notificationSchema,
  processAlertSchema,
  profileSchema,
  transactionSchema,
} from 'shared-kernel/testing/records';
import { complianceRecordSchema } from 'shared-kernel/domain/compliance';
import { watchRest } from '../core/at-rest';
import { bringChanged } from '../core/workspace-file';
import { lookAt } from '../core/look-at';
import { expect, test } from '../core/test';

interface Schema {
  readonly '~standard': { readonly validate: (value: unknown) => unknown };
}

const schemas: Readonly<Record<string, Schema>> = {
  auditEntries: auditEntrySchema,
  clients: clientSchema,
  complianceRecords: complianceRecordSchema,
  contracts: contractSchema,
  notifications: notificationSchema,
  processAlerts: processAlertSchema,
  processes: processSchema,
  profiles: profileSchema,
  transactions: transactionSchema,
};

const accepts = (schema: Schema, record: object) =>
  !('issues' in Object(schema['~standard'].validate(record)));

/** What joins a record to others, is a picture or leads to a person; an import takes it as it is typed alone. */
const isLeft = (key: string) =>
  /^(id|avatar|collection|currentMilestone|email|phone|relatedProcess|website)$|Id$/.test(key);

/** A turned direction, marks that no font stacks, and letters that are drawn closer in pairs, unspaced. */
const oddities = `\u202E${'\u0E49'.repeat(300)}`;
const unbroken = (text: string, length: number) =>
  (text.replace(/\s/g, '').slice(0, 20) + oddities + 'AVATo'.repeat(length)).slice(0, length);

const largest = 90_000_000_000_000;

function longer(value: unknown): unknown[] {
  if (typeof value === 'number') return [largest];
  if (typeof value !== 'string' || value === '') return [];
  return [storedLimits.text, storedLimits.line, storedLimits.id].map((length) =>
    unbroken(value, length),
  );
}

type Holder = Record<string, unknown>;

function lengthen(holder: Holder, isAccepted: () => boolean): void {
  for (const [key, value] of Object.entries(holder)) {
    if (isLeft(key)) continue;
    if (typeof value === 'object' && value !== null) lengthen(value as Holder, isAccepted);
    const found = longer(value).some((candidate) => {
      holder[key] = candidate;
      return isAccepted();
    });
    if (!found) holder[key] = value;
  }
}

interface WorkspaceFile {
  readonly collections: Readonly<Record<string, Holder[]>>;
  /** The file as it is imported. */
  readonly text: string;
}

/** A workspace whose every text and amount is the longest that can be stored, unbroken. */
function withLongestTexts(file: string): WorkspaceFile {
  const [head = '', ...lines] = file.trimEnd().split('\n');
  const collections: Record<string, Holder[]> = {};
  const lengthened = lines.map((line) => {
    const [name, record] = JSON.parse(line) as [string, Holder];
    const schema = schemas[name];
    if (!schema) return line;
    lengthen(record, () => accepts(schema, record));
    (collections[name] ??= []).push(record);
    return JSON.stringify([name, record]);
  });
  return { collections, text: [head, ...lengthened].join('\n') };
}

/** By which parameter the address names a tab's open record, and where the record is kept. */
const opened = [
  ['contracts', 'contract', 'contracts'],
  ['clients', 'client', 'clients'],
  ['clients', 'section=users&client', 'clients'],
  ['clients', 'section=history&client', 'clients'],
  ['compliance', 'case', 'complianceRecords'],
  ['transactions', 'tx', 'transactions'],
  ['processes', 'process', 'processes'],
  ['notifications', 'n', 'notifications'],
] as const;

/** Brings a workspace in which every text is as long as it may be, and every amount as large. */
const bringLongestTexts = (page: Page): Promise<WorkspaceFile> =>
  bringChanged(page, withLongestTexts);

/** What every long text begins with, behind its own first letters. */
const turned = '\u202E';

const maxInOnePiece = 100;

/** What of the page stands beyond its edge, and what is drawn in one long piece. */
const drawn = (page: Page) =>
  page.evaluate((most) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond =
      scrollWidth > clientWidth
        ? [...document.body.querySelectorAll('*')]
            .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
            .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`)
            .slice(0, 12)
        : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unbroken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('script, style, textarea, .tf-visually-hidden')) continue;
      for (const run of (node.textContent ?? '').split(/\s/))
        if (run.length > most)
          unbroken.push(`${node.parentElement?.outerHTML.slice(0, 80) ?? ''} ${run.length}`);
    }
    return { sideways: scrollWidth - clientWidth, beyond, unbroken };
  }, maxInOnePiece);

const softly = expect.configure({ soft: true });

/** Looks when the page is at rest: a text is there before the elements beside it. */
function watchBounds(page: Page) {
  const untilAtRest = watchRest(page);
  return async (what: string) => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await untilAtRest();
    await softly
      .poll(() => drawn(page), `${what} is drawn in pieces, within the page`)
      .toEqual({ sideways: 0, beyond: [], unbroken: [] });
  };
}

for (const viewport of [
  { width: 320, height: 700 },
  { width: 1440, height: 900 },
]) {
  test(`[C4, N2, PM2, TX3, CL2] the longest texts and amounts that can be stored scroll no list sideways, ${viewport.width} wide @deep`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const expectBounded = watchBounds(page);
    await bringLongestTexts(page);
    for (const tab of tabs) {
      await page.goto(dashboardAddress('admin', tab));
      await expect(page.locator('body').getByText(turned).first()).toBeAttached();
      await expectBounded(tab);
      await lookAt(page, `long-${viewport.width}-${tab}`);
    }
  });

  test(`[C11, N3, PM3, TX4, CL4, CO4] the longest texts scroll no details, print page or search sideways, ${viewport.width} wide @deep`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const expectBounded = watchBounds(page);
    const { collections } = await bringLongestTexts(page);
    const details = page
      .getByRole('dialog')
      .or(page.getByRole('region', { name: turned }))
      .or(page.getByRole('article', { name: turned }));
    const open = async (tab: Tab, parameter: string, collection: string) => {
      const id = String(collections[collection]?.[0]?.id);
      await page.goto(`${dashboardAddress('admin', tab)}&${parameter}=${id}`);
      await expect(details.first()).toBeVisible();
    };
    for (const [tab, parameter, collection] of opened) {
      await open(tab, parameter, collection);
      await expectBounded(`${tab} ${parameter}`);
    }
    await test.step('on paper', async () => {
      await open('contracts', 'contract', 'contracts');
      await page.emulateMedia({ media: 'print' });
      await expectBounded('paper');
      await page.emulateMedia({ media: 'screen' });
    });
    await test.step('in the search', async () => {
      await page.goto(dashboardAddress('admin'));
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Search and go to' }).fill('crudeoil');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectBounded('search');
    });
  });
}
