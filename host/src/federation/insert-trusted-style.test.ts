import { trustRelease } from 'shared-kernel/remote';
import { insertTrustedStyle } from 'tooling/webpack/insert-trusted-style';

const folder = 'http://127.0.0.1:1/contracts/r/a/';

trustRelease({ address: folder, files: { 'a.css': 'sha384-abc' } }, window.location.href);

function insert(href: string) {
  const link = document.createElement('link');
  link.href = href;
  const fail = jest.fn();
  link.onerror = fail;
  insertTrustedStyle(link);
  return { link, fail };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

describe('insertTrustedStyle', () => {
  it('[federation] holds a stylesheet to the digest that its release names', () => {
    const { link } = insert(`${folder}a.css`);
    expect(link.integrity).toBe('sha384-abc');
    expect(link.crossOrigin).toBe('anonymous');
    expect(link).toBeInTheDocument();
  });

  it('[federation] refuses a stylesheet that its release does not name', () => {
    const { link, fail } = insert(`${folder}b.css`);
    expect(fail).toHaveBeenCalledTimes(1);
    expect(link).not.toBeInTheDocument();
  });

  it('[federation] leaves one without a release, as of a development server, alone', () => {
    const { link } = insert('http://127.0.0.1:2/a.css');
    expect(link).toBeInTheDocument();
  });

  it('[E3] asks twice more for one that failed before it says so', () => {
    const { link, fail } = insert(`${folder}a.css`);
    const failOnce = () => {
      link.dispatchEvent(new Event('error'));
      jest.runAllTimers();
    };
    failOnce();
    expect(link.href).toMatch(/a\.css\?retry=/);
    failOnce();
    expect(fail).not.toHaveBeenCalled();
    failOnce();
    expect(fail).toHaveBeenCalledTimes(1);
  });
});
