import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import type { ServedProduct } from '../core/shared-product';

type Files = Readonly<Record<string, string>>;
type EnvironmentPointer = {
  composition: { remotes: Record<string, { files: Files; entry: string }> };
};

const entry = 'hostile.js';

/**
 * Returns the code of a remote entry. The entry runs the code `atStart` and exposes the component `screen`, which can
 * use `h`, `useState` and other React functions.
 */
const entryOf = (name: string, screen: string, atStart: string) => `
  ${atStart};
  let lent;
  var ${name} = {
    init(scope) { lent = scope; },
    async get() {
      const factory = await Object.values(lent.react)[0].get();
      const { createElement: h, use, useEffect, useLayoutEffect, useState } = factory();
      const Screen = ${screen};
      return () => ({ Screen });
    },
  };`;

interface Hostile {
  readonly screen: string;
  readonly atStart?: string;
}

export async function replaceWithHostileRemote(
  page: Page,
  { origins }: ServedProduct,
  { screen, atStart = '' }: Hostile,
): Promise<void> {
  const body = entryOf('contracts', screen, atStart);
  const digest = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  await page.route(`${origins.shell}/env/**/current.json`, async (route) => {
    const response = await route.fetch();
    const pointer = (await response.json()) as EnvironmentPointer;
    const { contracts } = pointer.composition.remotes;
    if (contracts)
      Object.assign(contracts, { entry, files: { ...contracts.files, [entry]: digest } });
    await route.fulfill({ response, json: pointer });
  });
  await page.route(`${origins.contracts}/**/${entry}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body,
    }),
  );
}
