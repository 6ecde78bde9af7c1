import type { Page } from '@playwright/test';
import { dashboardAddress, dashboardTabs, type DashboardTab } from 'tooling/browser';
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
import { watchPageIdle } from '../core/page-idle';
import { importChangedWorkspace } from '../core/workspace-file';
import { saveScreenshot } from '../core/save-screenshot';
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

/** Fields whose text is not replaced, because an import rejects invalid references, pictures and contact data. */
const isLeft = (key: string) =>
  /^(id|avatar|collection|currentMilestone|email|phone|relatedProcess|website)$|Id$/.test(key);

/** Unusual characters: a right-to-left override and 300 combining marks, without spaces. */
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
  readonly text: string;
}

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

const importLongestTexts = (page: Page): Promise<WorkspaceFile> =>
  importChangedWorkspace(page, withLongestTexts);

const turned = '\u202E';

const maxInOnePiece = 100;

/**
 * Returns the elements that extend beyond the right edge of the page, and strings of more than 100 characters without
 * white space.
 */
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

/**
 * Returns a function that checks the layout once the page is idle, because elements that load late can cause overflow.
 */
function watchBounds(page: Page) {
  const untilAtRest = watchPageIdle(page);
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
  test(`[C4, N2, PM2, TX3, CL2] lists do not scroll sideways with texts and amounts of maximum length at a width of ${viewport.width} px @deep`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const expectBounded = watchBounds(page);
    await importLongestTexts(page);
    for (const tab of dashboardTabs) {
      await page.goto(dashboardAddress('admin', tab));
      await expect(page.locator('body').getByText(turned).first()).toBeAttached();
      await expectBounded(tab);
      await saveScreenshot(page, `long-${viewport.width}-${tab}`);
    }
  });

  test(`[C11, N3, PM3, TX4, CL4, CO4] details, printed pages and search do not scroll sideways with the longest texts at a width of ${viewport.width} px @deep`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const expectBounded = watchBounds(page);
    const { collections } = await importLongestTexts(page);
    const details = page
      .getByRole('dialog')
      .or(page.getByRole('region', { name: turned }))
      .or(page.getByRole('article', { name: turned }));
    const open = async (tab: DashboardTab, parameter: string, collection: string) => {
      const id = String(collections[collection]?.[0]?.id);
      await page.goto(`${dashboardAddress('admin', tab)}&${parameter}=${id}`);
      await expect(details.first()).toBeVisible();
    };
    for (const [tab, parameter, collection] of opened) {
      await open(tab, parameter, collection);
      await expectBounded(`${tab} ${parameter}`);
    }
    await test.step('a printed page with long texts does not overflow', async () => {
      await open('contracts', 'contract', 'contracts');
      await page.emulateMedia({ media: 'print' });
      await expectBounded('paper');
      await page.emulateMedia({ media: 'screen' });
    });
    await test.step('search results with long texts do not overflow', async () => {
      await page.goto(dashboardAddress('admin'));
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Search Trustfold' }).fill('crudeoil');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectBounded('search');
    });
  });
}
