import { audit, auditedPages, faultsOf, scoreOf, steadyCategories } from 'tooling/lighthouse';
import { expect, test } from '../core/test';
import { limitFor } from './services/hang-limits';

// Three tries of a page, each in a browser of its own.
test.describe.configure({ timeout: limitFor(45) });

for (const page of auditedPages)
  test(`[accessibility] Lighthouse gives ${page.name} a hundred for accessibility and best practices @deep`, async ({
    product,
  }) => {
    const { lhr } = await audit(page, product.url, { categories: steadyCategories });
    expect(faultsOf(lhr)).toEqual([]);
    expect(steadyCategories.map((category) => scoreOf(lhr, category))).toEqual([100, 100]);
  });
