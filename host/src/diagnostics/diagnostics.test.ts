import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import * as webVitals from 'web-vitals';
import { diagnostics, note } from './collector';
import { faultCode } from './fault-code';

const onLCP = jest.fn<undefined, [(metric: object) => void]>();
jest.mock('web-vitals', () => {
  const watch = jest.fn();
  return {
    onCLS: watch,
    onFCP: watch,
    onINP: watch,
    onTTFB: watch,
    onLCP: (hear: (metric: object) => void) => onLCP(hear),
  };
});

const sent = jest.fn();
const secret = 'Crude Supply 2024';

beforeAll(() => {
  Object.assign(navigator, { sendBeacon: sent });
  window.history.replaceState(
    null,
    '',
    `/trustfold/dashboard/admin?tab=contracts&q=${encodeURIComponent(secret)}`,
  );
});

const kinds = async () => (await (await diagnostics()).readEvents()).map(({ kind }) => kind);

describe('what happens to a page', () => {
  it('[G7] is kept from before its ring came: the page itself, what it runs, and faults', async () => {
    const error = new TypeError(`Cannot read properties of ${secret}`);
    note('composition', {
      hash: 'a'.repeat(64),
      seq: 3,
      releases: 'account@aaaaaaaa contracts@bbbbbbbb',
    });
    note('rejection', { error });
    // The same error where it is shown; it is one fault.
    note('card', { error });
    await waitFor(async () =>
      expect(await kinds()).toEqual(
        expect.arrayContaining(['page', 'storage', 'composition', 'rejection']),
      ),
    );
    expect(await kinds()).not.toContain('card');
  });

  it('[G7] has its timings, by the library that measures them', async () => {
    await waitFor(() => expect(onLCP).toHaveBeenCalled());
    onLCP.mock.calls[0]?.[0]({ name: 'LCP', rating: 'good', value: 812.4 });
    const { pageVitals, sentenceOf } = await diagnostics();
    expect(pageVitals().map(sentenceOf)).toEqual(['LCP 812 ms good (dashboard)']);
    expect(webVitals.onCLS).toHaveBeenCalled();
  });

  it('[E3] is told of a fault in Markdown, with its code, and without a query or a record', async () => {
    const fault = { kind: 'load', remote: 'contracts', error: new Error(`No ${secret}`) } as const;
    const { reportText } = await diagnostics();
    const text = await reportText(fault);
    expect(text).toContain(`- **Code**: ${faultCode(fault)}`);
    expect(text).toContain('- **Page**: dashboard (http://127.0.0.1)');
    expect(text).toContain('contracts@bbbbbbbb');
    expect(text).toMatch(
      /\| Unhandled rejection \| TF-\w{4} \| {2}\| TypeError: Cannot read properties of …/,
    );
    for (const part of [secret, 'Crude', '?', encodeURIComponent(secret)])
      expect(text.replace(navigator.userAgent, '')).not.toContain(part);
  });

  it('[G5] is sent nowhere without an address to report to', () => {
    window.dispatchEvent(new Event('pagehide'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).not.toHaveBeenCalled();
  });
});
