import {
  copyReport,
  setReportedComposition,
  addReportedError,
  setReportedRelease,
  createErrorReport,
} from './report';

const write = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  window.history.replaceState(null, '', '/trustfold/dashboard/admin?tab=contracts&q=Crude');
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: write },
    configurable: true,
  });
  write.mockReset().mockResolvedValue();
});

const thrown = (message: string, ...frames: readonly string[]) =>
  Object.assign(new TypeError(message), {
    stack: [`TypeError: ${message}`, ...frames].join('\n'),
  });

describe('diagnostics report', () => {
  it('[E3] the diagnostics report contains the browser and the page’s URL without the query', () => {
    const text = createErrorReport();
    expect(text).toContain('- Page: http://127.0.0.1/trustfold/dashboard/admin?tab=contracts\n');
    expect(text).toContain(navigator.userAgent);
    expect(text).not.toContain('Crude');
  });

  it('[E3] the diagnostics report lists shell and kernel first, and each remote once it runs', () => {
    expect(createErrorReport()).toContain(
      '- Shell: not known\n- Runs: kernel not known, composition not',
    );
    document.head.innerHTML = `<meta name="trustfold-chunks" content='{"kernel":"2.1.0"}' />
      <script defer src="/assets/main.0123456789.js?retry=1"></script>`;
    expect(createErrorReport()).toContain('- Shell: main.0123456789.js\n');
    expect(createErrorReport()).toContain('- Runs: kernel 2.1.0, composition not known\n');
    setReportedComposition('composition a1b2');
    setReportedRelease('account', 'aaaa');
    setReportedRelease('contracts', 'bbbb');
    setReportedRelease('account', 'cccc');
    expect(createErrorReport()).toContain(
      '- Runs: kernel 2.1.0, composition a1b2: account@cccc, contracts@bbbb\n',
    );
    document.head.innerHTML = '';
  });

  it('[E3, G5] the diagnostics report contains an error with cause and stack, without data from records', () => {
    const error = thrown(
      'The server answered 503 for “Crude Supply” of CTR-2024-001 at 78,000,000',
      '    at run (http://127.0.0.1/assets/main.01.js?q=Crude:12:34)',
    );
    error.cause = new Error("Cannot read properties of undefined (reading 'Atlas')");
    addReportedError(error);
    const text = createErrorReport();
    expect(text).toContain('TypeError: The server answered 503 for … of … at …\n');
    expect(text).toContain('  cause: Cannot read properties of undefined (reading …)\n');
    expect(text).toContain('  at run (http://127.0.0.1/assets/main.01.js:12:34)\n');
    for (const value of ['Crude', 'CTR-', '78,', 'Atlas']) expect(text).not.toContain(value);
  });

  it('[G5] stack frames of the report come only from the stack, not from an error message that looks like one', () => {
    addReportedError(
      thrown('Refused\n    at f (Crude:1:2)', '    at g (http://127.0.0.1/a.js:3:4)'),
    );
    expect(createErrorReport()).toContain('  at g (http://127.0.0.1/a.js:3:4)');
    expect(createErrorReport()).not.toContain('Crude');
  });

  it('[E3] the diagnostics report contains the last ten errors without duplicates, for any thrown value', () => {
    const hostile = Object.defineProperty(new Error('x'), 'message', {
      get: () => {
        throw new Error('hostile');
      },
    });
    for (const one of [undefined, null, {}, Symbol('s'), hostile]) addReportedError(one);
    const letters = Array.from('abcdefghijkl');
    for (const letter of letters) addReportedError(letter);
    for (const letter of letters) addReportedError(letter);
    const [, ...errors] = createErrorReport().trimEnd().split('\n\n').slice(1);
    expect(errors).toEqual(letters.slice(-10));
  });

  it('[E3] the diagnostics report can be copied, or a message says that copying was blocked', async () => {
    await expect(copyReport()).resolves.toBe('Copied');
    expect(write.mock.calls[0]?.[0]).toMatch(/^# Trustfold\n/);
    write.mockRejectedValue(new Error('refused'));
    await expect(copyReport()).resolves.toBe('Copying was blocked');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await expect(copyReport()).resolves.toBe('Copying was blocked');
  });
});
