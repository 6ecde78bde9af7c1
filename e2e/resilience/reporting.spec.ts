import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/drive';
import { startProduct } from 'tooling/serve';
import { specifiedRemotes } from '../core/specified-remotes';

// Not of `core/test`, whose guard lets no page send anything.
test('[G5] where an operator names a reporting address, what happened goes there when the page is left', async ({
  page,
}, { testId }) => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push(body);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const product = await startProduct({
    remotes: specifiedRemotes,
    environment: `e2e-${testId}`,
    temporary: true,
    config: { reportTo: `http://127.0.0.1:${port}/trustfold` },
  });
  try {
    await signIn(page);
    const address = `${dashboardAddress('admin', 'contracts')}&q=Crude`;
    await page.goto(new URL(address, product.url).href);
    await page.evaluate(() => void Promise.reject(new TypeError('No Crude Supply')));
    await page.getByRole('button', { name: 'Diagnostics and releases' }).click();
    await expect(page.getByRole('row', { name: /Unhandled rejection/ })).toBeVisible();
    expect(received).toEqual([]);
    await page.goto('about:blank');
    await expect.poll(() => received.length).toBe(1);
    expect(received[0]).toContain('"rejection"');
    expect(received[0]).not.toContain('Crude');
  } finally {
    await product.stop();
    server.close();
  }
});
