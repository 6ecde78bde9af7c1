import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { faultCode } from './fault-code';
import { showPlainReport } from './plain-report';

const page = readFileSync(join(__dirname, '../index.html'), 'utf8');
const fault = { kind: 'card', error: new TypeError('No Crude Supply') } as const;

const write = jest.fn<Promise<void>, [string]>();
const shown = () => document.querySelector('#diagnostics pre')?.textContent;
const said = () => document.querySelector('#diagnostics output')?.textContent;
const copy = () => document.querySelector<HTMLButtonElement>('#diagnostics button')?.click();

beforeEach(() => {
  document.body.innerHTML = /<body>([^]*)<\/body>/.exec(page)?.[1] ?? '';
  window.history.replaceState(null, '', '/trustfold?q=Crude');
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: write },
    configurable: true,
  });
  write.mockReset().mockResolvedValue();
});

describe('what a page says with nothing but itself', () => {
  it('[E3] is shown before it is copied: code, page, browser; no query and no message', async () => {
    showPlainReport(fault);
    expect(document.querySelector<HTMLDialogElement>('#diagnostics')?.open).toBe(true);
    expect(shown()).toContain(`- Code: ${faultCode(fault)}`);
    expect(shown()).toContain('- Page: http://127.0.0.1/trustfold\n');
    expect(shown()).toContain('card TypeError');
    expect(shown()).not.toContain('Crude');
    expect(write).not.toHaveBeenCalled();
    copy();
    await waitFor(() => expect(said()).toBe('Copied.'));
    expect(write).toHaveBeenCalledWith(shown());
  });

  it('[E3] gives way to a fuller report, and stays where that cannot be had', async () => {
    showPlainReport(fault, Promise.reject(new Error('down')));
    await waitFor(() => expect(shown()).toContain('- Code:'));
    showPlainReport(fault, Promise.resolve('All of it'));
    await waitFor(() => expect(shown()).toBe('All of it'));
  });

  it.each([
    ['refuses', { writeText: () => Promise.reject(new Error('refused')) }],
    ['is not there', undefined],
  ])('[E3] is selected where the clipboard %s', async (_, value) => {
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    showPlainReport(fault);
    copy();
    await waitFor(() => expect(said()).toMatch(/refused. The text is selected/));
    expect(getSelection()?.toString()).toBe(shown());
  });
});
