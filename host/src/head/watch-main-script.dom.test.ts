import { watchMainScript, isUnknownPath } from './watch-main-script';

jest.mock('react-router-dom', () => jest.requireActual<object>('../initial-html/placeholder-link'));

/** Markup that the build writes into the page, so the script in the head does not import it. */
const { initialHtmlMarkup, loadErrorMarkup } =
  jest.requireActual<Record<'initialHtmlMarkup' | 'loadErrorMarkup', string>>(
    '../initial-html/markup',
  );
const body = initialHtmlMarkup + loadErrorMarkup;

const main = 'http://127.0.0.1/assets/main.js';
const words = () => document.getElementById('not-loaded');
const scripts = () => [...document.head.querySelectorAll('script')];

function add(isMain: boolean) {
  const script = document.createElement('script');
  script.src = main;
  script.defer = isMain;
  document.head.append(script);
}

const fail = () => {
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(1_000);
};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = body;
});

afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('a page whose main script is loading', () => {
  // `watchMainScript` is called only once for all tests, because each call adds listeners to the window.
  beforeAll(watchMainScript);

  it('[E3] the failure of another script is neither retried nor reported', () => {
    add(false);
    fail();
    expect(scripts()).toHaveLength(1);
    expect(words()).not.toBeVisible();
  });

  it('[E3] the main script is retried twice without the browser cache, and then the error replaces the gate', () => {
    add(true);
    fail();
    expect(scripts().at(-1)?.src).toMatch(/main\.js\?retry=/);
    fail();
    expect(scripts()).toHaveLength(3);
    expect(words()).not.toBeVisible();
    fail();
    expect(scripts()).toHaveLength(3);
    expect(words()).toBeVisible();
    expect(document.getElementById('first-paint')).toBeNull();
  });
});

describe('a page whose script cannot be parsed', () => {
  const throwIn = (filename: string, error: Error) => {
    dispatchEvent(new ErrorEvent('error', { error, filename }));
    jest.advanceTimersByTime(1_000);
  };
  beforeAll(watchMainScript);

  it('[E3] the main script is requested again only after a syntax error', () => {
    add(true);
    throwIn(main, new TypeError('thrown by what ran'));
    throwIn('http://127.0.0.1/assets/other.js', new SyntaxError('Unexpected token'));
    expect(scripts()).toHaveLength(1);
    throwIn(main, new SyntaxError('Unexpected token'));
    expect(scripts().at(-1)?.src).toMatch(/main\.js\?retry=/);
  });
});

describe('a page whose script loads but cannot start', () => {
  const throwIn = (error: Error) => {
    dispatchEvent(new ErrorEvent('error', { error, message: String(error), filename: main }));
    jest.advanceTimersByTime(1_000);
  };
  const sentence =
    'The page loaded but could not start in this browser. Update the browser, then reload the page.';
  beforeEach(() => {
    watchMainScript();
    add(true);
  });

  it('[E3] if the main script throws, an error that does not mention the connection appears at once', () => {
    throwIn(new TypeError('Promise.withResolvers is not a function'));
    expect(words()).toBeVisible();
    expect(words()).toHaveTextContent(sentence);
    expect(words()).not.toHaveTextContent('connection');
    expect(document.getElementById('first-paint')).toBeNull();
  });

  it('[E3] an error appears if the main script cannot be parsed in three attempts', () => {
    for (let time = 1; time <= 3; time += 1) {
      const filename = scripts().at(-1)?.src ?? '';
      const error = new SyntaxError('Unexpected token');
      dispatchEvent(new ErrorEvent('error', { error, message: String(error), filename }));
      jest.advanceTimersByTime(1_000);
    }
    expect(words()).toHaveTextContent(sentence);
  });

  it('[E3] script errors cause no loading error once the shell has started', () => {
    words()?.remove();
    throwIn(new TypeError('thrown by the shell'));
    expect(document.getElementById('first-paint')).not.toBeNull();
  });
});

describe('a page whose script hangs', () => {
  it('[E3] an error appears if the main script has not loaded after 30 seconds', () => {
    watchMainScript();
    jest.advanceTimersByTime(29_000);
    expect(words()).not.toBeVisible();
    jest.advanceTimersByTime(1_000);
    expect(words()).toBeVisible();
  });

  it('[R27] the error says that the product works only at the root of a host name', () => {
    history.replaceState(null, '', '/apps/trustfold/');
    watchMainScript();
    jest.advanceTimersByTime(30_000);
    history.replaceState(null, '', '/');
    expect(words()).toHaveTextContent(
      'This page was opened at /apps/trustfold/. Trustfold works only at the root of a host name, such as http://127.0.0.1/.',
    );
  });

  it('[R27] at a path of the product, the error does not say that the product needs the root path', () => {
    watchMainScript();
    jest.advanceTimersByTime(30_000);
    expect(words()).toBeVisible();
    expect(words()).not.toHaveTextContent('root of a host name');
  });

  it('[E3] the error of the initial HTML copies the report', async () => {
    const write = jest.fn<Promise<void>, [string]>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: write },
      configurable: true,
    });
    watchMainScript();
    jest.advanceTimersByTime(30_000);
    const [, copy] = words()?.querySelectorAll('button') ?? [];
    copy?.click();
    await Promise.resolve();
    expect(write.mock.calls[0]?.[0]).toContain('script could not be loaded after 1 attempts');
  });

  it('[R58, E3] if copying is not possible, the error of the initial HTML shows the report as selected text', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    watchMainScript();
    jest.advanceTimersByTime(30_000);
    const [, copy] = words()?.querySelectorAll('button') ?? [];
    for (let presses = 0; presses < 2; presses += 1) {
      copy?.click();
      await Promise.resolve();
      await Promise.resolve();
    }
    const fields = words()?.querySelectorAll('textarea') ?? [];
    expect(fields).toHaveLength(1);
    expect(fields[0]?.value).toContain('script could not be loaded');
    expect(fields[0]?.selectionEnd).toBe(fields[0]?.value.length);
    expect(words()).toHaveTextContent('The text is selected');
  });

  it('[E3] no loading error appears once the shell has started', () => {
    watchMainScript();
    words()?.remove();
    jest.advanceTimersByTime(30_000);
    expect(document.getElementById('first-paint')).not.toBeNull();
  });
});

describe('isUnknownPath', () => {
  it.each(['/', '/trustfold', '/trustfold/', '/trustfold/dashboard/admin', '/portal/login'])(
    '[R27] the path %s is recognized as a path of the product',
    (pathname) => expect(isUnknownPath(pathname)).toBe(false),
  );

  it.each(['/apps/trustfold/', '/apps/trustfold/portal/login', '/index.html', '/trustfold2'])(
    '[R27] the path %s is recognized as unknown',
    (pathname) => expect(isUnknownPath(pathname)).toBe(true),
  );
});
